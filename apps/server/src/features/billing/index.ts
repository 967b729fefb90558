import { feature } from '../../platform/feature/feature.ts';
import type { BillingDeps } from './deps.ts';
import { addressJob, lookJob } from './jobs.ts';
import { registerBillingRoutes } from './routes.ts';

export type { BillingDeps } from './deps.ts';

const verbs = () => import('./verbs.ts');

/** Tried again by the queue. */
const silent = () => new Error('the payment provider did not answer');

export const billing = feature<BillingDeps>({
  routes: registerBillingRoutes,
  jobs: (deps) => [
    {
      ...lookJob,
      handle: async ({ user }: { user: number }) => {
        if ((await (await verbs()).lookAtAccount(deps, user, 'meanwhile')) === 'away') throw silent();
      },
    },
    {
      ...addressJob,
      handle: async ({ user }: { user: number }) => {
        if (!(await (await verbs()).sendAddress(deps, user))) throw silent();
      },
    },
  ],
});
