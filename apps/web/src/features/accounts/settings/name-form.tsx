import { Select } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { defaultLocale, isLocale } from '@waypost/i18n/locale';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../platform/i18n/locale-provider.tsx';
import { useChooseLanguage } from '../../../ui/feedback/use-choose-language.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { LANGUAGES } from '../../../ui/fields/languages.ts';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { PersonFields } from '../person-fields.tsx';
import { ACCOUNT_KEY, type Account, saveAccount } from './account.ts';

export function NameForm({ account }: { readonly account: Account }) {
  const t = useTranslations('accounts.settings');
  const fields = useTranslations('accounts.fields');
  const feedback = useTranslations('ui');
  const language = useLanguage();
  const choose = useChooseLanguage();
  const form = useKeptForm('account-name', {
    mode: 'uncontrolled',
    initialValues: { first_name: account.first_name, last_name: account.last_name, locale: account.locale },
  });
  const action = useFormAction({
    form,
    run: async (change) => {
      const saved = await saveAccount(change);
      // Spoken before it is said that it worked.
      await choose(isLocale(saved.locale) ? saved.locale : defaultLocale);
      return saved;
    },
    success: feedback('feedback.changesSaved'),
    invalidate: [ACCOUNT_KEY],
  });
  // Chosen above the page meanwhile, and saved there.
  useDidUpdate(() => form.setFieldValue('locale', language), [language]);
  return (
    <SectionCard title={t('personal')}>
      <ActionForm action={action} submit={feedback('actions.save')}>
        <PersonFields first={form.getInputProps('first_name')} last={form.getInputProps('last_name')} />
        <Select
          label={fields('language')}
          data={LANGUAGES}
          allowDeselect={false}
          key={form.key('locale')}
          {...form.getInputProps('locale')}
        />
      </ActionForm>
    </SectionCard>
  );
}
