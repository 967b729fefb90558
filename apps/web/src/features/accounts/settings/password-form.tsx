import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from '../accounts.module.css';
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
      <Form onSubmit={action.submit} errors={action.formErrors} className={classes.fields}>
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
        <Group justify="flex-end">
          <Button type="submit" variant="default" loading={action.pending}>
            {t('changePassword')}
          </Button>
        </Group>
      </Form>
    </SectionCard>
  );
}
