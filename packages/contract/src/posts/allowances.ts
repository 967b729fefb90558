import { type Allowance, DAY_S, HOUR_S, MINUTE_S } from '../wire/allowances.ts';

/** Calls that make posts, each of them a handful; a year's plan is entered in a day. */
export const NEW_POSTS: Allowance = { name: 'new-posts', per: 'account', hits: 2_000, windowS: DAY_S };

/** Tries that the network refused count too, so that a broken page is not asked again and again. */
export const STATS_FETCHES = {
  account: { name: 'fetch-stats:account', per: 'account', hits: 300, windowS: HOUR_S },
  post: { name: 'fetch-stats:post', per: 'target', hits: 3, windowS: MINUTE_S, by: 'verb' },
} as const satisfies Record<string, Allowance>;
