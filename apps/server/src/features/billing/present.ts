import type { BillingAccount } from '@waypost/contract/billing';
import type { Locale } from '@waypost/i18n';
import { wireTime } from '../../platform/http/index.ts';
import { planOfUid, uidOfPlan } from '../plans/index.ts';
import type { BillingDeps } from './deps.ts';
import type { AccountRow, Person } from './store.ts';

interface Shown {
  readonly userId: number;
  readonly person: Person;
  readonly row: AccountRow | null;
  readonly locale: Locale;
  /** The plan that counts here, also where nobody bought it. */
  readonly existingPlan?: boolean;
  readonly away?: boolean;
}

export async function presentAccount(
  deps: BillingDeps,
  { userId, person, row, locale, existingPlan = false, away = row?.away_since != null }: Shown,
): Promise<BillingAccount> {
  const { payments, config } = deps;
  // What has ended is nobody's plan any more, and is not renewed.
  const bought = row?.state_there === 'expired' ? null : row;
  return {
    user: userId,
    address: row?.address ?? null,
    city: row?.city ?? null,
    state: row?.state ?? null,
    zip_code: row?.zip_code ?? null,
    country: row?.country ?? null,
    plan: existingPlan ? await countingPlan(deps, person, bought) : await boughtPlan(deps, person, bought),
    status: row?.state_there ?? null,
    subscription_data: bought?.renews_at ? { RenewalDate: wireTime(bought.renews_at) } : null,
    upcoming_plan: await upcomingName(deps, bought, locale),
    account_data: bought?.upcoming_at ? { LatestSubscription: { StartDate: wireTime(bought.upcoming_at) } } : null,
    configured: payments !== null,
    provider: payments?.name ?? null,
    widget: payments && {
      document: `${config.billingWidgetOrigin ?? ''}/billing-widget/`,
      fallback: payments.page,
    },
    synced_at: row?.synced_at ? wireTime(row.synced_at) : null,
    away: payments !== null && away,
  };
}

/** By our name where the plan is one of ours. */
async function upcomingName({ db }: BillingDeps, row: AccountRow | null, locale: Locale): Promise<string | null> {
  if (row === null || row.upcoming_plan_uid === null) return null;
  return (await planOfUid(db, row.upcoming_plan_uid, locale))?.name ?? row.upcoming_plan;
}

/** By what was bought, where that is what counts; null where nobody sells it. */
async function countingPlan(
  { db }: BillingDeps,
  { plan }: Person,
  row: AccountRow | null,
): Promise<BillingAccount['plan']> {
  const own = row?.plan_uid ?? null;
  const counts = own !== null && (await planOfUid(db, own))?.slug === plan;
  return { uid: counts ? own : await uidOfPlan(db, plan), slug: plan };
}

/** One that none of ours stands for has changed nothing: the person still has hers. */
async function boughtPlan(
  { db }: BillingDeps,
  { plan }: Person,
  row: AccountRow | null,
): Promise<BillingAccount['plan']> {
  if (row === null || row.plan_uid === null) return null;
  return { uid: row.plan_uid, slug: (await planOfUid(db, row.plan_uid))?.slug ?? plan };
}
