import { Select, TextInput } from '@mantine/core';
import {
  type AgencyOption,
  type AgencyOptionKind,
  changeAgencyOption,
  createAgencyOption,
  isAlwaysOffered,
  isMask,
  MASK_MAX,
  OPTION_CODE_MAX,
  OPTION_LABEL_MAX,
  type WrittenAgencyOption,
} from '@waypost/contract/agency';
import { inEveryLanguage, locales } from '@waypost/i18n/locale';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { useCountries } from '../api.ts';
import { OPTIONS_KEY } from './lists.ts';

interface Props {
  readonly kind: AgencyOptionKind;
  /** The one that is looked at; a new one begins there. */
  readonly country: string;
  readonly option: AgencyOption | null;
  readonly onClose: () => void;
}

type Values = Record<string, unknown> & {
  readonly country: string | null;
  readonly code: string;
  readonly en: string;
  readonly es: string;
  readonly fr: string;
  readonly mask: string;
};

/** One of the lists' entries, or a new one. */
export function OptionDialog({ kind, country, option, onClose }: Props) {
  const t = useTranslations('agency.staff');
  const ui = useTranslations('ui.fields');
  const countries = useCountries().data?.results ?? [];
  const form = useKeptForm<Values>(option ? `agency-option-${option.id}-${option.version}` : `agency-option-${kind}`, {
    initialValues: {
      country: option ? (option.country === null ? null : String(option.country)) : country || null,
      code: option?.code ?? '',
      ...(option?.label ?? inEveryLanguage({})),
      mask: option?.mask ?? '',
    },
    validate: ({ country: where, code, mask }) => ({
      ...(kind === 'state' && where === null && { country: ui('required') }),
      ...(kind !== 'host' && code.trim() === '' && { code: ui('required') }),
      ...(mask.trim() !== '' && !isMask(mask.trim()) && { mask: t('maskWrong') }),
    }),
  });
  const action = useFormAction<Values>({
    form,
    fieldNames: { label: 'en' },
    run: ({ country: where, code, en, es, fr, mask }) => {
      const body: WrittenAgencyOption = {
        kind,
        country: where === null ? null : Number(where),
        code: kind === 'host' ? '' : code.trim(),
        label: { en: en.trim(), es: es.trim(), fr: fr.trim() },
        mask: kind === 'license' ? mask.trim() || null : null,
      };
      return option
        ? call(changeAgencyOption, { params: { id: option.id }, body: { ...body, version: option.version } })
        : call(createAgencyOption, { body });
    },
    success: t('saved'),
    invalidate: [OPTIONS_KEY],
    onSuccess: onClose,
  });
  const { leave, question } = useDiscard(form.isDirty(), onClose);
  const kept = option !== null && isAlwaysOffered(option);
  const names = kind === 'host' ? (['en'] as const) : locales;
  return (
    <Dialog opened onClose={leave} title={t(`${option ? 'editTitle' : 'create'}.${kind}`)} size={520}>
      <ActionForm action={action} submit={t('save')} onCancel={leave}>
        {names.map((locale) => (
          <TextInput
            key={locale}
            label={kind === 'host' ? t('name') : t(`names.${locale}`)}
            description={locale === 'en' ? undefined : t('fallback')}
            lang={locale}
            maxLength={OPTION_LABEL_MAX}
            required={locale === 'en'}
            {...form.getInputProps(locale)}
          />
        ))}
        <Select
          label={t('country')}
          placeholder={kind === 'state' ? undefined : t('everywhere')}
          data={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
          clearable={kind !== 'state'}
          required={kind === 'state'}
          disabled={kept}
          {...form.getInputProps('country')}
        />
        {kind !== 'host' && (
          <TextInput
            label={t('code')}
            description={option ? t('codeStays') : t(`codeHint.${kind}`)}
            maxLength={OPTION_CODE_MAX}
            disabled={option !== null}
            required
            {...form.getInputProps('code')}
          />
        )}
        {kind === 'license' && (
          <TextInput
            label={t('mask')}
            description={t('maskHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={MASK_MAX}
            disabled={kept}
            {...form.getInputProps('mask')}
          />
        )}
      </ActionForm>
      {question}
    </Dialog>
  );
}
