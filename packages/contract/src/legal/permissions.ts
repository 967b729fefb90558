import type { DeclaredPermissions } from '../plans/granted.ts';

export const legalPermissions = {
  /** To replace the legal texts and to say who offers the service. */
  'legal.change': { plan: null, staffOnly: true },
} as const satisfies DeclaredPermissions;
