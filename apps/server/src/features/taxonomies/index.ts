import { feature } from '../../platform/feature/feature.ts';
import { registerTaxonomyRoutes } from './routes.ts';

export const taxonomies = feature({ routes: registerTaxonomyRoutes });
