import { afterSpacings, type Spacing } from '@waypost/contract/posts';
import type { TorontoClock } from '@waypost/contract/slots';
import { TIME_ZONE } from '@waypost/i18n/locale';
import { Temporal } from 'temporal-polyfill';
import { torontoDay } from '../formats/dates.ts';

/**
 * Pickers speak in wall-clock strings 'YYYY-MM-DD HH:mm[:ss]' that mean Toronto time; the wire speaks in instants.
 * Temporal's 'compatible' rule settles the two odd hours of the year: 01:30 on the day the clocks go back is the first one,
 * 02:30 on the day they go forward is 03:30. Never `new Date(string)` on a picker value: that is the browser's zone.
 */
export function wallClockToInstant(wallClock: string): string {
  return Temporal.PlainDateTime.from(wallClock.replace(' ', 'T'))
    .toZonedDateTime(TIME_ZONE, { disambiguation: 'compatible' })
    .toInstant()
    .toString();
}

export function instantToWallClock(instant: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(TIME_ZONE).toPlainDateTime();
  return local.toString({ smallestUnit: 'second' }).replace('T', ' ');
}

/** The wall clock in Toronto `minutes` from now, rounded up to a whole minute; the lower limit of date pickers. */
export function wallClockIn(minutes: number, now: number = Date.now()): string {
  const at = Math.ceil(now / 60_000) * 60_000 + minutes * 60_000;
  return instantToWallClock(new Date(at).toISOString());
}

/** When the last of `count` posts goes out that follow the first one with this spacing. */
export function lastOf(first: string, spacing: Spacing, count: number): string {
  const start = Temporal.Instant.from(first).toZonedDateTimeISO(TIME_ZONE);
  return start
    .add(afterSpacings(spacing, Math.max(0, count - 1)))
    .toInstant()
    .toString();
}

/**
 * So many days and hours later on Toronto's clock, or earlier: the time of day stays when the clocks change in between. The one may
 * lead on and the other back, which Temporal takes of no duration: a day of the clock has 24 hours.
 */
export const shifted = (instant: string, by: { readonly days: number; readonly hours?: number }): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(TIME_ZONE)
    .toPlainDateTime()
    .add({ hours: by.days * 24 + (by.hours ?? 0) })
    .toZonedDateTime(TIME_ZONE)
    .toInstant()
    .toString();

/** The next full hour after an instant in milliseconds. */
export const nextHour = (after: number): string => new Date(Math.ceil(after / 3_600_000) * 3_600_000).toISOString();

/** As the rules of slots read Toronto's calendar. */
export const torontoClock: TorontoClock = {
  dayOf: torontoDay,
  momentOf: (day, at) => Date.parse(wallClockToInstant(`${day} ${at}`)),
};
