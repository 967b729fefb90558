/** Who takes the payments, as people call it; the specification's where nobody does (SUPER-005). */
export const PAYMENT_PROVIDER = 'Outseta';

/** Where a change of somebody's plan came from. */
export const PLAN_SOURCES = ['provider', 'staff', 'superuser', 'demo', 'cli'] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];

/**
 * What PRO brings and takes away again, in the order in which it goes: the posts before the connection, which would take them along
 * uncounted. Instagram, its posts and the reels end; the others are put away and given back by an upgrade within so many days. Texts are posts that need the booking link:
 * they stay, and wait for another text or for PRO.
 */
export const PRO_THINGS = [
  'reels',
  'instagram_posts',
  'instagram',
  'advanced_features',
  'texts',
  'drafts',
  'business_card',
] as const;
export type ProThing = (typeof PRO_THINGS)[number];
export const KEPT_DAYS = 30;

export const PLAN_NAME_MAX = 60;
export const PLAN_TEXT_MAX = 4_000;
export const PLAN_UID_MAX = 60;
export const ANNUAL_RATE_MAX = 100_000;
