import type { DeclaredPermissions } from '../plans/granted.ts';

export const supplierPermissions = {
  /** To keep the list of suppliers. */
  'suppliers.change': { plan: null, staffOnly: true },
  /** To look at campaigns, their calendar, libraries, figures and budgets; who manages suppliers sees those of these alone. */
  'marketing.view_calendar': { plan: null, staffOnly: true, byRole: true },
} as const satisfies DeclaredPermissions;
