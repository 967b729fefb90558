import type { DeclaredPermissions } from '../plans/granted.ts';

export const guidePermissions = {
  /** To change the onboarding and tutorial videos. */
  'guides.change': { plan: null, staffOnly: true },
} as const satisfies DeclaredPermissions;
