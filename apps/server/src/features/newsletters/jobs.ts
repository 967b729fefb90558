import type { NewsletterDeps } from './deps.ts';
import { linksJob, spreadJob, steerJob, type TestMail, testJob } from './job-kinds.ts';

type OfCampaign = { campaign: number };

/** What is done in the background for newsletters before they go out. */
export const newsletterJobs = (deps: NewsletterDeps) => [
  {
    ...spreadJob,
    handle: async ({ campaign }: OfCampaign) =>
      (await import('./campaigns/publishing/spread-campaign.ts')).runSpread(deps, campaign),
  },
  {
    ...steerJob,
    handle: async ({ campaign }: OfCampaign) =>
      (await import('./campaigns/publishing/steer-copies.ts')).runSteering(deps, campaign),
  },
  {
    ...linksJob,
    apart: 'hosts' as const,
    handle: async ({ campaign }: OfCampaign) =>
      (await import('./campaigns/checking/check-links.ts')).checkLinks(deps, campaign),
  },
  {
    ...testJob,
    apart: 'mails' as const,
    handle: async (mail: TestMail) => (await import('./send-test.ts')).sendTest(deps, mail),
  },
];
