import { feature } from '../../platform/feature/feature.ts';
import { registerLegalRoutes } from './routes.ts';

export { acceptedTerms, acceptTerms, presentAcceptance } from './accept-terms.ts';
export { CONTENT_SECURITY_POLICY, frame } from './pages/frame.ts';
export { lastAcceptance } from './store.ts';

export const legal = feature({
  routes: registerLegalRoutes,
  archive: async (deps, userId) => (await import('./archive-terms.ts')).archiveTerms(deps, userId),
});
