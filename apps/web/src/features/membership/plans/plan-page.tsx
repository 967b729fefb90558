import { IconCreditCardOff } from '@tabler/icons-react';
import type { OfferedPlan } from '@waypost/contract/plans';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { useGo, useSearch } from '../../../platform/navigation/use-navigation.ts';
import { refreshSession } from '../../../platform/session/refresh-session.ts';
import { useProfile, useUser } from '../../../platform/session/use-session.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { MembershipFilm, PlanVideo } from '../../guides/index.ts';
import { AfterDowngrade } from '../../plans/index.ts';
import { useBilling, usePlans } from '../api.ts';
import { membershipPaths } from '../paths.ts';
import { priceIn } from '../prices.ts';
import { Choose, useChoosingSoon } from './choose.tsx';
import { KeepPlan } from './keep-plan.tsx';
import { ChangedNotice, OfflineNotice, PastDueNotice, UpcomingNotice } from './notices.tsx';
import { PlanCards } from './plan-cards.tsx';
import classes from './plan-page.module.css';
import { Questions } from './questions.tsx';
import { useWhole } from './use-whole.ts';

/** What PRO costs where no plan says so (BILL-012). */
const PRO_RATE = 149;

/** The plans, what people ask about them, and the way from one to another (SHELL-020, BILL-006 to 032). */
export default function PlanPage() {
  const t = useTranslations('membership.plan');
  const tBilling = useTranslations('membership.billing');
  const { slug } = useProfile();
  const { locale } = useFormats();
  const changed = useShownOnce();
  const account = useBilling(useUser().pk);
  const plans = usePlans();
  const whole = useWhole(plans, account);
  useSessionOfToday();
  const rate = plans.data?.results.find((plan) => plan.slug === 'pro')?.data.AnnualRate ?? PRO_RATE;
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('subtitle')}
        actions={
          <LinkButton variant="default" to={membershipPaths.billing({ slug })}>
            {t('toBilling')}
          </LinkButton>
        }
      />
      <div className={classes.page}>
        {whole ? (
          <>
            <ChangedNotice changed={changed} />
            <AfterDowngrade />
            {account.data && <PastDueNotice account={account.data} />}
            {account.data && <UpcomingNotice account={account.data} keep={<KeepPlan />} />}
            {account.data?.configured === false && <OfflineNotice />}
            {account.error && (
              <ErrorState title={tBilling('failed')} error={account.error} onRetry={() => void account.refetch()} />
            )}
            <Plans plans={plans} account={account} />
            <div className={classes.video}>
              <PlanVideo />
            </div>
            <MembershipFilm />
            <Questions price={priceIn(locale, rate, true)} />
          </>
        ) : (
          <ListSkeleton rows={3} shape="card" />
        )}
      </div>
    </>
  );
}

interface PlansProps {
  readonly plans: ReturnType<typeof usePlans>;
  readonly account: ReturnType<typeof useBilling>;
}

function Plans({ plans, account }: PlansProps) {
  const t = useTranslations('membership.plan');
  const { plan: current, slug } = useProfile();
  const go = useGo();
  useChoosingSoon();
  const [chosen, choose] = useState<OfferedPlan | null>(null);
  if (!plans.data)
    return (
      <SectionCard>
        <ErrorState title={t('failed')} error={plans.error} onRetry={() => void plans.refetch()} />
      </SectionCard>
    );
  const { results } = plans.data;
  const open = (plan: OfferedPlan) =>
    plan.slug === current ? go(membershipPaths.billing({ slug }, { tab: 'membership' })) : choose(plan);
  return (
    <section aria-label={t('plans')}>
      {results.length === 0 ? (
        <SectionCard>
          <EmptyState
            icon={<IconCreditCardOff size={40} stroke={1.4} />}
            title={t('noPlans')}
            text={t('noPlansText')}
          />
        </SectionCard>
      ) : (
        <PlanCards plans={results} current={current} onChoose={open} />
      )}
      {chosen && <Choose plan={chosen} account={account} onClose={() => choose(null)} />}
    </section>
  );
}

/** What the address says is said once: who reloads, comes back or keeps the address is not told again. */
function useShownOnce(): string | undefined {
  const [{ changed }, setSearch] = useSearch(membershipPaths.plan);
  const [shown] = useState(changed);
  useEffect(() => {
    if (changed !== undefined) setSearch({ changed: undefined });
  }, [changed, setSearch]);
  return shown;
}

/** Another tab, or the office, may have changed the plan meanwhile. */
function useSessionOfToday(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshSession().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
