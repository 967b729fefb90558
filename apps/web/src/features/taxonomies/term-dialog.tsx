import { Select, TextInput } from '@mantine/core';
import {
  changeTerm,
  createTerm,
  slugFor,
  TERM_KINDS,
  TERM_NAME_MAX,
  TERM_SLUG_MAX,
  type Term,
  type TermKind,
} from '@waypost/contract/taxonomies';
import { inEveryLanguage, locales } from '@waypost/i18n/locale';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../ui/dialogs/use-discard.tsx';
import { useFormAction } from '../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../ui/fields/action-form.tsx';
import { useKeptForm } from '../../ui/fields/use-kept-form.ts';
import { TERMS_KEY } from './use-verbs.ts';

interface Props {
  /** Null: a new one, of this kind. */
  readonly term: Term | null;
  readonly kind: TermKind;
  readonly onClose: () => void;
}

/** What a term is called in each language; its address follows the English name until somebody writes another. */
export function TermDialog({ term, kind, onClose }: Props) {
  const t = useTranslations('taxonomies');
  const ui = useTranslations('ui');
  const [follows, setFollows] = useState(term === null);
  const form = useKeptForm(term ? `term-${term.id}-${term.version}` : 'term-new', {
    initialValues: { kind: term?.kind ?? kind, slug: term?.slug ?? '', name: term?.name ?? inEveryLanguage({}) },
    validate: { name: ({ en }) => (en.trim() === '' ? ui('fields.required') : null) },
  });
  const { name } = form.values;
  const action = useFormAction({
    form,
    run: (values) =>
      term
        ? call(changeTerm, { params: { id: term.id }, body: { name: values.name, version: term.version } })
        : call(createTerm, { body: values }),
    success: t('saved'),
    invalidate: [TERMS_KEY],
    onSuccess: onClose,
  });
  const { leave, question } = useDiscard(form.isDirty(), onClose);
  return (
    <Dialog opened onClose={leave} title={t(term ? 'editTitle' : 'create')} size={520}>
      <ActionForm action={action} submit={ui('actions.save')} onCancel={leave}>
        {term === null && (
          <Select
            label={t('kind')}
            data={TERM_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            allowDeselect={false}
            {...form.getInputProps('kind')}
          />
        )}
        {locales.map((locale, at) => (
          <TextInput
            key={locale}
            label={t(`names.${locale}`)}
            lang={locale}
            data-path={at === 0 ? 'name' : undefined}
            data-autofocus={at === 0 || undefined}
            required={locale === 'en'}
            maxLength={TERM_NAME_MAX}
            value={name[locale]}
            error={locale === 'en' && form.errors.name}
            onChange={({ currentTarget: { value } }) => {
              form.setFieldValue('name', { ...name, [locale]: value });
              if (follows && locale === 'en') form.setFieldValue('slug', slugFor(value));
            }}
          />
        ))}
        <TextInput
          label={t('slug')}
          description={t(term ? 'slugStays' : 'slugHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          readOnly={term !== null}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={TERM_SLUG_MAX}
          required={term === null}
          {...form.getInputProps('slug')}
          onChange={({ currentTarget: { value } }) => {
            setFollows(false);
            form.setFieldValue('slug', value);
          }}
        />
      </ActionForm>
      {question}
    </Dialog>
  );
}
