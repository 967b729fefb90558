import { type Allowance, HOUR_S } from '../wire/allowances.ts';

/** Where a guide is shown: in the carousel of the dashboard, or on the card of one network's connection. */
export const GUIDE_KINDS = ['onboarding', 'tutorial'] as const;
export const GUIDE_TITLE_MAX = 120;
export const GUIDE_TEXT_MAX = 2_000;

/** Thumbnails beside each other; one where the screen is narrower than `narrowPx` (ONBOARD-002). */
export const GUIDES_PER_PAGE = { wide: 2, narrow: 1, narrowPx: 768 } as const;

export const GUIDE_UPLOADS: Allowance = { name: 'guide-upload', per: 'account', hits: 60, windowS: HOUR_S };
