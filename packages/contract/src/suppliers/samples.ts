import type { Sample, Samples } from '../wire/sample.ts';
import type { supplierEndpoints } from './calls.ts';

const none: Sample = {};

export const supplierSamples: Samples<typeof supplierEndpoints> = {
  listSuppliersSimple: { bad: () => ({ query: { has_campaign: 'perhaps' }, fields: ['has_campaign'] }) },
  listSuppliers: none,
  createSupplier: {
    body: () => ({ supplier_name: 'fjordline', supplier_label: 'Fjord Line' }),
    bad: () => ({
      body: { supplier_name: ' ', supplier_label: 7, countries: ['XX'] },
      fields: ['supplier_name', 'supplier_label', 'countries'],
    }),
  },
  changeSupplier: {
    body: () => ({ active: false }),
    bad: () => ({ body: { active: 'no' }, fields: ['active'] }),
  },
  getSupplier: none,
  deleteSupplier: none,
  uploadSupplierLogo: { form: () => ({}), bad: () => ({ form: {}, fields: ['image'] }) },
  removeSupplierLogo: none,
  listSupplierManagers: none,
  getSupplierManager: none,
  createSupplierManager: {
    body: ({ profile }) => ({ profile, suppliers: [1] }),
    bad: () => ({ body: { profile: 0, suppliers: [1, 1], active: 'yes' }, fields: ['profile', 'suppliers', 'active'] }),
  },
  changeSupplierManager: {
    body: () => ({ active: false }),
    bad: () => ({ body: { suppliers: [], active: 'no' }, fields: ['suppliers', 'active'] }),
  },
  deleteSupplierManager: none,
};
