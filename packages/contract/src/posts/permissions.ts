import type { DeclaredPermissions } from '../plans/granted.ts';

export const postPermissions = {
  /** To have figures fetched anew (STATS-011). */
  'fbreport.view_fbpost': { plan: null, staffActing: true },
  'accounts.publish_post_library': { plan: 'premium' },
} as const satisfies DeclaredPermissions;
