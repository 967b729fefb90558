import type { Billing } from '../context.ts';
import { missing } from '../outseta-error.ts';
import { type Account, STAGES } from '../state.ts';
import { changeAccount, changeSubscription } from './changes.ts';

/** At the end of what was paid for. */
export function cancel(billing: Billing, account: Account): Account {
  if (account.currentUid === null) throw missing('Subscription');
  if (account.stage === STAGES.expired || account.stage === STAGES.cancelling) return account;
  return changeAccount(billing, account, { stage: STAGES.cancelling, latestUid: account.currentUid });
}

export function keepAfterAll(billing: Billing, account: Account): Account {
  if (account.stage !== STAGES.cancelling) return account;
  return changeAccount(billing, account, { stage: STAGES.subscribing });
}

/** At once. */
export function expireNow(billing: Billing, account: Account): Account {
  const current = billing.state.subscription(account.currentUid);
  if (!current) throw missing('Subscription');
  changeSubscription(billing, current, { endAt: billing.clock.now() });
  return changeAccount(billing, account, {
    stage: STAGES.expired,
    latestUid: account.currentUid,
    pastDueSince: null,
  });
}

/** Gives the newest payment back; the plan ends with it. */
export function refund(billing: Billing, account: Account): Account {
  const paid = billing.state.invoicesOf(account.uid).filter(({ state }) => state === 'paid');
  const last = paid.at(-1);
  if (last) billing.state.invoices.put(last.uid, { ...last, state: 'refunded' });
  return expireNow(billing, account);
}
