import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { claimInstallation, getFirstRun } from '@waypost/contract/accounts';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/i18n/locale-provider.tsx';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { useSession } from '../../../platform/session/use-session.ts';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { enter } from '../api.ts';
import { EmailField, PasswordField, usePasswordRule } from '../credential-fields.tsx';
import { FormHead } from '../form-head.tsx';
import { accountsPaths } from '../paths.ts';
import { PersonFields } from '../person-fields.tsx';

/** Who comes with the code that the installation printed becomes its first superuser. */
export default function FirstRunPage() {
  const t = useTranslations('accounts.first');
  const state = useQuery({ queryKey: ['first-run'], queryFn: ({ signal }) => call(getFirstRun, {}, { signal }) });
  if (state.isPending) return <ListSkeleton rows={4} shape="line" />;
  if (state.isError) return <ErrorState error={state.error} onRetry={() => void state.refetch()} />;
  if (state.data.open) return <ClaimForm />;
  return (
    <>
      <FormHead title={t('closedTitle')} lead={t('closedText')} />
      <LinkButton to={accountsPaths.signIn()} fullWidth>
        {t('signIn')}
      </LinkButton>
    </>
  );
}

function ClaimForm() {
  const t = useTranslations('accounts.first');
  const rule = usePasswordRule();
  const locale = useLanguage();
  const { user } = useSession();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '', first_name: '', last_name: '', email: '', password: '' },
    validate: user ? {} : { password: rule },
  });
  const action = useFormAction({
    form,
    run: ({ code, ...account }) =>
      call(claimInstallation, { body: { code, ...(!user && { account: { ...account, locale } }) } }),
    success: false,
    onSuccess: ({ redirect }) => enter(redirect),
  });
  return (
    <>
      <FormHead title={t('title')} lead={t('lead')} />
      <ActionForm action={action} submit={t('submit')} button="wide">
        <TextInput
          label={t('code')}
          description={t('codeHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          withAsterisk={false}
          autoFocus
          {...form.getInputProps('code')}
        />
        {user ? (
          <p>{t('signedIn', { name: `${user.first_name} ${user.last_name}` })}</p>
        ) : (
          <>
            <PersonFields first={form.getInputProps('first_name')} last={form.getInputProps('last_name')} />
            <EmailField {...form.getInputProps('email')} />
            <PasswordField fresh {...form.getInputProps('password')} />
          </>
        )}
      </ActionForm>
    </>
  );
}
