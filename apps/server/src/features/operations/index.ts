import { feature } from '../../platform/feature/feature.ts';
import { registerOperationRoutes } from './routes.ts';

export const operations = feature({ routes: registerOperationRoutes });
