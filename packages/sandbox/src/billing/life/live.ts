import type { Billing } from '../context.ts';
import { type Account, STAGES, type Subscription } from '../state.ts';
import { changeAccount, changeSubscription, yearAfter } from './changes.ts';
import { charge } from './charge.ts';

const DAY = 86_400_000;
/** Cycles that a clock which was turned far may pass at once. */
const MOST = 20;

/** What has come of an account by now: cycles that end, plans that follow, charges that fail, subscriptions that are over. */
export function live(billing: Billing, uid: string): Account | undefined {
  for (let n = 0; n < MOST; n += 1) {
    const account = billing.state.accounts.get(uid);
    if (!account || !step(billing, account)) break;
  }
  return billing.state.accounts.get(uid);
}

export function liveAll(billing: Billing): void {
  for (const { uid } of billing.state.accounts.values()) live(billing, uid);
}

/** One thing that has come due; false when nothing has. */
function step(billing: Billing, account: Account): boolean {
  const now = billing.clock.now();
  const current = billing.state.subscription(account.currentUid);
  if (!current || account.stage === STAGES.expired) return false;
  const latest = billing.state.subscription(account.latestUid);
  if (latest && latest.uid !== current.uid && latest.startAt <= now) return follow(billing, account, current, latest);
  if (account.stage === STAGES.pastDue) return retry(billing, account, current);
  if (current.renewAt > now) return false;
  if (account.stage === STAGES.cancelling) return expire(billing, account, current, current.renewAt);
  return renew(billing, account, current);
}

const planOf = ({ state }: Billing, { planUid }: Subscription) => state.plans.get(planUid);

/** The plan that was chosen for the end of the cycle begins. */
function follow(billing: Billing, account: Account, current: Subscription, latest: Subscription): boolean {
  changeSubscription(billing, current, { endAt: latest.startAt });
  const plan = planOf(billing, latest);
  const paid = charge(billing, account, plan?.annualRate ?? 0, `${plan?.name}, one year`);
  changeAccount(billing, account, {
    currentUid: latest.uid,
    stage: paid ? STAGES.subscribing : STAGES.pastDue,
    pastDueSince: paid ? null : billing.clock.now(),
  });
  return true;
}

function renew(billing: Billing, account: Account, current: Subscription): boolean {
  const plan = planOf(billing, current);
  const paid = charge(billing, account, plan?.annualRate ?? 0, `${plan?.name}, one more year`);
  if (paid) changeSubscription(billing, current, { renewAt: yearAfter(current.renewAt) });
  changeAccount(billing, account, paid ? {} : { stage: STAGES.pastDue, pastDueSince: current.renewAt });
  return true;
}

/** A charge that failed is tried again when the card has changed, and given up in the end. */
function retry(billing: Billing, account: Account, current: Subscription): boolean {
  const since = account.pastDueSince ?? current.renewAt;
  if (account.card?.good) {
    const plan = planOf(billing, current);
    charge(billing, account, plan?.annualRate ?? 0, `${plan?.name}, one year`);
    if (current.renewAt <= billing.clock.now()) changeSubscription(billing, current, { renewAt: yearAfter(since) });
    changeAccount(billing, account, { stage: STAGES.subscribing, pastDueSince: null });
    return true;
  }
  if (billing.clock.now() - since < billing.settings.patienceMs) return false;
  return expire(billing, account, current, since + Math.floor(billing.settings.patienceMs / DAY) * DAY);
}

function expire(billing: Billing, account: Account, current: Subscription, at: number): boolean {
  changeSubscription(billing, current, { endAt: at });
  changeAccount(billing, account, { stage: STAGES.expired, pastDueSince: null });
  return true;
}
