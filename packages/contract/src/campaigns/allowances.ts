import { type Allowance, HOUR_S } from '../wire/allowances.ts';

/** Pictures and videos that are drawn anew and kept. */
export const CAMPAIGN_FILES: Allowance = { name: 'campaigns:files', per: 'account', hits: 240, windowS: HOUR_S };
/** Each reads a page, and the picture that it names. */
export const CAMPAIGN_OGS: Allowance = { name: 'campaigns:ogs', per: 'account', hits: 120, windowS: HOUR_S };
/** Each writes every post of a campaign anew; a library may have a hundred thousand. */
export const CAMPAIGN_COPIES: Allowance = { name: 'campaigns:copies', per: 'account', hits: 60, windowS: HOUR_S };
/** Each asks for every address of a campaign. */
export const CAMPAIGN_LINK_CHECKS: Allowance = { name: 'campaigns:links', per: 'account', hits: 30, windowS: HOUR_S };
/** Each may ask networks for the figures of some of the copies. */
export const POSTING_FIGURES: Allowance = { name: 'campaigns:figures', per: 'account', hits: 120, windowS: HOUR_S };
