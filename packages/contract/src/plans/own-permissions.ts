import type { DeclaredPermissions } from './granted.ts';

export const planPermissions = {
  /** To change the plans that are offered. */
  'plans.change': { plan: null, staffOnly: true },
} as const satisfies DeclaredPermissions;
