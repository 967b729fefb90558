import type { DeclaredPermissions } from '../plans/granted.ts';

export const operationsPermissions = {
  /** To see how the installation is doing, and to try again what failed; posts with `accounts.impersonate` beside it (decision 166). */
  'operations.manage': { plan: null, staffOnly: true },
} as const satisfies DeclaredPermissions;
