import { query } from '../../platform/db/query.ts';
import { feature } from '../../platform/feature/feature.ts';
import { registerNoticeRoutes } from './routes.ts';

export { noticesUrl } from './notice-link.ts';

export const notices = feature({
  routes: registerNoticeRoutes,
  archive: async (deps, userId) => (await import('./archive-notices.ts')).archiveNotices(deps, userId),
  leaving: () => ({
    eraseAccount: async (tx, id) => void (await tx.run(query.deleteFrom('muted_notices').where('user_id', '=', id))),
  }),
});
