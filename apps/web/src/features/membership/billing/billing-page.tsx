import { Button, Tabs, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type BillingAccount, mayChangePlan } from '@waypost/contract/billing';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { useProfile, useSession, useUser } from '../../../platform/session/use-session.ts';
import { PlanBadge } from '../../../ui/marks/plan-badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { AddressDialog } from '../address/lazy-address-dialog.ts';
import { useAddressOptions, useBilling } from '../api.ts';
import { membershipPaths } from '../paths.ts';
import { KeepPlan } from '../plans/keep-plan.tsx';
import { OfflineNotice, PastDueNotice, UpcomingNotice } from '../plans/notices.tsx';
import { BillingWidget } from '../widget/billing-widget.tsx';
import { useHeard } from '../widget/use-heard.ts';
import { useNews } from '../widget/use-news.ts';
import classes from './billing-page.module.css';

const TABS = ['billing', 'membership'] as const;

/** Who pays, where the bill goes, and the provider's own pages (BILL-001 to 005). */
export default function BillingPage() {
  const t = useTranslations('membership.billing');
  const user = useUser();
  const { slug } = useProfile();
  const account = useBilling(user.pk);
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <LinkButton variant="default" to={membershipPaths.plan({ slug })}>
            {t('toPlans')}
          </LinkButton>
        }
      />
      {account.isPending && <ListSkeleton rows={3} shape="card" />}
      {account.error && !account.data && (
        <SectionCard>
          <ErrorState title={t('failed')} error={account.error} onRetry={() => void account.refetch()} />
        </SectionCard>
      )}
      {account.data && (
        <div className={classes.page}>
          <PastDueNotice account={account.data} />
          <UpcomingNotice account={account.data} keep={<KeepPlan />} />
          <Holder account={account.data} />
          <Address account={account.data} />
          <Payments account={account.data} />
        </div>
      )}
    </>
  );
}

interface Props {
  readonly account: BillingAccount;
}

function Holder({ account: { subscription_data: next, upcoming_plan: upcoming, status } }: Props) {
  const t = useTranslations('membership.billing');
  const plans = useTranslations('shell.profile.plans');
  const { first_name, last_name, email } = useUser();
  const { plan } = useProfile();
  const { date } = useFormats();
  const ends = upcoming !== null || status === 'cancelling';
  return (
    <SectionCard title={t('person')} badge={<PlanBadge plan={plans(plan)} />}>
      <dl className={classes.facts}>
        <Fact name={t('firstName')} value={first_name} />
        <Fact name={t('lastName')} value={last_name} />
        <Fact name={t('email')} value={email} />
      </dl>
      {next && status !== 'expired' && (
        <Text size="sm" c="dimmed" mt="md">
          {t(ends ? 'paidUntil' : 'renews', { date: date(next.RenewalDate) })}
        </Text>
      )}
    </SectionCard>
  );
}

function Address({ account }: Props) {
  const t = useTranslations('membership.address');
  const tActions = useTranslations('ui.actions');
  const [editing, { open, close }] = useDisclosure(false);
  const { impersonator } = useSession();
  const options = useAddressOptions().data;
  const country = account.country === null ? undefined : options?.[account.country];
  const state = country?.states.find(({ code }) => code === account.state)?.label ?? account.state;
  return (
    <SectionCard
      title={t('title')}
      description={t('note')}
      actions={
        <Button variant="default" size="xs" aria-label={t('edit')} disabled={impersonator !== null} onClick={open}>
          {tActions('edit')}
        </Button>
      }
    >
      {mayChangePlan(account) ? (
        <dl className={classes.facts}>
          <Fact name={t('address')} value={account.address} />
          <Fact name={t('city')} value={account.city} />
          <Fact name={t('state')} value={state} />
          <Fact name={t('zipCode')} value={account.zip_code} />
          <Fact name={t('country')} value={country?.label ?? null} />
        </dl>
      ) : (
        <Text c="dimmed">{t('none')}</Text>
      )}
      {editing && <AddressDialog account={account} onSaved={close} onClose={close} />}
    </SectionCard>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || '–'}</dd>
    </div>
  );
}

/** The two tabs of the provider's widget; one document at a time. */
function Payments({ account }: Props) {
  const t = useTranslations('membership.billing');
  const [{ tab: asked }, setSearch] = useSearch(membershipPaths.billing);
  const tab = TABS.find((one) => one === asked) ?? 'billing';
  return (
    <SectionCard bleed>
      <Tabs value={tab} onChange={(value) => setSearch({ tab: value ?? undefined })} keepMounted={false}>
        <Tabs.List className={classes.tabs} aria-label={t('title')}>
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map((one) => (
          <Tabs.Panel key={one} value={one} className={classes.panel}>
            <Panel account={account} tab={one === 'billing' ? 'billing' : 'plan'} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </SectionCard>
  );
}

/** What stands in a tab until it is known where the bill goes. */
function NoAddress({ account, tab }: Props & { readonly tab: 'billing' | 'plan' }) {
  const t = useTranslations('membership.address');
  const [adding, { open, close }] = useDisclosure(false);
  return (
    <>
      <Notice
        tone="info"
        title={t(tab === 'billing' ? 'beforeBilling' : 'before')}
        action={
          <Button size="xs" variant="default" aria-haspopup="dialog" onClick={open}>
            {t('add')}
          </Button>
        }
      />
      {adding && <AddressDialog account={account} onSaved={close} onClose={close} />}
    </>
  );
}

function Panel({ account, tab }: Props & { readonly tab: 'billing' | 'plan' }) {
  const t = useTranslations('membership');
  const { impersonator } = useSession();
  const { widget } = account;
  const { state, check } = useHeard(account, useNews());
  if (widget === null) return <OfflineNotice />;
  if (impersonator !== null) return <Notice tone="info" title={t('billing.others')} />;
  if (!mayChangePlan(account)) return <NoAddress account={account} tab={tab} />;
  return (
    <>
      {state === 'unheard' && (
        <Notice
          tone="warning"
          title={t('widget.unheard')}
          action={
            <Button variant="default" size="xs" onClick={() => void check()}>
              {t('widget.check')}
            </Button>
          }
        >
          {t('widget.unheardText')}
        </Notice>
      )}
      <BillingWidget account={{ ...account, widget }} tab={tab} planUid={null} onChanged={() => void check()} />
    </>
  );
}
