/** Posts that somebody may have to look at; every list is of one. */
export const STUCK_STATES = ['due', 'parked', 'unconfirmed', 'asked', 'failed', 'missed'] as const;
export type StuckState = (typeof STUCK_STATES)[number];

/** What keeps a parked post where it is. */
export const PARKED_BY = ['held', 'gone', 'broken', 'paused', 'blocked'] as const;

/** Lists of newsletters that are on their way, that stand still until somebody decides, and of which somebody's mail may or may not be there. */
export const RUN_LISTS = ['sending', 'asking', 'uncertain'] as const;
export type RunList = (typeof RUN_LISTS)[number];

/** What is counted every few seconds is counted no further. */
export const COUNTED_MAX = 1_000;

/** So long after its time a failed post may still go out without asking whose it is: later its words may be yesterday's. */
export const STAFF_RETRY_HOURS = 24;
const HOUR_MS = 3_600_000;

/** Why staff cannot send a post again by themselves; null where they can. */
export const RETRY_REFUSALS = [
  'by_itself',
  'parked',
  'unconfirmed',
  'asked',
  'missed',
  'late',
  'connection',
  'acting',
] as const;
export type RetryRefusal = (typeof RETRY_REFUSALS)[number];

const REFUSED = {
  due: 'by_itself',
  parked: 'parked',
  unconfirmed: 'unconfirmed',
  asked: 'asked',
  missed: 'missed',
} as const satisfies Record<Exclude<StuckState, 'failed'>, RetryRefusal>;

/**
 * `fireAt` and `now` in milliseconds; `connected`: something could leave through its page at all; `acts`: the reader may act in the name
 * of whose it is (decision 166).
 */
export function retryRefusal(
  state: StuckState,
  {
    fireAt,
    now,
    connected,
    acts,
  }: { readonly fireAt: number; readonly now: number; readonly connected: boolean; readonly acts: boolean },
): RetryRefusal | null {
  if (state !== 'failed') return REFUSED[state];
  if (now - fireAt > STAFF_RETRY_HOURS * HOUR_MS) return 'late';
  if (!connected) return 'connection';
  return acts ? null : 'acting';
}
