import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import classes from '../../../ui/fields/fields.module.css';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmailField, PasswordField } from '../credential-fields.tsx';
import { useResendVerification } from '../sign-up/resend-verification.ts';
import { ACCOUNT_KEY, type Account, saveAccount } from './account.ts';

export function EmailForm({ account }: { readonly account: Account }) {
  const t = useTranslations('accounts.settings');
  const fields = useTranslations('accounts.fields');
  const verify = useTranslations('accounts.verify');
  const feedback = useTranslations('ui');
  const resend = useResendVerification();
  const form = useKeptForm('account-email', {
    mode: 'uncontrolled',
    initialValues: { email: account.email, current_password: '' },
  });
  const action = useFormAction({
    form,
    run: saveAccount,
    success: feedback('feedback.changesSaved'),
    invalidate: [ACCOUNT_KEY],
    onSuccess: () => {
      form.setFieldValue('current_password', '');
      // Emptying the password kept the address again.
      form.forget();
    },
  });
  return (
    <SectionCard title={fields('email')} description={t('emailLead')}>
      <ActionForm action={action} submit={t('changeEmail')} button="quiet">
        {!account.email_verification && (
          <Notice
            tone="warning"
            title={t('notVerified')}
            action={
              <Button variant="default" size="xs" loading={resend.pending} onClick={() => resend.run()}>
                {verify('resend')}
              </Button>
            }
          >
            {t('notVerifiedText')}
          </Notice>
        )}
        <div className={classes.pair}>
          <EmailField autoComplete="email" {...form.getInputProps('email')} />
          <PasswordField
            label={fields('currentPassword')}
            name="current_password"
            {...form.getInputProps('current_password')}
          />
        </div>
      </ActionForm>
    </SectionCard>
  );
}
