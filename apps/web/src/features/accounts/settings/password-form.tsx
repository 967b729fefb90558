import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import classes from '../../../ui/fields/fields.module.css';
import { SectionCard } from '../../../ui/section-card.tsx';
import { PasswordField, usePasswordRule } from '../credential-fields.tsx';
import { saveAccount } from './account.ts';

export function PasswordForm() {
  const t = useTranslations('accounts.settings');
  const fields = useTranslations('accounts.fields');
  const feedback = useTranslations('ui.feedback');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { current_password: '', new_password: '' },
    validate: { new_password: usePasswordRule() },
  });
  const action = useFormAction({
    form,
    run: saveAccount,
    success: feedback('changesSaved'),
    onSuccess: () => form.reset(),
  });
  return (
    <SectionCard title={fields('password')} description={t('passwordLead')}>
      <ActionForm action={action} submit={t('changePassword')} button="quiet">
        <div className={classes.pair}>
          <PasswordField
            label={fields('currentPassword')}
            name="current_password"
            key={form.key('current_password')}
            {...form.getInputProps('current_password')}
          />
          <PasswordField
            fresh
            label={fields('newPassword')}
            name="new_password"
            key={form.key('new_password')}
            {...form.getInputProps('new_password')}
          />
        </div>
      </ActionForm>
    </SectionCard>
  );
}
