import { feature } from '../../platform/feature/feature.ts';
import type { SupplierDeps } from './deps.ts';
import { registerSupplierRoutes } from './routes.ts';

export { bySuppliers, managedSuppliers, type SupplierScope, supplierScopeOf } from './scope.ts';

export const suppliers = feature<SupplierDeps>({ routes: registerSupplierRoutes });
