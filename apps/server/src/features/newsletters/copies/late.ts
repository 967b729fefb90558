/** A copy that is later than this asks its advisor whether it still goes out, as a run does. */
const LATE_MS = 24 * 3_600_000;

interface Timed {
  readonly fire_at: Date;
  /** When its advisor said that it goes out. */
  readonly go_at: Date | null;
  /** When staff let its campaign go on. */
  readonly resumed_at: Date | null;
  readonly now: Date;
}

const isOver = (since: Date, now: Date): boolean => now.getTime() - since.getTime() > LATE_MS;

/** Whether so much time has passed that nobody knows whether it is still wanted. */
export const isLate = ({ fire_at, go_at, resumed_at, now }: Timed): boolean =>
  [fire_at, go_at, resumed_at].every((since) => since === null || isOver(since, now));

/** Whether somebody has said that it goes out though it is late. */
export const isSaid = (of: Timed): boolean => isOver(of.fire_at, of.now) && !isLate(of);
