import { Button, Group, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { PASSWORD_MIN } from '@waypost/contract/accounts';
import { useTranslations } from 'use-intl';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from '../accounts.module.css';
import { saveAccount } from './account.ts';

export function PasswordForm() {
  const t = useTranslations('accounts.settings');
  const fields = useTranslations('accounts.fields');
  const feedback = useTranslations('ui.feedback');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { current_password: '', new_password: '' },
    validate: {
      new_password: (value) => (value.length < PASSWORD_MIN ? fields('passwordHint', { min: PASSWORD_MIN }) : null),
    },
  });
  const action = useFormAction({
    form,
    run: saveAccount,
    success: feedback('changesSaved'),
    onSuccess: () => form.reset(),
  });
  return (
    <SectionCard title={fields('password')} description={t('passwordLead')}>
      <form onSubmit={action.submit} className={classes.fields}>
        <FormError messages={action.formErrors} />
        <div className={classes.pair}>
          <PasswordInput
            label={fields('currentPassword')}
            autoComplete="current-password"
            required
            visibilityToggleButtonProps={{ 'aria-label': fields('showPassword') }}
            key={form.key('current_password')}
            {...form.getInputProps('current_password')}
          />
          <PasswordInput
            label={fields('newPassword')}
            autoComplete="new-password"
            required
            visibilityToggleButtonProps={{ 'aria-label': fields('showPassword') }}
            key={form.key('new_password')}
            {...form.getInputProps('new_password')}
          />
        </div>
        <Group justify="flex-end">
          <Button type="submit" variant="default" loading={action.pending}>
            {t('changePassword')}
          </Button>
        </Group>
      </form>
    </SectionCard>
  );
}
