import { Button, Group, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { about } from '@waypost/i18n/about';
import { defaultLocale, isLocale, locales } from '@waypost/i18n/locale';
import { useTranslations } from 'use-intl';
import { chooseLocale } from '../../../platform/i18n/locale-store.ts';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from '../accounts.module.css';
import { ACCOUNT_KEY, type Account, saveAccount } from './account.ts';

const LANGUAGES = locales.map((locale) => ({ value: locale, label: about[locale].name }));

export function NameForm({ account }: { readonly account: Account }) {
  const t = useTranslations('accounts.settings');
  const fields = useTranslations('accounts.fields');
  const feedback = useTranslations('ui');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { first_name: account.first_name, last_name: account.last_name, locale: account.locale },
  });
  const action = useFormAction({
    form,
    run: saveAccount,
    success: feedback('feedback.changesSaved'),
    invalidate: [ACCOUNT_KEY],
    onSuccess: ({ locale }) => chooseLocale(isLocale(locale) ? locale : defaultLocale),
  });
  return (
    <SectionCard title={t('personal')}>
      <form onSubmit={action.submit} className={classes.fields}>
        <FormError messages={action.formErrors} />
        <div className={classes.pair}>
          <TextInput
            label={fields('firstName')}
            autoComplete="given-name"
            maxLength={100}
            required
            {...form.getInputProps('first_name')}
          />
          <TextInput
            label={fields('lastName')}
            autoComplete="family-name"
            maxLength={100}
            required
            {...form.getInputProps('last_name')}
          />
        </div>
        <Select label={fields('language')} data={LANGUAGES} {...form.getInputProps('locale')} />
        <Group justify="flex-end">
          <Button type="submit" loading={action.pending}>
            {feedback('actions.save')}
          </Button>
        </Group>
      </form>
    </SectionCard>
  );
}
