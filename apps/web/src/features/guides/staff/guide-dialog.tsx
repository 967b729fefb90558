import { SegmentedControl, Select, Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  changeGuide,
  createGuide,
  GUIDE_KINDS,
  GUIDE_TEXT_MAX,
  GUIDE_TITLE_MAX,
  type Guide,
  type GuideKind,
  type WrittenGuide,
} from '@waypost/contract/guides';
import { CHANNELS, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { about } from '@waypost/i18n/about';
import { inEveryLanguage, type Locale, locales } from '@waypost/i18n/locale';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { Choices } from '../../../ui/fields/choices.tsx';
import { LANGUAGES } from '../../../ui/fields/languages.ts';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { GUIDES_KEY } from './use-verbs.ts';

const NOTHING: WrittenGuide = {
  kind: 'onboarding',
  application: null,
  title: inEveryLanguage({}),
  text: inEveryLanguage({}),
  bottom_link: null,
  show_when_connected: false,
  languages: [],
  active: true,
};
const writtenOf = (guide: Guide): WrittenGuide => {
  const { kind, application, title, text, bottom_link, show_when_connected, languages, active } = guide;
  return { kind, application, title, text, bottom_link, show_when_connected, languages, active };
};

/** What is said about a video; its files come in the list. */
export function GuideDialog({ guide, onClose }: { readonly guide: Guide | null; readonly onClose: () => void }) {
  const t = useTranslations('guides.staff');
  const ui = useTranslations('ui.fields');
  const form = useKeptForm<WrittenGuide>(guide ? `guide-${guide.id}-${guide.version}` : 'guide-new', {
    initialValues: guide ? writtenOf(guide) : NOTHING,
    validate: { title: ({ en }) => (en.trim() === '' ? ui('required') : null) },
  });
  const { kind, application, bottom_link } = form.values;
  const action = useFormAction({
    form,
    run: (values) => {
      const body = { ...values, application: values.kind === 'tutorial' ? values.application : null };
      return guide
        ? call(changeGuide, { params: { id: guide.id }, body: { ...body, version: guide.version } })
        : call(createGuide, { body });
    },
    success: t('saved'),
    invalidate: [GUIDES_KEY],
    onSuccess: onClose,
  });
  const { leave, question } = useDiscard(form.isDirty(), onClose);
  return (
    <Dialog opened onClose={leave} title={t(guide ? 'editTitle' : 'create')} size={560}>
      <ActionForm action={action} submit={t('save')} onCancel={leave}>
        <Select
          label={t('kind')}
          data={GUIDE_KINDS.map((value) => ({ value, label: t(`kindNames.${value}`) }))}
          value={kind}
          allowDeselect={false}
          onChange={(value) => form.setFieldValue('kind', value as GuideKind)}
        />
        {kind === 'tutorial' && (
          <Select
            label={t('network')}
            data={SOCIAL_APPS.map((value) => ({ value, label: CHANNELS[value].name }))}
            value={application}
            error={form.errors.application}
            onChange={(value) => form.setFieldValue('application', value as SocialApp | null)}
            required
          />
        )}
        <Texts form={form} />
        {kind === 'onboarding' && (
          <TextInput
            label={t('link')}
            description={t('linkHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder="https://"
            maxLength={2000}
            value={bottom_link ?? ''}
            error={form.errors.bottom_link}
            onChange={({ currentTarget }) => form.setFieldValue('bottom_link', currentTarget.value || null)}
          />
        )}
        <Choices
          label={t('languages')}
          hint={t('allLanguages')}
          options={locales.map((value) => [value, about[value].name])}
          {...form.getInputProps('languages')}
        />
        {kind === 'tutorial' && (
          <Switch label={t('whenConnected')} {...form.getInputProps('show_when_connected', { type: 'checkbox' })} />
        )}
        <Switch label={t('active')} {...form.getInputProps('active', { type: 'checkbox' })} />
      </ActionForm>
      {question}
    </Dialog>
  );
}

/** Title and text in one language at a time. */
function Texts({
  form,
}: {
  readonly form: Pick<UseFormReturnType<WrittenGuide>, 'values' | 'errors' | 'setFieldValue'>;
}) {
  const t = useTranslations('guides.staff');
  const [locale, setLocale] = useState<Locale>('en');
  const { title, text } = form.values;
  return (
    <>
      <SegmentedControl
        aria-label={t('language')}
        data={LANGUAGES}
        value={locale}
        onChange={(value) => setLocale(value as Locale)}
      />
      <TextInput
        label={t('titleField')}
        lang={locale}
        data-path="title"
        maxLength={GUIDE_TITLE_MAX}
        required={locale === 'en'}
        value={title[locale]}
        error={form.errors.title}
        onChange={({ currentTarget }) => form.setFieldValue('title', { ...title, [locale]: currentTarget.value })}
      />
      <Textarea
        label={t('text')}
        description={t('textHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        lang={locale}
        maxLength={GUIDE_TEXT_MAX}
        autosize
        minRows={2}
        value={text[locale]}
        error={form.errors.text}
        onChange={({ currentTarget }) => form.setFieldValue('text', { ...text, [locale]: currentTarget.value })}
      />
    </>
  );
}
