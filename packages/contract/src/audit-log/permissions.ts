import type { DeclaredPermissions } from '../plans/granted.ts';

export const auditPermissions = {
  /** To read who did what, and when. */
  'audit.read': { plan: null, staffOnly: true },
} as const satisfies DeclaredPermissions;
