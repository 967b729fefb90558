import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { UserDetail } from '@waypost/contract/accounts';
import { about } from '@waypost/i18n/about';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { usePathParams } from '../../../platform/navigation/use-navigation.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { PlanHistory } from '../../plans/index.ts';
import { SupplierManagers } from '../../suppliers/index.ts';
import { useStartImpersonation } from '../api.ts';
import { InvitationCard } from '../invitations/invitation-card.tsx';
import { accountsPaths } from '../paths.ts';
import { MembershipForm } from './membership-form.tsx';
import { RolesForm } from './roles-form.tsx';
import { readUser, userKey } from './user.ts';
import { UserBadges } from './user-badges.tsx';
import { UserHistory } from './user-history.tsx';
import classes from './users-page.module.css';

/** One account: what it is, what it may do, and what happened to it. */
export default function UserPage() {
  const t = useTranslations('accounts.user');
  const { user = '' } = usePathParams();
  const found = useQuery({
    queryKey: userKey(user),
    queryFn: ({ signal }) => readUser(user, signal),
    meta: { kind: 'silent' },
  });
  if (found.data) return <Account user={found.data} />;
  if (found.isPending) return <ListSkeleton rows={3} shape="card" />;
  const missing = isApiError(found.error, 404) || isApiError(found.error, 400);
  return (
    <SectionCard>
      {missing ? (
        <EmptyState
          icon={<IconUsers size={40} stroke={1.4} />}
          title={t('notFound')}
          action={<LinkAnchor to={accountsPaths.users()}>{t('back')}</LinkAnchor>}
        />
      ) : (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      )}
    </SectionCard>
  );
}

function Account({ user }: { readonly user: UserDetail }) {
  const t = useTranslations('accounts.user');
  const list = useTranslations('accounts.users');
  const start = useStartImpersonation();
  return (
    <>
      <PageHead
        above={<LinkAnchor to={accountsPaths.users()}>{t('back')}</LinkAnchor>}
        title={user.name}
        lead={user.email || list('noEmail')}
        actions={
          user.may.act && (
            <Button
              variant="default"
              disabled={start.pending}
              onClick={() => start.run(user.pk)}
              aria-label={list('actAs', { name: user.name })}
            >
              {list('act')}
            </Button>
          )
        }
      />
      <div className={classes.cards}>
        <Facts user={user} />
        {user.invitation && user.may.change && <InvitationCard user={user} />}
        {!user.restorable_until && <MembershipForm key={`plan-${user.plan}`} user={user} />}
        {!user.restorable_until && (user.may.roles || user.is_staff) && (
          <RolesForm key={`roles-${user.is_staff}-${user.is_superuser}`} user={user} />
        )}
        {!user.restorable_until && user.may.roles && user.profiles.length > 0 && (
          <SupplierManagers profiles={user.profiles} />
        )}
        <PlanHistory user={user} />
        <UserHistory history={user.history} />
      </div>
    </>
  );
}

function Facts({ user }: { readonly user: UserDetail }) {
  const t = useTranslations('accounts.user');
  const formats = useFormats();
  const facts = [
    ...(user.restorable_until ? [[t('erased'), formats.date(user.restorable_until)]] : []),
    [t('email'), user.email === '' ? '–' : t(user.email_verification ? 'confirmed' : 'unconfirmed')],
    [t('created'), formats.date(user.created)],
    [t('lastLogin'), user.last_login ? formats.dateTime(user.last_login) : t('never')],
    [t('language'), about[user.locale].name],
    [
      t('terms'),
      user.terms
        ? t('termsAccepted', { date: formats.date(user.terms.accepted), current: `${user.terms.current}` })
        : '–',
    ],
  ];
  return (
    <SectionCard title={t('facts')} badge={<UserBadges user={user} />}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
