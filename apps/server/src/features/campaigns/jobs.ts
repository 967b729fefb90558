import { id } from '@waypost/contract/wire';
import { z } from '#zod';
import type { CampaignDeps } from './deps.ts';

/** Asks every address that the posts of a campaign lead to. */
export const linksJob = { id: 'campaigns-links', payload: z.object({ campaign: id }), maxAttempts: 3 } as const;

/** What is done in the background for campaigns before they are published. */
export const campaignJobs = (deps: CampaignDeps) => [
  {
    ...linksJob,
    apart: 'hosts' as const,
    handle: async ({ campaign }: { campaign: number }) =>
      (await import('./checks/check-links.ts')).checkLinks(deps, campaign),
  },
];
