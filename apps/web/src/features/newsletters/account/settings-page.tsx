import { IconMailOff } from '@tabler/icons-react';
import type { EmarketingAccount } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { LinkAnchor, LinkButton } from '../../../platform/navigation/links.tsx';
import { useProfile } from '../../../platform/session/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { newslettersPaths } from '../paths.ts';
import classes from './account.module.css';
import { AccountForm } from './account-form.tsx';
import { useAccount, useAccountId, useIsOwn } from './api.ts';
import { DomainCard } from './domain/domain-card.tsx';

/** Who newsletters come from, their signature, and the domain that they are sent from (NEWS-044). */
export default function SettingsPage() {
  const t = useTranslations('newsletters.account.settings');
  const { slug } = useProfile();
  const id = useAccountId();
  const own = useIsOwn();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={id === null ? classes.narrow : classes.page}>
        {id === null ? (
          <SectionCard>
            <EmptyState
              icon={<IconMailOff size={40} stroke={1.4} />}
              title={t('notConnected')}
              text={t('notConnectedText')}
              action={own && <LinkButton to={newslettersPaths.signUp({ slug })}>{t('connect')}</LinkButton>}
            />
          </SectionCard>
        ) : (
          <Settings key={id} id={id} />
        )}
      </div>
    </>
  );
}

function Settings({ id }: { readonly id: number }) {
  const t = useTranslations('newsletters.account.settings');
  const { slug } = useProfile();
  const { read, put } = useAccount(id);
  const account = read.data;
  if (account === undefined)
    return (
      <SectionCard>
        {read.isPending && <ListSkeleton rows={8} shape="line" />}
        {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      </SectionCard>
    );
  const again = async (): Promise<EmarketingAccount | undefined> => (await read.refetch()).data;
  return (
    <>
      {account.read_only && <Notice tone="info">{t('readOnly')}</Notice>}
      {!account.can_send && <Notice tone="warning">{t('cannotSend')}</Notice>}
      {account.postal_address_used.length === 0 && (
        <Notice tone="warning" title={t('noAddress')}>
          {t('noAddressText')}
        </Notice>
      )}
      <AccountForm stored={account} put={put} again={again} />
      {account.can_send && (
        <div className={classes.split}>
          <DomainCard account={account} put={put} />
        </div>
      )}
      {!account.read_only && (
        <LinkAnchor size="sm" to={newslettersPaths.remove({ slug })}>
          {t('remove')}
        </LinkAnchor>
      )}
    </>
  );
}
