import { TIME_ZONE } from '@waypost/contract/wire';

interface Bound {
  readonly at: Date;
  /** A day ends before its successor begins; an instant includes itself. */
  readonly inclusive: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function startOfDay(day: string, plusDays: number): Date {
  const start = Temporal.PlainDate.from(day).add({ days: plusDays }).toZonedDateTime(TIME_ZONE);
  return new Date(start.epochMilliseconds);
}

/** A day is a whole day in Toronto, which has 23 or 25 hours twice a year. */
export const lowerBound = (from: string): Bound => ({
  at: DAY.test(from) ? startOfDay(from, 0) : new Date(from),
  inclusive: true,
});
export const upperBound = (to: string): Bound =>
  DAY.test(to) ? { at: startOfDay(to, 1), inclusive: false } : { at: new Date(to), inclusive: true };
