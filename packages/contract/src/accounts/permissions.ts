import type { DeclaredPermissions } from '../plans/granted.ts';

export const accountPermissions = {
  /** To act as an agency user, for staff. */
  'accounts.impersonate': { plan: null },
} as const satisfies DeclaredPermissions;
