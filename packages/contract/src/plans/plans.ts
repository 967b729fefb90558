export const PLANS = ['free', 'grow', 'pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** Which plans are pro (SHELL-008). */
export const isPro = (plan: Plan): boolean => plan === 'pro' || plan === 'premium';

/**
 * Whether a person has what pro brings: Instagram, the generator, advanced features, drafts. A superuser does without
 * a plan, as caller and as owner: what may be connected may also be published to.
 */
export const hasPro = (plan: Plan, isSuperuser: boolean): boolean => isSuperuser || isPro(plan);
