import { Button, Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { acceptInvitation, getInvitation, PASSWORD_MIN } from '@waypost/contract/accounts';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { type Answer, call } from '../../../platform/api/call.ts';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { ErrorState, ListSkeleton } from '../../../ui/states.tsx';
import classes from '../accounts.module.css';
import { enter } from '../api.ts';
import { EmailField, PasswordField } from '../credential-fields.tsx';
import { FormHead } from '../form-head.tsx';
import { accountsPaths } from '../paths.ts';
import { PersonFields } from '../person-fields.tsx';

/** Where the link of an invitation leads: names, a password, and in. */
export default function JoinPage() {
  const t = useTranslations('accounts.join');
  const [{ token = '' }] = useSearch(accountsPaths.invitation);
  const invited = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(getInvitation, { query: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (invited.data) return <JoinForm token={token} invited={invited.data} />;
  if (invited.isPending) return <ListSkeleton rows={4} shape="line" />;
  if (!isApiError(invited.error, 400))
    return <ErrorState error={invited.error} onRetry={() => void invited.refetch()} />;
  return (
    <>
      <FormHead title={t('brokenTitle')} lead={t('brokenText')} />
      <LinkButton to={accountsPaths.signIn()} fullWidth>
        {t('signIn')}
      </LinkButton>
    </>
  );
}

interface Props {
  readonly token: string;
  readonly invited: Answer<typeof getInvitation>;
}

function JoinForm({ token, invited: { email, first_name, last_name } }: Props) {
  const t = useTranslations('accounts.join');
  const fields = useTranslations('accounts.fields');
  const signUp = useTranslations('accounts.signUp');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { first_name, last_name, email: '', password: '', accept_terms: false },
    validate: {
      password: (value) => (value.length < PASSWORD_MIN ? fields('passwordHint', { min: PASSWORD_MIN }) : null),
      accept_terms: (value) => (value ? null : signUp('termsNeeded')),
    },
  });
  const action = useFormAction({
    form,
    run: ({ email: typed, ...values }) =>
      call(acceptInvitation, { body: { ...values, token, accept_terms: true, ...(email === '' && { email: typed }) } }),
    success: false,
    onSuccess: ({ redirect }) => enter(redirect),
  });
  return (
    <>
      <FormHead title={t('title')} lead={email === '' ? t('lead') : `${t('lead')} ${t('address', { email })}`} />
      <form onSubmit={action.submit} className={classes.fields}>
        <FormError messages={action.formErrors} />
        <PersonFields first={form.getInputProps('first_name')} last={form.getInputProps('last_name')} />
        {email === '' && <EmailField {...form.getInputProps('email')} />}
        <PasswordField fresh {...form.getInputProps('password')} />
        <Checkbox
          label={signUp('terms')}
          name="accept_terms"
          {...form.getInputProps('accept_terms', { type: 'checkbox' })}
        />
        <Button type="submit" loading={action.pending} fullWidth>
          {t('submit')}
        </Button>
      </form>
    </>
  );
}
