import type { DeclaredPermissions } from '../plans/granted.ts';

export const agencyPermissions = {
  /** To change which hosts, states and licences the business profile offers. */
  'agency.change': { plan: null, staffOnly: true },
} as const satisfies DeclaredPermissions;
