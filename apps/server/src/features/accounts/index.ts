import { feature } from '../../platform/feature/feature.ts';
import type { AccountDeps } from './deps.ts';
import { accountDeleted } from './emails/account-deleted.ts';
import { accountExists, addressChanged, passwordChanged } from './emails/account-notices.ts';
import { invitation } from './emails/invitation.ts';
import { reset } from './emails/reset.ts';
import { verify } from './emails/verify.ts';
import { mailReset, mailResetJob } from './recovery/reset-password.ts';
import { registerAccountRoutes } from './routes.ts';
import { tidyAccounts } from './tidy-accounts.ts';

export type { AccountDeps } from './deps.ts';
export { openFirstRun } from './first-run/first-run.ts';
export { guessName } from './guess-name.ts';
export { demand, meets } from './needs.ts';
export { bootData } from './sessions/boot.ts';
export { endAllSessions } from './sessions/end-all-sessions.ts';
export { authenticate, holdSession } from './sessions/sessions.ts';
export { type Administered, administer } from './users/administer.ts';
export { switchForEverybody } from './users/switch-for-everybody.ts';

export const accounts = feature<AccountDeps>({
  routes: registerAccountRoutes,
  jobs: (deps) => [{ ...mailResetJob, handle: ({ email }: { email: string }) => mailReset(deps, email) }],
  ticks: (deps) => [
    { id: 'tidy-accounts', schedule: '17 * * * *', run: () => tidyAccounts(deps.db) },
    {
      id: 'accounts.erase',
      schedule: '27 * * * *',
      run: async () => (await import('./leaving/erase-accounts.ts')).eraseAccounts(deps),
    },
  ],
  mails: [verify, reset, invitation, accountExists, addressChanged, passwordChanged, accountDeleted],
  archive: async (deps, userId) => (await import('./leaving/archive-account.ts')).archiveAccount(deps, userId),
});
