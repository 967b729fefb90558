import type { Sample, Samples } from '../wire/sample.ts';
import type { budgetEndpoints } from './budget-calls.ts';
import type { supplierEndpoints } from './calls.ts';

const none: Sample = {};

export const supplierSamples: Samples<typeof supplierEndpoints> = {
  listSuppliersSimple: { bad: () => ({ query: { has_campaign: 'perhaps' }, fields: ['has_campaign'] }) },
  listSuppliers: none,
  createSupplier: {
    body: () => ({ supplier_name: 'fjordline', supplier_label: 'Fjord Line' }),
    bad: () => ({
      body: { supplier_name: ' ', supplier_label: 7, countries: ['US', 'US'] },
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

const budget = {
  application_slug: 'facebook',
  cost_per_post: 12.5,
  percent_trade: 10,
  percent_reach: 40,
  percent_engagement: 20,
  percent_clicks: 20,
  percent_sales: 10,
  leads_into_bookings: 4.5,
  per_booking_amount: 3200,
};

export const budgetSamples: Samples<typeof budgetEndpoints> = {
  getSupplierBudget: none,
  putSupplierBudget: {
    body: () => ({ version: 0, results: [budget] }),
    bad: () => ({
      body: { version: 0.5, results: [{ ...budget, percent_trade: 101 }] },
      fields: ['version', 'results'],
    }),
  },
  getSupplierStats: {
    query: () => ({ from: '2026-11-01', until: '2026-11-30' }),
    bad: () => ({ query: { application: 'myspace', from: 'May' }, fields: ['application', 'from'] }),
  },
};
