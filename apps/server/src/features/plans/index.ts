import { query } from '../../platform/db/query.ts';
import { feature } from '../../platform/feature/feature.ts';
import type { PlanDeps } from './deps.ts';
import { proRemoved } from './emails/pro-removed.ts';
import { registerPlanRoutes } from './routes.ts';
import { settleDowngradeJob } from './store.ts';

export { changePlan } from './change-plan.ts';
export type { PlanDeps } from './deps.ts';
export { followPro } from './follow-pro.ts';
export { planOfUid, uidOfPlan } from './store.ts';

/** What staff do and read on the page of a person; loaded by who comes there first. */
export const plansOfUsers = () => import('./of-users.ts');

const keeping = () => import('./keep-downgrades.ts');

export const plans = feature<PlanDeps>({
  routes: registerPlanRoutes,
  mails: [proRemoved],
  jobs: (deps) => [
    {
      ...settleDowngradeJob,
      handle: async ({ user }: { user: number }) => (await import('./settle-downgrade.ts')).settleDowngrade(deps, user),
    },
  ],
  ticks: (deps) => [
    { id: 'plans.unsettled', schedule: '*/10 * * * *', run: async () => (await keeping()).settleLeft(deps) },
    { id: 'plans.erase', schedule: '37 * * * *', run: async () => (await keeping()).eraseKept(deps) },
  ],
  leaving: () => ({
    eraseAccount: async (tx, id) => void (await tx.run(query.deleteFrom('plan_downgrades').where('user_id', '=', id))),
  }),
  archive: async (deps, userId) => (await import('./archive-plans.ts')).archivePlans(deps, userId),
});
