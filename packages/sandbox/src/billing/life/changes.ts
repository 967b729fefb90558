import type { Billing } from '../context.ts';
import type { Account, Subscription } from '../state.ts';

/** Writes a change of an account, and tells whoever asked to be told. */
export function changeAccount(billing: Billing, account: Account, changes: Partial<Account>): Account {
  const next = { ...account, ...changes, updatedAt: billing.clock.now() };
  billing.state.accounts.put(account.uid, next);
  billing.webhooks.tell(next);
  return next;
}

export function changeSubscription({ state, clock }: Billing, one: Subscription, changes: Partial<Subscription>): void {
  state.subscriptions.put(one.uid, { ...one, ...changes, updatedAt: clock.now() });
}

export function yearAfter(ms: number): number {
  const date = new Date(ms);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.getTime();
}
