import type { Supplier, SupplierBudget, SupplierStats } from '@waypost/contract/suppliers';

export const supplier = (change: Partial<Supplier> = {}): Supplier => ({
  ...{ id: 3, supplier_name: 'fjordline', supplier_label: 'Fjord Line', active: true, countries: ['CA'] },
  ...{ logo: null, has_campaign: true, version: 2 },
  ...change,
});

export const budgetLine = (change: Partial<SupplierBudget> = {}): SupplierBudget => ({
  ...{ application_slug: 'facebook', supplier_name: 'fjordline', cost_per_post: 12.5, percent_trade: 10 },
  ...{ percent_reach: 40, percent_engagement: 20, percent_clicks: 20, percent_sales: 10 },
  ...{ leads_into_bookings: 4.5, per_booking_amount: 3_200 },
  ...change,
});

export const statsLine = (change: Partial<SupplierStats> = {}): SupplierStats => ({
  ...{ application_slug: 'facebook', count: 40, agents: 12, reach: 9_000, engage: 450, clicks: 80, leads: 10 },
  ...change,
});
