import { Temporal } from 'temporal-polyfill';
import { instantToWallClock, wallClockToInstant } from '../../../platform/time/toronto.ts';

const QUARTER_MS = 15 * 60_000;
const MORNING = 9 * 60;

/** Minutes since midnight of an instant, by the clock of Toronto. */
export function minutesOf(instant: string): number {
  const [hour = 0, minute = 0] = instantToWallClock(instant).slice(11).split(':').map(Number);
  return hour * 60 + minute;
}

export const atMinutes = (day: string, minutes: number): string =>
  `${day} ${Temporal.PlainTime.from('00:00').add({ minutes }).toString({ smallestUnit: 'second' })}`;

/** The first quarter of an hour that is not before an instant; Toronto is whole quarters away from UTC. */
export const nextQuarter = (instant: string): string =>
  new Date(Math.ceil(Date.parse(instant) / QUARTER_MS) * QUARTER_MS).toISOString();

/** A day was picked: the time that stood there stays, else nine in the morning; never a moment that is refused at once. */
export function momentOfDay(day: string, value: string | null, earliest: string): string {
  const at = wallClockToInstant(atMinutes(day, value ? minutesOf(value) : MORNING));
  return Date.parse(at) < Date.parse(earliest) ? nextQuarter(earliest) : at;
}

/** A time was given: on the day that stands there, else on the first on which it is not before an instant. */
export function momentOfTime(minutes: number, value: string | null, earliest: string): string {
  const day = Temporal.PlainDate.from(instantToWallClock(value ?? earliest).slice(0, 10));
  const at = wallClockToInstant(atMinutes(day.toString(), minutes));
  const over = value === null && Date.parse(at) < Date.parse(earliest);
  return over ? wallClockToInstant(atMinutes(day.add({ days: 1 }).toString(), minutes)) : at;
}

/** What is chosen most, from a day on and not before an instant. */
export function presetMoments(soonest: string, today: string) {
  const day = Temporal.PlainDate.from(today);
  const morning = (days: number) => wallClockToInstant(atMinutes(day.add({ days }).toString(), MORNING));
  const presets = [
    { key: 'soonest', at: soonest },
    { key: 'tomorrow', at: morning(1) },
    { key: 'monday', at: morning(8 - day.dayOfWeek) },
  ] as const;
  // On a Sunday tomorrow is Monday.
  return presets.filter(
    ({ at }, n) => Date.parse(at) >= Date.parse(soonest) && presets.findIndex((other) => other.at === at) === n,
  );
}
