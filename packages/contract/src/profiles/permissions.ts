import type { DeclaredPermissions } from '../plans/granted.ts';

export const profilePermissions = {
  /** To add profiles to the own account. */
  'accounts.add_profile': { plan: 'premium' },
  'accounts.business_card_settings': { plan: 'pro' },
} as const satisfies DeclaredPermissions;
