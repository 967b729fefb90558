import { Button, Group, SegmentedControl, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  ANNOUNCEMENT_TYPES,
  type Announcement,
  changeAnnouncement,
  createAnnouncement,
  publishAnnouncement,
  type WrittenAnnouncement,
} from '@waypost/contract/announcements';
import { PLANS } from '@waypost/contract/plans';
import { completeAddress } from '@waypost/contract/wire';
import type { Locale } from '@waypost/i18n/locale';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/i18n/locale-provider.tsx';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { Choices } from '../../../ui/fields/choices.tsx';
import classes from '../../../ui/fields/fields.module.css';
import { Form } from '../../../ui/fields/form.tsx';
import { LANGUAGES } from '../../../ui/fields/languages.ts';
import { DateTimeField } from '../../../ui/fields/moments/date-time-field.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useCountries } from '../../agency/index.ts';
import { announcementsPaths } from '../paths.ts';
import { NOTHING } from './announcements.ts';
import { MessageField } from './message-field.tsx';

const writtenOf = ({ type, text, link, starts, ends, plans, countries }: Announcement): WrittenAnnouncement => ({
  ...{ type, text, link, starts, ends, plans, countries },
});

/** Writes an announcement in three languages, says when and for whom, and shows what advisors will see. */
export function EditorForm({ announcement }: { readonly announcement: Announcement | null }) {
  const t = useTranslations('announcements.edit');
  const go = useGo();
  const form = useKeptForm<WrittenAnnouncement>(
    announcement ? `announcement-${announcement.id}-${announcement.version}` : 'announcement-new',
    {
      initialValues: announcement ? writtenOf(announcement) : NOTHING,
      validate: { text: ({ en }) => (en.trim() === '' ? t('english') : null) },
    },
  );
  // What the first of two calls stored: a second try goes on from there.
  const saved = useRef(announcement);
  const publishing = useRef(false);
  const action = useFormAction({
    form,
    run: async (values) => {
      const { current: known } = saved;
      saved.current = known
        ? await call(changeAnnouncement, { params: { id: known.id }, body: { ...values, version: known.version } })
        : await call(createAnnouncement, { body: values });
      const { id, state } = saved.current;
      if (publishing.current && state === 'draft') await call(publishAnnouncement, { params: { id } });
    },
    success: t('saved'),
    invalidate: [['announcements']],
    onSuccess: () => go(announcementsPaths.list()),
  });
  const submitAs = (publish: boolean) => () => {
    publishing.current = publish;
  };
  const isDraft = (announcement?.state ?? 'draft') === 'draft';
  return (
    <Form onSubmit={action.submit} errors={action.formErrors} className={classes.fields}>
      <Message form={form} />
      <Audience form={form} />
      <Group justify="flex-end">
        <Button
          type="submit"
          variant={isDraft ? 'default' : 'filled'}
          loading={action.pending}
          onClick={submitAs(false)}
        >
          {t('save')}
        </Button>
        {isDraft && (
          <Button type="submit" loading={action.pending} onClick={submitAs(true)}>
            {t('saveAndPublish')}
          </Button>
        )}
      </Group>
    </Form>
  );
}

interface Part {
  readonly form: Pick<
    UseFormReturnType<WrittenAnnouncement>,
    'values' | 'errors' | 'getInputProps' | 'setFieldValue' | 'clearFieldError'
  >;
}

function Message({ form }: Part) {
  const t = useTranslations('announcements.edit');
  const spoken = useLanguage();
  const [locale, setLocale] = useState<Locale>(form.values.text[spoken] === '' ? 'en' : spoken);
  const { type, text, link } = form.values;
  return (
    <SectionCard title={t('message')}>
      <div className={classes.fields}>
        <SegmentedControl
          aria-label={t('language')}
          data={LANGUAGES}
          value={locale}
          onChange={(value) => setLocale(value as Locale)}
        />
        <MessageField
          locale={locale}
          value={text[locale]}
          look={{ type, link: completeAddress(link) }}
          error={form.errors.text}
          onChange={(value) => {
            form.setFieldValue('text', { ...text, [locale]: value });
            form.clearFieldError('text');
          }}
        />
        <div className={classes.pair}>
          <Select
            label={t('type')}
            data={ANNOUNCEMENT_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
            allowDeselect={false}
            {...form.getInputProps('type')}
          />
          <TextInput
            label={t('link')}
            description={t('linkHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={2000}
            placeholder="https://"
            {...form.getInputProps('link')}
            value={link ?? ''}
            onChange={({ currentTarget }) => form.setFieldValue('link', currentTarget.value || null)}
          />
        </div>
      </div>
    </SectionCard>
  );
}

function Audience({ form }: Part) {
  const t = useTranslations('announcements.edit');
  const tPlans = useTranslations('shell.profile.plans');
  const countries = useCountries().data?.results ?? [];
  const { starts, ends, countries: chosen } = form.values;
  return (
    <SectionCard title={t('audience')} description={t('windowHint')}>
      <div className={classes.fields}>
        <div className={classes.pair}>
          <DateTimeField
            label={t('starts')}
            value={starts}
            error={errorOf(form.errors.starts)}
            onChange={(value) => form.setFieldValue('starts', value)}
          />
          <DateTimeField
            label={t('ends')}
            value={ends}
            error={errorOf(form.errors.ends)}
            onChange={(value) => form.setFieldValue('ends', value)}
          />
        </div>
        <div className={classes.pair}>
          <Choices
            label={t('plans')}
            hint={t('allPlans')}
            options={PLANS.map((value) => [value, tPlans(value)])}
            {...form.getInputProps('plans')}
          />
          <Choices
            label={t('countries')}
            hint={t('allCountries')}
            options={countries.map(({ id, name }) => [String(id), name])}
            value={chosen.map(String)}
            error={form.errors.countries}
            onChange={(ids) => form.setFieldValue('countries', ids.map(Number))}
          />
        </div>
      </div>
    </SectionCard>
  );
}

const errorOf = (shown: unknown): string | undefined => (typeof shown === 'string' ? shown : undefined);
