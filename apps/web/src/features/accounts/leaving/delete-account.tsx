import { Button, List, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { deleteAccount } from '@waypost/contract/accounts';
import { RESTORABLE_DAYS } from '@waypost/contract/profiles';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { leave } from '../api.ts';
import { PasswordField } from '../credential-fields.tsx';

/** The way out, after what it does was read and the password typed; demo people have none. */
export function DeleteAccount({ hasPassword }: { readonly hasPassword: boolean }) {
  const t = useTranslations('accounts.deletion');
  const fields = useTranslations('accounts.fields');
  const [opened, ask] = useDisclosure(false);
  const form = useForm({ mode: 'uncontrolled', initialValues: { current_password: '' } });
  const action = useFormAction({
    form,
    run: (body) => call(deleteAccount, { body: hasPassword ? body : {} }),
    success: false,
    onSuccess: leave,
  });
  return (
    <SectionCard
      title={t('title')}
      description={t('lead', { days: RESTORABLE_DAYS })}
      actions={
        <Button variant="default" color="coral" onClick={ask.open}>
          {t('open')}
        </Button>
      }
    >
      <Dialog opened={opened} onClose={ask.close} title={t('question')} size={520}>
        <ActionForm action={action} submit={t('submit')} button="danger" onCancel={ask.close}>
          <List size="sm" spacing={6}>
            <List.Item>{t('stops')}</List.Item>
            <List.Item>{t('signedOut')}</List.Item>
            <List.Item>{t('keep', { days: RESTORABLE_DAYS })}</List.Item>
            <List.Item>{t('erased')}</List.Item>
          </List>
          {hasPassword ? (
            <PasswordField
              label={fields('currentPassword')}
              name="current_password"
              {...form.getInputProps('current_password')}
            />
          ) : (
            <Text size="sm" c="dimmed">
              {t('demo')}
            </Text>
          )}
        </ActionForm>
      </Dialog>
    </SectionCard>
  );
}
