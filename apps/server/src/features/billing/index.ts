import type { Sql } from '../../platform/db/database.ts';
import { feature } from '../../platform/feature/feature.ts';
import type { BillingDeps } from './deps.ts';
import { addressJob, cancelJob, compareJob, emailJob, lookJob } from './jobs.ts';
import { registerBillingRoutes } from './routes.ts';

export type { BillingDeps } from './deps.ts';

const verbs = () => import('./verbs.ts');

/** For staff, who alone can mend it. */
export const unknownPlans = async (deps: Pick<BillingDeps, 'db' | 'payments'>) => (await verbs()).unknownPlans(deps);

/** In the transaction of a sign-in, which waits for nobody: what is older than six hours is read by a job. */
export const lookAfterSignIn = async (deps: BillingDeps, tx: Sql, userId: number): Promise<void> => {
  if (deps.payments !== null) await (await verbs()).lookIfStale(tx, deps, userId);
};

/** In the transaction in which a person confirms her address of mail: the provider is told by a job. */
export const tellConfirmed = async (deps: BillingDeps, tx: Sql, userId: number): Promise<void> => {
  if (deps.payments !== null) await (await verbs()).emailConfirmed(tx, deps, userId);
};

/** Tried again by the queue. */
const silent = () => new Error('the payment provider did not answer');

export const billing = feature<BillingDeps>({
  routes: registerBillingRoutes,
  jobs: (deps) => [
    {
      ...lookJob,
      handle: async ({ user }: { user: number }) => {
        const looked = await (await verbs()).lookAtAccount(deps, user, 'meanwhile');
        if (looked === 'away' || looked === 'unasked') throw silent();
      },
    },
    {
      ...addressJob,
      handle: async ({ user }: { user: number }) => {
        if (!(await (await verbs()).sendAddress(deps, user))) throw silent();
      },
    },
    {
      ...emailJob,
      handle: async ({ user }: { user: number }) => {
        if (!(await (await verbs()).sendEmail(deps, user))) throw silent();
      },
    },
    {
      ...cancelJob,
      handle: async ({ user }: { user: number }) => {
        if (!(await (await verbs()).cancelPlan(deps, user))) throw silent();
      },
    },
    {
      ...compareJob,
      handle: async ({ page }: { page: number }) => {
        if (!(await (await verbs()).compareAccounts(deps, page))) throw silent();
      },
    },
  ],
  ticks: (deps) => [
    { id: 'billing.compare-all', schedule: '41 7 * * *', run: async () => (await verbs()).startComparing(deps) },
    { id: 'billing.due', schedule: '*/5 * * * *', run: async () => (await verbs()).lookAtDue(deps) },
    { id: 'billing.tidy', schedule: '53 * * * *', run: async () => (await verbs()).tidyNotices(deps.db) },
  ],
  leaving: (deps) => ({
    endAccount: async (tx, id) => (await verbs()).leaveCustomer(tx, deps, id),
    eraseAccount: async (tx, id) => (await verbs()).eraseCustomer(tx, deps, id),
  }),
  archive: async (deps, userId) => (await verbs()).archiveBilling(deps, userId),
});
