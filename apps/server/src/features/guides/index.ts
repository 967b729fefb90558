import { query } from '../../platform/db/query.ts';
import { feature } from '../../platform/feature/feature.ts';
import type { GuideDeps } from './deps.ts';
import { registerGuideRoutes } from './routes.ts';

const verbs = () => import('./verbs.ts');

export const guides = feature<GuideDeps>({
  routes: registerGuideRoutes,
  ticks: (deps) => [{ id: 'guides.erase', schedule: '47 * * * *', run: async () => (await verbs()).eraseGuides(deps) }],
  leaving: () => ({
    eraseAccount: async (tx, id) => void (await tx.run(query.deleteFrom('guide_views').where('user_id', '=', id))),
  }),
});
