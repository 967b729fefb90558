import type { DeclaredPermissions } from '../plans/granted.ts';

export const newsletterPermissions = {
  /** To write newsletters for everybody, and to publish and stop them. */
  'newsletters.change': { plan: null, staffOnly: true },
} as const satisfies DeclaredPermissions;
