import type { DeclaredPermissions } from '../plans/granted.ts';

export const supplierPermissions = {
  /** To keep the list of suppliers. */
  'suppliers.change': { plan: null, staffOnly: true },
} as const satisfies DeclaredPermissions;
