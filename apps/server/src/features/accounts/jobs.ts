import type { Deps } from '../../platform/deps.ts';
import type { Tick } from '../../platform/jobs/jobs.ts';
import { accountExists, addressChanged, passwordChanged } from './emails/account-notices.ts';
import { reset } from './emails/reset.ts';
import { verify } from './emails/verify.ts';
import { tidyAccounts } from './tidy-accounts.ts';

export const accountMails = [verify, reset, accountExists, addressChanged, passwordChanged];

export function accountTicks({ db }: Deps): Tick[] {
  return [{ id: 'tidy-accounts', schedule: '17 * * * *', run: () => tidyAccounts(db) }];
}
