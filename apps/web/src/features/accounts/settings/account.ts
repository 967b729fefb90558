import { getAccountSettings, patchAccountSettings } from '@waypost/contract/accounts';
import { type Answer, call } from '../../../platform/api/call.ts';
import { refreshSession } from '../../../platform/session/refresh-session.ts';

export type Account = Answer<typeof getAccountSettings>;
type Change = Parameters<typeof call<typeof patchAccountSettings>>[1]['body'];

export const ACCOUNT_KEY = ['account-settings'] as const;

export const readAccount = (signal: AbortSignal): Promise<Account> => call(getAccountSettings, {}, { signal });

/** Name and address also stand in the session, which the shell shows. */
export async function saveAccount(change: Change): Promise<Account> {
  const saved = await call(patchAccountSettings, { body: change });
  await refreshSession();
  return saved;
}
