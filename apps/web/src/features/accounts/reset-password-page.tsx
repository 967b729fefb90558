import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { confirmPasswordReset, PASSWORD_MIN } from '@waypost/contract/accounts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { LinkAnchor, LinkButton } from '../../platform/navigation/links.tsx';
import { useQueryParams } from '../../platform/navigation/use-navigation.ts';
import { paths } from '../../platform/paths.ts';
import { useFormAction } from '../../ui/feedback/use-form-action.ts';
import { FormError } from '../../ui/fields/form-error.tsx';
import classes from './accounts.module.css';
import { PasswordField } from './credential-fields.tsx';
import { FormHead } from './form-head.tsx';

export default function ResetPasswordPage() {
  const t = useTranslations('accounts.reset');
  const fields = useTranslations('accounts.fields');
  const [{ token = '' }] = useQueryParams();
  const [done, setDone] = useState(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: {
      password: (value) => (value.length < PASSWORD_MIN ? fields('passwordHint', { min: PASSWORD_MIN }) : null),
    },
  });
  const action = useFormAction({
    form,
    run: ({ password }) => call(confirmPasswordReset, { body: { token, password } }),
    success: false,
    onSuccess: () => setDone(true),
  });
  if (done || token === '') {
    return (
      <>
        <FormHead title={t(done ? 'doneTitle' : 'brokenTitle')} lead={t(done ? 'doneText' : 'brokenText')} />
        <LinkButton to={done ? paths.signIn : paths.forgotPassword} fullWidth>
          {t(done ? 'signIn' : 'again')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <FormHead title={t('title')} lead={t('lead')} />
      <form onSubmit={action.submit} className={classes.fields}>
        <FormError messages={action.formErrors} />
        <PasswordField fresh label={fields('newPassword')} {...form.getInputProps('password')} />
        <Button type="submit" loading={action.pending} fullWidth>
          {t('submit')}
        </Button>
      </form>
      <p className={classes.foot}>
        <LinkAnchor to={paths.signIn}>{t('back')}</LinkAnchor>
      </p>
    </>
  );
}
