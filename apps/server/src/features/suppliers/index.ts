import { feature } from '../../platform/feature/feature.ts';
import { registerSupplierRoutes } from './routes.ts';

export const suppliers = feature({ routes: registerSupplierRoutes });
