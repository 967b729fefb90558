import type { CampaignDeps } from '../deps.ts';
import { linksJob } from './job-kinds.ts';

/** What is done in the background for campaigns before they are published. */
export const checkingJobs = (deps: CampaignDeps) => [
  {
    ...linksJob,
    apart: 'hosts' as const,
    handle: async ({ campaign }: { campaign: number }) => (await import('./check-links.ts')).checkLinks(deps, campaign),
  },
];
