import { type Allowance, HOUR_S } from '../wire/allowances.ts';

export const SUPPLIER_NAME_MAX = 80;
export const SUPPLIER_LABEL_MAX = 120;
/** As many as a list shows. */
export const SUPPLIERS_MAX = 2_000;
/** Where a supplier’s offers can be sold; none named is everywhere. */
export const SUPPLIER_COUNTRIES = ['US', 'CA', 'MX'] as const;
export type SupplierCountry = (typeof SUPPLIER_COUNTRIES)[number];
export const AMOUNT_MAX = 1_000_000;

export const SUPPLIER_LOGOS: Allowance = { name: 'supplier-logo', per: 'account', hits: 60, windowS: HOUR_S };
