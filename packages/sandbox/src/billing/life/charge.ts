import type { Billing } from '../context.ts';
import { newUid } from '../ids.ts';
import type { Account } from '../state.ts';

/** Sales tax by where the bill goes; invented, but the same every time. */
const TAXES: Readonly<Record<string, number>> = { CA: 0.05, MX: 0.16 };

export const cents = (amount: number): number => Math.round(amount * 100) / 100;

export function taxOf({ address }: Pick<Account, 'address'>, amount: number): number {
  return cents(amount * (TAXES[address?.Country?.toUpperCase() ?? ''] ?? 0));
}

/** Takes money, or is refused; either is an invoice. Nothing to pay is paid. */
export function charge({ state, clock }: Billing, account: Account, amount: number, text: string): boolean {
  if (amount <= 0) return true;
  const tax = taxOf(account, amount);
  const paid = account.card?.good === true;
  const uid = newUid();
  state.invoices.put(uid, {
    uid,
    accountUid: account.uid,
    number: 1000 + state.invoices.size,
    at: clock.now(),
    total: cents(amount + tax),
    tax,
    text,
    state: paid ? 'paid' : 'failed',
  });
  return paid;
}
