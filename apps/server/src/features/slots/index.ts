import { feature } from '../../platform/feature/feature.ts';
import { registerSlotRoutes } from './routes.ts';

export { isTaken, nextSlots } from './next-slots.ts';
export { toronto } from './toronto.ts';

export const slots = feature({
  routes: registerSlotRoutes,
  archive: async (deps, userId) => (await import('./archive-slots.ts')).archiveSlots(deps, userId),
});
