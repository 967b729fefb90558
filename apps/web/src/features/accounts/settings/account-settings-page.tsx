import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TermsAccepted } from '@waypost/contract/accounts';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { ArchiveCard } from '../../archives/index.ts';
import { LegalLinks } from '../../legal/index.ts';
import { BillingCard } from '../../membership/index.ts';
import { NoticeSwitches } from '../../notices/index.ts';
import { ProfilesCard } from '../../profiles/index.ts';
import classes from '../accounts.module.css';
import { DeleteAccount } from '../leaving/delete-account.tsx';
import { ACCOUNT_KEY, readAccount } from './account.ts';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionsCard } from './sessions-card.tsx';

export default function AccountSettingsPage() {
  const t = useTranslations('accounts.settings');
  const notices = useTranslations('notices');
  const { impersonator } = useSession();
  const account = useQuery({ queryKey: ACCOUNT_KEY, queryFn: ({ signal }) => readAccount(signal) });
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      {account.isPending && <ListSkeleton rows={3} shape="card" />}
      {account.error && <ErrorState error={account.error} onRetry={() => void account.refetch()} />}
      {account.data && (
        <div className={classes.settings}>
          {impersonator && (
            <Notice tone="info" title={t('actingTitle', account.data)}>
              {t('actingText')}
            </Notice>
          )}
          {/* What is hers alone, staff who act for her may read; the server refuses the rest. */}
          <fieldset disabled={impersonator !== null} className={classes.own}>
            <NameForm account={account.data} />
            <EmailForm account={account.data} />
            <PasswordForm />
          </fieldset>
          <ProfilesCard />
          <BillingCard />
          <fieldset disabled={impersonator !== null} className={classes.own}>
            <SectionCard title={notices('title')} description={notices('lead')}>
              <NoticeSwitches />
            </SectionCard>
          </fieldset>
          {!impersonator && <SessionsCard />}
          {!impersonator && <ArchiveCard />}
          {!impersonator && <DeleteAccount hasPassword={account.data.has_password} />}
          <div>
            {account.data.terms && <AcceptedTerms {...account.data.terms} />}
            <LegalLinks />
          </div>
        </div>
      )}
    </>
  );
}

function AcceptedTerms({ accepted, current }: NonNullable<TermsAccepted>) {
  const t = useTranslations('accounts.settings');
  const { date } = useFormats();
  return (
    <Text size="sm" c="dimmed">
      {t('termsAccepted', { date: date(accepted) })} {!current && t('termsChanged')}
    </Text>
  );
}
