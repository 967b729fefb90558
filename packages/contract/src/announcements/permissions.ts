import type { DeclaredPermissions } from '../plans/granted.ts';

export const announcementPermissions = {
  /** To write, publish and withdraw what advisors are told. */
  'announcements.change': { plan: null, staffOnly: true },
} as const satisfies DeclaredPermissions;
