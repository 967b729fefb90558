import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { DemoRole } from '@waypost/contract/accounts';
import { useTranslations } from 'use-intl';
import { demoSignInAgain, signInAgain } from '../../features/accounts/index.ts';
import { type SessionEnd, sessionExpiry } from '../../platform/session/expiry.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useFormAction } from '../../ui/feedback/use-form-action.ts';
import { Form } from '../../ui/fields/form.tsx';

/**
 * Over the page, which stays as it is: what was typed is still there. The refused calls are sent again when the same person signs in
 * (see expiry.ts), and never in somebody else's name.
 */
export default function SessionExpiredDialog({ end }: { readonly end: SessionEnd }) {
  const t = useTranslations('shell.expired');
  const other = useTranslations('accounts.somebodyElse');
  const gone = end === 'somebody-else';
  return (
    <Dialog
      opened
      fullScreen={false}
      onClose={() => sessionExpiry.settle(false)}
      title={gone ? other('title') : t('title')}
      size={400}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {gone ? <Reload /> : <SignInAgain />}
    </Dialog>
  );
}

function Reload() {
  const t = useTranslations();
  return (
    <Stack gap="md">
      <Text c="dimmed">{t('accounts.somebodyElse.text')}</Text>
      <Button onClick={() => window.location.reload()} data-autofocus fullWidth>
        {t('shell.error.reload')}
      </Button>
    </Stack>
  );
}

function SignInAgain() {
  const t = useTranslations('shell.expired');
  const fields = useTranslations('accounts.fields');
  const { user, demo_sign_in: demo } = useSession();
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: user?.email ?? '', password: '' } });
  const action = useFormAction({ form, run: signInAgain, success: false });
  return (
    <Form onSubmit={action.submit} errors={action.formErrors}>
      <Stack gap="md">
        <Text c="dimmed">{t('text')}</Text>
        <TextInput
          label={fields('email')}
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={fields('password')}
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': fields('showPassword') }}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={action.pending} fullWidth>
          {t('submit')}
        </Button>
        {demo && user?.demo_role && <DemoAgain role={user.demo_role} />}
      </Stack>
    </Form>
  );
}

function DemoAgain({ role }: { readonly role: DemoRole }) {
  const t = useTranslations('accounts.demo');
  const again = useAction({ run: () => demoSignInAgain(role), success: false });
  return (
    <Button variant="default" loading={again.pending} onClick={() => again.run()} fullWidth>
      {t(role)}
    </Button>
  );
}
