import { useQuery } from '@tanstack/react-query';
import { acceptInvitation, getInvitation } from '@waypost/contract/accounts';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { type Answer, call } from '../../../platform/api/call.ts';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { FormHead } from '../form-head.tsx';
import { NewAccountForm } from '../new-account-form.tsx';
import { accountsPaths } from '../paths.ts';

/** Where the link of an invitation leads: names, a password, and in. */
export default function JoinPage() {
  const t = useTranslations('accounts.join');
  const [{ token = '' }] = useSearch(accountsPaths.invitation);
  const invited = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(getInvitation, { query: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // A link that works no more has a page of its own.
    meta: { kind: 'silent' },
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

function JoinForm({ token, invited: { email, ...known } }: Props) {
  const t = useTranslations('accounts.join');
  const asksEmail = email === '';
  return (
    <>
      <FormHead title={t('title')} lead={asksEmail ? t('lead') : `${t('lead')} ${t('address', { email })}`} />
      <NewAccountForm
        known={known}
        asksEmail={asksEmail}
        submit={t('submit')}
        run={({ email: typed, ...account }) =>
          call(acceptInvitation, { body: { ...account, token, ...(asksEmail && { email: typed }) } })
        }
      />
    </>
  );
}
