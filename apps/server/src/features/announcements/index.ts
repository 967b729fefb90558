import { query } from '../../platform/db/query.ts';
import { feature } from '../../platform/feature/feature.ts';
import { registerAnnouncementRoutes } from './routes.ts';

export const announcements = feature({
  routes: registerAnnouncementRoutes,
  leaving: () => ({
    eraseAccount: async (tx, id) =>
      void (await tx.run(query.deleteFrom('announcement_dismissals').where('user_id', '=', id))),
  }),
});
