import { type Allowance, HOUR_S } from '../wire/allowances.ts';

/** Tests to oneself, of copies and campaigns together. */
export const NEWSLETTER_TESTS: Allowance = { name: 'newsletters:tests', per: 'account', hits: 5, windowS: HOUR_S };
/** Pictures that are drawn anew and kept. */
export const NEWSLETTER_IMAGES: Allowance = { name: 'newsletters:images', per: 'account', hits: 120, windowS: HOUR_S };
/** Each asks for every link of a newsletter. */
export const LINK_CHECKS: Allowance = { name: 'newsletters:links', per: 'account', hits: 30, windowS: HOUR_S };
/** Each compiles. */
export const NEWSLETTER_PREVIEWS: Allowance = {
  name: 'newsletters:previews',
  per: 'account',
  hits: 1_200,
  windowS: HOUR_S,
};
