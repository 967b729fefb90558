import { HOUR_MS } from '@waypost/contract/wire';

/** When figures are fetched, counted from the posting: 1 h, 24 h, 3, 7, 14 and 28 days. */
const STATS_HOURS = [1, 24, 3 * 24, 7 * 24, 14 * 24, 28 * 24];
/** The same as ages. */
export const STATS_AGES_MS: readonly number[] = STATS_HOURS.map((hours) => hours * HOUR_MS);

/** The step after the one that was just done, leaving out those whose time has passed; null when all are done. */
export function nextStats(postedAt: Date, step: number, now: Date): { step: number; at: Date } | null {
  for (let next = step + 1; next < STATS_AGES_MS.length; next += 1) {
    const at = new Date(postedAt.getTime() + (STATS_AGES_MS[next] ?? 0));
    if (at > now) return { step: next, at };
  }
  return null;
}
