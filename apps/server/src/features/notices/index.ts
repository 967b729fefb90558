import { feature } from '../../platform/feature/feature.ts';
import { registerNoticeRoutes } from './routes.ts';

export { noticesUrl } from './notice-link.ts';

export const notices = feature({
  routes: registerNoticeRoutes,
  archive: async (deps, userId) => (await import('./archive-notices.ts')).archiveNotices(deps, userId),
});
