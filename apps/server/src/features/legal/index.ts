import { feature } from '../../platform/feature/feature.ts';
import { registerLegalRoutes } from './routes.ts';

export { acceptTerms } from './accept-terms.ts';

export const legal = feature({ routes: registerLegalRoutes });
