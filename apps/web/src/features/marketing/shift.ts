import { placeOf } from '../../ui/calendar/range.ts';

/** How far a post is moved, by Toronto's clock: across a night that has 23 hours a day stays a day (ADMCAL-046). */
export interface Shift {
  readonly days: number;
  readonly hours: number;
}

const HOURS_A_DAY = 24;
const clockOf = (at: string): number => Date.parse(`${placeOf(at)}Z`);

export function shiftBetween(from: string, to: string): Shift {
  const hours = Math.round((clockOf(to) - clockOf(from)) / 3_600_000);
  const days = Math.trunc(hours / HOURS_A_DAY);
  // `-0` is no number that a field should show.
  return { days: days + 0, hours: hours - days * HOURS_A_DAY + 0 };
}
