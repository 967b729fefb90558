import type { DeclaredPermissions } from '../plans/granted.ts';

export const profilePermissions = {
  'accounts.business_card_settings': { plan: 'pro' },
} as const satisfies DeclaredPermissions;
