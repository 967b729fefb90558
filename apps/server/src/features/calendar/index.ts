import { feature } from '../../platform/feature/feature.ts';
import { registerCalendarRoutes } from './routes.ts';
import { endFeeds } from './store.ts';

export const calendar = feature({
  routes: registerCalendarRoutes,
  leaving: () => ({ end: async (tx, scopes) => void (await endFeeds(tx, scopes)) }),
});
