import type { Sample, Samples } from '../wire/sample.ts';
import type { supplierEndpoints } from './calls.ts';

const none: Sample = {};

export const supplierSamples: Samples<typeof supplierEndpoints> = {
  listSuppliersSimple: { bad: () => ({ query: { has_campaign: 'perhaps' }, fields: ['has_campaign'] }) },
  listSuppliers: none,
  createSupplier: {
    body: () => ({ supplier_name: 'fjordline', supplier_label: 'Fjord Line' }),
    bad: () => ({ body: { supplier_name: ' ', supplier_label: 7 }, fields: ['supplier_name', 'supplier_label'] }),
  },
  changeSupplier: {
    body: () => ({ active: false }),
    bad: () => ({ body: { active: 'no' }, fields: ['active'] }),
  },
  deleteSupplier: none,
};
