import { feature } from '../../platform/feature/feature.ts';
import type { SupplierDeps } from './deps.ts';
import { registerSupplierRoutes } from './routes.ts';

export { bySuppliers, managedSuppliers, type SupplierScope, supplierScopeOf } from './scope.ts';

export const suppliers = feature<SupplierDeps>({
  routes: registerSupplierRoutes,
  // A profile that was deleted manages nothing meanwhile; what was restored does again.
  leaving: () => ({
    erase: async (tx, profile) => (await import('./managers/write-manager.ts')).eraseManager(tx, profile),
  }),
  archive: async (deps, userId) => (await import('./managers/archive-managers.ts')).archiveManagers(deps, userId),
});
