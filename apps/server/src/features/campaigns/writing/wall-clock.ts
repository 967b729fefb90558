import { TIME_ZONE } from '@waypost/contract/wire';

/**
 * So many days and hours later on Toronto's clock: Tuesday at nine, a week on, is Tuesday at nine, also where clocks were turned in
 * between. Of a time in the hour that clocks skip the one after it; of one that comes twice the first.
 */
export function shiftedByClock(at: Date, by: { readonly days: number; readonly hours?: number }): Date {
  const wall = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(TIME_ZONE).toPlainDateTime();
  // One after the other: a day on and two hours back is no duration of one sign.
  const moved = wall
    .add({ days: by.days })
    .add({ hours: by.hours ?? 0 })
    .toZonedDateTime(TIME_ZONE, { disambiguation: 'compatible' });
  return new Date(moved.epochMilliseconds);
}
