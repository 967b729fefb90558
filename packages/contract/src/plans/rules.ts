export const PLANS = ['free', 'grow', 'pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** The one pro predicate (SHELL-008): Instagram, the generator, advanced features and the drafts ask it. */
export const isPro = (plan: Plan): boolean => plan === 'pro' || plan === 'premium';

export const PERMISSIONS = [
  'fbreport.view_fbpost',
  'accounts.publish_post_library',
  'accounts.custom_images',
  'accounts.business_card_settings',
  'accounts.impersonate',
  'generator.publish_generated_posts',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const PRO_GRANTS: readonly Permission[] = ['generator.publish_generated_posts', 'accounts.business_card_settings'];
const PREMIUM_GRANTS: readonly Permission[] = [
  ...PRO_GRANTS,
  'accounts.publish_post_library',
  'accounts.custom_images',
];

/** What a plan grants by itself; more can be granted to a user. `fbreport.view_fbpost` never comes with a plan. */
export function permissionsOfPlan(plan: Plan): readonly Permission[] {
  if (plan === 'premium') return PREMIUM_GRANTS;
  return plan === 'pro' ? PRO_GRANTS : [];
}
