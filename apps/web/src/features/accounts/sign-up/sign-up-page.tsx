import { Button, Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { PASSWORD_MIN, signUp } from '@waypost/contract/accounts';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/i18n/locale-provider.tsx';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import classes from '../accounts.module.css';
import { enter } from '../api.ts';
import { EmailField, PasswordField } from '../credential-fields.tsx';
import { FormHead } from '../form-head.tsx';
import { accountsPaths } from '../paths.ts';
import { PersonFields } from '../person-fields.tsx';

const empty = { first_name: '', last_name: '', email: '', password: '', accept_terms: false };

export default function SignUpPage() {
  const t = useTranslations('accounts.signUp');
  const fields = useTranslations('accounts.fields');
  const locale = useLanguage();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: empty,
    validate: {
      password: (value) => (value.length < PASSWORD_MIN ? fields('passwordHint', { min: PASSWORD_MIN }) : null),
      accept_terms: (value) => (value ? null : t('termsNeeded')),
    },
  });
  const action = useFormAction({
    form,
    run: (values) => call(signUp, { body: { ...values, accept_terms: true, locale } }),
    success: false,
    onSuccess: ({ redirect }) => enter(redirect),
  });
  return (
    <>
      <FormHead title={t('title')} lead={t('lead')} />
      <form onSubmit={action.submit} className={classes.fields}>
        <FormError messages={action.formErrors} />
        <PersonFields first={form.getInputProps('first_name')} last={form.getInputProps('last_name')} />
        <EmailField {...form.getInputProps('email')} />
        <PasswordField fresh {...form.getInputProps('password')} />
        <Checkbox
          label={t('terms')}
          name="accept_terms"
          {...form.getInputProps('accept_terms', { type: 'checkbox' })}
        />
        <Button type="submit" loading={action.pending} fullWidth>
          {t('submit')}
        </Button>
      </form>
      <p className={classes.foot}>
        {t('haveAccount')} <LinkAnchor to={accountsPaths.signIn()}>{t('signIn')}</LinkAnchor>
      </p>
    </>
  );
}
