import type { BillingAccount } from '@waypost/contract/billing';
import { useState } from 'react';
import { readBilling } from '../api.ts';

const TRIES = 4;
const BETWEEN_MS = 1_500;
const pause = () => new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
const boughtOf = ({ plan, upcoming_plan, status }: BillingAccount) => JSON.stringify([plan, upcoming_plan, status]);

type Heard = 'nothing' | 'checking' | 'unheard';

/**
 * After the widget said that something was bought: the provider is asked until its answer is another one than before, then
 * `onNews` (BILL-037). What it does not say in time is not lost: it tells us by itself, too.
 */
export function useHeard(before: BillingAccount, onNews: (account: BillingAccount) => void) {
  const [state, setState] = useState<Heard>('nothing');
  const check = async () => {
    if (state === 'checking') return;
    setState('checking');
    for (let tried = 1; tried <= TRIES; tried += 1) {
      const account = await readBilling(before.user, { refresh: true }).catch(() => null);
      if (account && !account.away && (boughtOf(account) !== boughtOf(before) || tried === TRIES))
        return onNews(account);
      await pause();
    }
    setState('unheard');
  };
  return { state, check };
}
