import type { DeclaredPermissions } from '../plans/granted.ts';

export const campaignPermissions = {
  /** To write campaigns, to publish them, and to change what advisors got of them. */
  'marketing.manage_campaigns': { plan: null, staffOnly: true },
} as const satisfies DeclaredPermissions;
