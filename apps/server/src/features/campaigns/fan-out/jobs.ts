import type { Deps } from '../../../platform/deps.ts';
import { joinJob } from '../../connections/index.ts';
import { rollUpJob, spreadJob } from './job-kinds.ts';

/** What is done in the background for the copies of campaigns. */
export const fanOutJobs = (deps: Deps) => [
  {
    ...spreadJob,
    handle: async ({ spread }: { spread: number }) => (await import('./run-spread.ts')).runSpread(deps, spread),
  },
  {
    ...rollUpJob,
    handle: async ({ posting }: { posting: number }) =>
      (await import('../figures/roll-up.ts')).rollUp(deps.db, posting),
  },
  {
    ...joinJob,
    handle: async ({ connection }: { connection: number }) =>
      void (await (await import('./join-campaigns.ts')).joinCampaigns(deps, connection)),
  },
];
export const fanOutTicks = (deps: Deps) => [
  {
    id: 'campaigns.catch-up',
    schedule: '*/10 * * * *',
    run: async () => (await import('./join-campaigns.ts')).catchUp(deps),
  },
  {
    id: 'campaigns.figures',
    schedule: '37 * * * *',
    run: async () => (await import('../figures/roll-up.ts')).rollUpDue(deps),
  },
];
