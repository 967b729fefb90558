export { SUPPLIERS_KEY, useAllSuppliers, useChoosableSuppliers } from './api.ts';
export { SupplierForm } from './form/supplier-form.tsx';
export { SupplierManagers } from './managers/lazy-managers.ts';
export { suppliersScreens } from './routes.tsx';
