import { type Allowance, HOUR_S } from '../wire/allowances.ts';

/** Videos about the memberships: the film of their page, what a plan brings, and how PRO is set up (BILL-009, BILL-030). */
export const MEMBERSHIP_KINDS = ['membership', 'plan', 'plan_setup'] as const;
export type MembershipKind = (typeof MEMBERSHIP_KINDS)[number];
/** Where a guide is shown: in the carousel of the dashboard, on the card of one network's connection, or beside the memberships. */
export const GUIDE_KINDS = ['onboarding', 'tutorial', ...MEMBERSHIP_KINDS] as const;
export type GuideKind = (typeof GUIDE_KINDS)[number];
export const GUIDE_TITLE_MAX = 120;
export const GUIDE_TEXT_MAX = 2_000;

/** Thumbnails beside each other; one where the screen is narrower than `narrowPx` (ONBOARD-002). */
export const GUIDES_PER_PAGE = { wide: 2, narrow: 1, narrowPx: 768 } as const;

export const GUIDE_UPLOADS: Allowance = { name: 'guide-upload', per: 'account', hits: 60, windowS: HOUR_S };
