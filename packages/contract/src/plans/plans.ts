export const PLANS = ['free', 'grow', 'pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** The one pro predicate (SHELL-008): Instagram, the generator, advanced features and the drafts ask it. */
export const isPro = (plan: Plan): boolean => plan === 'pro' || plan === 'premium';
