import { Anchor } from '@mantine/core';
import type { BillingAccount } from '@waypost/contract/billing';
import { isPro, type Plan } from '@waypost/contract/plans';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { useProfile, useSession } from '../../../platform/session/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { connectionsPaths } from '../../connections/paths.ts';
import { membershipPaths } from '../paths.ts';

interface UpcomingProps {
  readonly account: BillingAccount;
  /** The way to stay where one is. */
  readonly keep: ReactNode;
}

/** What follows at the end of the billing cycle (BILL-020, BILL-021). */
export function UpcomingNotice({ account, keep }: UpcomingProps) {
  const t = useTranslations('membership.plan');
  const { date } = useFormats();
  const { upcoming_plan: plan, account_data: data, subscription_data: paid, status } = account;
  if (plan === null && status !== 'cancelling') return null;
  const begins = data?.LatestSubscription.StartDate;
  const title =
    plan === null
      ? t(paid ? 'endsDate' : 'ends', { date: paid ? date(paid.RenewalDate) : '' })
      : t(begins ? 'upcomingDate' : 'upcoming', { plan, date: begins ? date(begins) : '' });
  return (
    <Notice tone="info" title={title} action={keep}>
      {t('upcomingKeep')}
    </Notice>
  );
}

/** A payment that failed is tried again with another card, and given up in the end. */
export function PastDueNotice({ account }: { readonly account: BillingAccount }) {
  const t = useTranslations('membership.plan');
  const { slug } = useProfile();
  if (account.status !== 'past_due') return null;
  return (
    <Notice
      tone="warning"
      title={t('pastDue')}
      action={
        <LinkButton size="xs" variant="default" to={membershipPaths.billing({ slug }, { tab: 'billing' })}>
          {t('toCard')}
        </LinkButton>
      }
    >
      {t('pastDueText')}
    </Notice>
  );
}

/** The plan that somebody has just come to, and what it opens. */
export function ChangedNotice({ changed }: { readonly changed: string | undefined }) {
  const t = useTranslations('membership.plan');
  const plans = useTranslations('shell.profile.plans');
  const { plan, slug, applications } = useProfile();
  if (changed !== plan) return null;
  const pro = isPro(plan);
  return (
    <div role="status">
      <Notice
        tone="info"
        title={t('changed', { plan: plans(plan satisfies Plan) })}
        action={
          pro && !applications.instagram.installed ? (
            <LinkButton size="xs" variant="default" to={connectionsPaths.list({ slug })}>
              {t('toConnections')}
            </LinkButton>
          ) : undefined
        }
      >
        {t(pro ? 'openedPro' : 'openedFree')}
      </Notice>
    </div>
  );
}

/** Where nobody can pay online: who sets the plan, and how they are asked. */
export function OfflineNotice() {
  const t = useTranslations('membership.offline');
  const { contact_url: contact } = useSession();
  return (
    <Notice tone="info" title={t('title')} action={contact && <Anchor href={contact}>{t('ask')}</Anchor>}>
      {t('text')}
    </Notice>
  );
}
