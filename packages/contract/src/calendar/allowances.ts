import { type Allowance, HOUR_S } from '../wire/allowances.ts';

/** Reads of one feed; calendar programs come a few times in an hour, each of a person's devices for itself. */
export const FEED_READS: Allowance = { name: 'feed:profile', per: 'target', hits: 240, windowS: HOUR_S };
/** Addresses of feeds that are none: a program that was not told that its address has ended, or somebody who guesses. */
export const FEED_MISSES: Allowance = { name: 'feed:misses', per: 'network', hits: 120, windowS: HOUR_S };
