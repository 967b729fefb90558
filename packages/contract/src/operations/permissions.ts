import type { DeclaredPermissions } from '../plans/granted.ts';

export const operationsPermissions = {
  /** To see how the installation is doing, and to send mails again that failed. */
  'operations.manage': { plan: null, staffOnly: true },
} as const satisfies DeclaredPermissions;
