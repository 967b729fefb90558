import { feature } from '../../platform/feature/feature.ts';
import { registerAccountRoutes } from './account/account-routes.ts';
import { registerChannelRoutes } from './account/channel-routes.ts';
import { registerCampaignRoutes } from './campaigns/campaign-routes.ts';
import { registerCopyRoutes } from './copies/copy-routes.ts';
import type { NewsletterDeps } from './deps.ts';
import { newsletterHeld } from './emails/newsletter-held.ts';
import { newsletterReady } from './emails/newsletter-ready.ts';
import { newsletterJobs } from './jobs.ts';

export { newsletterApplications } from './account/application.ts';
export { sealedDomainKey } from './account/domains/sealed-domain-key.ts';
export { openAccount } from './account/open-account.ts';
export type { NewsletterDeps, OwnRecords } from './deps.ts';

type DkimKeyOf = typeof import('./account/domains/dkim-key.ts').dkimKeyOf;
/** Loaded by who sends. */
export const dkimKeyOf = async (...of: Parameters<DkimKeyOf>): ReturnType<DkimKeyOf> =>
  (await import('./account/domains/dkim-key.ts')).dkimKeyOf(...of);

/** For the demo world. */
export const newsletterHistory = () => import('./history/write-newsletter.ts');

type LookAtOwn = typeof import('./account/domains/look-own.ts').lookAtOwn;
export const lookAtOwn = async (...of: Parameters<LookAtOwn>): ReturnType<LookAtOwn> =>
  (await import('./account/domains/look-own.ts')).lookAtOwn(...of);

type HoldToGoOn = typeof import('./copies/hold-to-go-on.ts').holdToGoOn;
/** Loaded by who lets more of a newsletter go out. */
export const holdToGoOn = async (...of: Parameters<HoldToGoOn>): ReturnType<HoldToGoOn> =>
  (await import('./copies/hold-to-go-on.ts')).holdToGoOn(...of);

export const newsletters = feature<NewsletterDeps>({
  routes: (app, deps) => {
    registerAccountRoutes(app, deps);
    registerChannelRoutes(app, deps);
    registerCampaignRoutes(app, deps);
    registerCopyRoutes(app, deps);
  },
  jobs: newsletterJobs,
  ticks: (deps) => [
    {
      id: 'newsletters.catch-up',
      schedule: '*/10 * * * *',
      run: async () => (await import('./campaigns/publishing/spread-campaign.ts')).catchUp(deps),
    },
  ],
  sweeps: async (deps) => [
    (await import('./account/domains/domain-sweep.ts')).domainSweep(deps),
    (await import('./copies/fire-copy.ts')).firingSweep(deps),
  ],
  mails: [newsletterReady, newsletterHeld],
  leaving: () => ({
    erase: async (tx, id) => {
      await (await import('./copies/erase-copies.ts')).eraseCopies(tx, id);
      await (await import('./account/erase-account.ts')).eraseAccount(tx, id);
    },
  }),
  archive: async (deps, userId) => (await import('./account/archive-account.ts')).archiveAccounts(deps, userId),
});
