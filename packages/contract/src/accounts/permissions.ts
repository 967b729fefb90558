import type { DeclaredPermissions } from '../plans/granted.ts';

export const accountPermissions = {
  /** To act as an agency user. */
  'accounts.impersonate': { plan: null, staffOnly: true },
  /** To invite agency users, and to change their plans and flags. Roles and permissions are a superuser's alone. */
  'accounts.manage_users': { plan: null, staffOnly: true },
} as const satisfies DeclaredPermissions;
