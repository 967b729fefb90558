export { activeSuppliers, allSuppliers, readSupplier } from './supplier-store.ts';
export { changeSupplier, createSupplier, deleteSupplier, setLogo } from './write-supplier.ts';
