import { feature } from '../../platform/feature/feature.ts';
import { checkingJobs } from './checks/jobs.ts';
import type { CampaignDeps } from './deps.ts';
import { fanOutJobs, fanOutTicks } from './fan-out/jobs.ts';
import { registerCampaignRoutes } from './writing/campaign-routes.ts';
import { registerPostingRoutes } from './writing/posting-routes.ts';

export type { CampaignDeps } from './deps.ts';

export const campaigns = feature<CampaignDeps>({
  routes: (app, deps) => {
    registerCampaignRoutes(app, deps);
    registerPostingRoutes(app, deps);
  },
  jobs: (deps) => [...checkingJobs(deps), ...fanOutJobs(deps)],
  ticks: fanOutTicks,
});
