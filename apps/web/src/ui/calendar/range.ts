import { addDays, weekdayOf } from '@waypost/contract/stats';
import { type Locale, WEEK_BEGINS } from '@waypost/i18n/locale';
import { torontoZoneName } from '../../platform/formats/clock.ts';
import { torontoDay } from '../../platform/formats/dates.ts';
import { instantToWallClock, wallClockToInstant } from '../../platform/time/toronto.ts';

/** Days in Toronto, 'YYYY-MM-DD'. */
export interface Range {
  readonly first: string;
  readonly days: number;
}
export const lastOf = ({ first, days }: Range): string => addDays(first, days - 1);

/** By whose clock the days are told: where clocks change among them, what holds in their middle is what most of them go by. */
export const zoneOf = ({ first, days }: Range, locale: Locale): string =>
  torontoZoneName(`${addDays(first, Math.floor(days / 2))}T17:00:00Z`, locale);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const [CENTURY, NEXT_CENTURY] = [Date.UTC(2000), Date.UTC(2100)];

/** The day that an address names, as a day or as a moment; whatever says neither means today. */
export function dayOf(text: string | undefined, today: string): string {
  const at = Date.parse(text ?? '');
  if (!(at >= CENTURY && at < NEXT_CENTURY) || text === undefined) return today;
  // The end of February is not rolled over into March.
  const [day] = text.split('T', 1);
  if (day && DAY.test(day) && new Date(`${day}T00:00Z`).toISOString().slice(0, 10) !== day) return today;
  return DAY.test(text) ? text : torontoDay(at);
}

/** The day itself, or its week. */
export const rangeOf = <Days extends 1 | 7>(day: string, days: Days): Range & { readonly days: Days } => ({
  first: days === 1 ? day : addDays(day, -((weekdayOf(day) - WEEK_BEGINS + 7) % 7)),
  days,
});

/** Where a moment stands on the grid, which knows no zone: 'YYYY-MM-DDTHH:mm:ss' on Toronto's clock. */
export const placeOf = (at: string): string => instantToWallClock(at).replace(' ', 'T');

/** A place on the grid as a moment; of a night's two odd hours as everywhere (wallClockToInstant). */
export const momentOf = (text: string): string => wallClockToInstant(text.slice(0, 16).replace('T', ' '));

export const beside = <R extends Range>({ first, days }: R, steps: number): Pick<R, 'first' | 'days'> => ({
  first: addDays(first, steps * days),
  days,
});

const NONE = 'none';

/** Those that the address leaves on; all of them unless it says otherwise. */
export const chosenOf = <T extends string>(text: string | undefined, visible: readonly T[]): readonly T[] =>
  text === undefined ? visible : visible.filter((one) => text.split(',').includes(one));

/** What the address says of them; nothing where all are on. */
export function chosenParam<T extends string>(chosen: readonly T[], visible: readonly T[]): string | undefined {
  if (visible.every((one) => chosen.includes(one))) return undefined;
  return chosen.length === 0 ? NONE : chosen.join(',');
}
