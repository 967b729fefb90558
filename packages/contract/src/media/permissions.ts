import type { DeclaredPermissions } from '../plans/granted.ts';

export const mediaPermissions = {
  /** Pictures and videos of one's own. */
  'accounts.custom_images': { plan: 'premium' },
} as const satisfies DeclaredPermissions;
