import { editableUntil, type Newsletter } from '@waypost/contract/newsletters';

const OFTEN_MS = 3_000;
const LONGEST_MS = 5 * 60_000;
/** A little after the moment, when the row has changed its state. */
const SLACK_MS = 1_500;

type Watched = Pick<Newsletter, 'status' | 'deleted' | 'fire_at' | 'edit_by' | 'held' | 'stats'>;

/** While messages leave. */
export const isUnderWay = ({ stats }: Pick<Newsletter, 'stats'>): boolean =>
  stats?.state === 'freezing' || stats?.state === 'sending';

/**
 * When a list should be read again by itself: every few seconds while one is being sent or should have begun, else when the next one
 * is due or can no longer be changed. Nothing to wait for: never.
 */
export function nextLook(newsletters: readonly Watched[], now = Date.now()): number | false {
  const waiting = newsletters.filter(({ status, deleted, held }) => status === 'pending' && !deleted && held === null);
  const late = ({ fire_at }: Watched) => Date.parse(fire_at) <= now;
  if (newsletters.some(isUnderWay) || waiting.some(late)) return OFTEN_MS;
  const moments = waiting.flatMap((one) => [Date.parse(one.fire_at), Date.parse(editableUntil(one))]);
  const soonest = Math.min(...moments.filter((at) => at > now)) - now + SLACK_MS;
  return soonest <= LONGEST_MS ? Math.max(OFTEN_MS, soonest) : false;
}
