import { bySlot, type Slot } from '@waypost/contract/slots';
import { DAY_MS } from '@waypost/contract/wire';
import type { Locale } from '@waypost/i18n/locale';
import { formatter } from '../../platform/formats/dates.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5];

export const minutesOf = (at: string): number => Number(at.slice(0, 2)) * 60 + Number(at.slice(3));
export const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
export const weekdayName = (weekday: number, locale: Locale): string =>
  formatter(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(MONDAY + (weekday - 1) * DAY_MS));

export const weekdayShort = (weekday: number, locale: Locale): string =>
  formatter(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(MONDAY + (weekday - 1) * DAY_MS));

export const ofDay = (slots: readonly Slot[], weekday: number): readonly Slot[] =>
  slots.filter((slot) => slot.weekday === weekday);

export const without = (slots: readonly Slot[], { weekday, at }: Slot): readonly Slot[] =>
  slots.filter((slot) => slot.weekday !== weekday || slot.at !== at);

/** The same time on several days; where it stands already it stays. */
export const withTime = (slots: readonly Slot[], weekdays: readonly number[], at: string): readonly Slot[] =>
  weekdays.reduce((all, weekday) => [...without(all, { weekday, at }), { weekday, at }], slots).toSorted(bySlot);

/** The times of a day take the place of what the other days had. */
export const copyDay = (slots: readonly Slot[], from: number, to: readonly number[]): readonly Slot[] =>
  [
    ...slots.filter(({ weekday }) => weekday === from || !to.includes(weekday)),
    ...to
      .filter((weekday) => weekday !== from)
      .flatMap((weekday) => ofDay(slots, from).map(({ at }) => ({ weekday, at }))),
  ].sort(bySlot);

/** What many advisors begin with. */
export const PRESETS = {
  mornings: WORKDAYS.map((weekday) => ({ weekday, at: '09:00' })),
  twice: WORKDAYS.flatMap((weekday) => ['09:00', '17:00'].map((at) => ({ weekday, at }))),
  noons: [1, 3, 5].map((weekday) => ({ weekday, at: '12:00' })),
} as const satisfies Record<string, readonly Slot[]>;
export type Preset = keyof typeof PRESETS;
