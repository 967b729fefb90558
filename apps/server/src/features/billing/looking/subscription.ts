import type { Plan } from '@waypost/contract/plans';
import { DAY_MS } from '@waypost/contract/wire';
import type { PaymentsAccount, Subscription } from '../../../connectors/payments/port.ts';

/** So old may be what we know before it is read again without a reason. */
export const STALE_MS = 6 * 3_600_000;
/** The provider takes its time at the end of a cycle. */
const AFTER_MS = 10 * 60_000;

interface Before {
  readonly told_plan: Plan | null;
  readonly plan_uid: string | null;
}

/**
 * Which plan follows from what the provider says, null for none, and whether that is news: what staff give by hand stands until
 * something else is said. Nothing bought yet says nothing, and a free plan said for the first time takes nothing from anybody.
 */
export function toldPlan(
  { state, current }: Pick<PaymentsAccount, 'state' | 'current'>,
  /** Ours for what is paid for now; null where there is none, or none of ours stands for it. */
  ours: Plan | null,
  before: Before,
): { readonly plan: Plan | null; readonly changes: boolean } {
  const ended = state === 'expired' || current === null;
  const had = before.told_plan !== null || before.plan_uid !== null;
  const plan = ended ? (had ? 'free' : null) : ours;
  const first = before.told_plan === null;
  return { plan, changes: plan !== null && plan !== before.told_plan && !(first && plan === 'free' && !had) };
}

/** Whether the next cycle is paid for as well, unless somebody ends it. */
export const goesOn = ({ state, current }: Pick<PaymentsAccount, 'state' | 'current'>): boolean =>
  current !== null && state !== 'cancelling' && state !== 'expired';

/** What was bought last, while its time has not come (BILL-021). */
export function upcoming(
  { current, latest }: Pick<PaymentsAccount, 'current' | 'latest'>,
  now: Date,
): Subscription | null {
  if (latest === null || current === null || latest.starts <= now) return null;
  return latest.planUid === current.planUid ? null : latest;
}

/** When something ought to have changed by itself: a cycle ends, or a card is tried again. */
export function nextLook(account: Pick<PaymentsAccount, 'state' | 'current' | 'latest'>, now: Date): Date | null {
  const { state, current } = account;
  if (current === null || state === 'expired') return null;
  const tomorrow = new Date(now.getTime() + DAY_MS);
  if (state === 'past_due') return tomorrow;
  const ends = [upcoming(account, now)?.starts, current.ends, current.renews].flatMap((at) =>
    at ? [at.getTime()] : [],
  );
  if (ends.length === 0) return null;
  const next = new Date(Math.min(...ends) + AFTER_MS);
  return next > now ? next : tomorrow;
}
