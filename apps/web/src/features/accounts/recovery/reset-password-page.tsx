import { useForm } from '@mantine/form';
import { confirmPasswordReset } from '@waypost/contract/accounts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { LinkAnchor, LinkButton } from '../../../platform/navigation/links.tsx';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import classes from '../accounts.module.css';
import { PasswordField, usePasswordRule } from '../credential-fields.tsx';
import { FormHead } from '../form-head.tsx';
import { accountsPaths } from '../paths.ts';
import { AskForLink } from './ask-for-link.tsx';

export default function ResetPasswordPage() {
  const t = useTranslations('accounts.reset');
  const fields = useTranslations('accounts.fields');
  const [{ token = '' }] = useSearch(accountsPaths.resetPassword);
  const [done, setDone] = useState(false);
  const [broken, setBroken] = useState(token === '');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: { password: usePasswordRule() },
  });
  const action = useFormAction({
    form,
    run: ({ password }) => call(confirmPasswordReset, { body: { token, password } }),
    success: false,
    onSuccess: () => setDone(true),
    onFailure: (error) => setBroken(fieldError(error, 'token') !== undefined),
  });
  // Cut off on its way, used or expired: a new one is asked for right here.
  if (broken) return <AskForLink title={t('brokenTitle')} lead={t('brokenText')} />;
  if (done) {
    return (
      <>
        <FormHead title={t('doneTitle')} lead={t('doneText')} />
        <LinkButton to={accountsPaths.signIn()} fullWidth>
          {t('signIn')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <FormHead title={t('title')} lead={t('lead')} />
      <ActionForm action={action} submit={t('submit')} button="wide">
        <PasswordField fresh autoFocus label={fields('newPassword')} {...form.getInputProps('password')} />
      </ActionForm>
      <p className={classes.foot}>
        <LinkAnchor to={accountsPaths.signIn()}>{t('back')}</LinkAnchor>
      </p>
    </>
  );
}
