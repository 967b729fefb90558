import { APPS, type App, CHANNELS } from '../networks/networks.ts';
import { addDays, weekdayOf } from '../stats/periods.ts';

/** A time of the week at which a connection's posts like to go out, on Toronto's clock. */
export interface Slot {
  /** Monday is 1, Sunday 7. */
  readonly weekday: number;
  /** 'HH:MM'. */
  readonly at: string;
}

/** A post takes the slots that are nearer to it than that; so far apart two slots of a day are. */
export const SLOT_APART_MINUTES = 15;
/** As many slots has a day of one connection at most. */
export const SLOTS_A_DAY = 12;
/** A free slot is looked for so far ahead. */
export const SLOT_WEEKS_AHEAD = 8;
/** What is offered leaves so long to finish the post, beyond the ten minutes that a time has to be ahead. */
export const SLOT_MARGIN_MINUTES = 15;
/** How many copies of campaigns a connection may get in a week, where somebody limits it. */
export const WEEKLY_FREQUENCY = { min: 1, max: 50 } as const;

const MINUTE_MS = 60_000;
const suggestedOf = ({ suggested: { at, weekdays } }: (typeof CHANNELS)[App]): readonly Slot[] =>
  weekdays.map((weekday) => ({ weekday, at }));

/** The slots of who has chosen none; on the calendar the suggested times of networks that are not connected (CAL-015 to 018). */
export const SUGGESTED_SLOTS = Object.fromEntries(APPS.map((app) => [app, suggestedOf(CHANNELS[app])])) as Readonly<
  Record<App, readonly Slot[]>
>;

/** Null: none were chosen, so the suggested ones hold. An empty list was chosen. */
export const slotsOf = (app: App, own: readonly Slot[] | null | undefined): readonly Slot[] =>
  own ?? SUGGESTED_SLOTS[app];

const minutesOf = (at: string): number => Number(at.slice(0, 2)) * 60 + Number(at.slice(3));
export const bySlot = (a: Slot, b: Slot): number => a.weekday - b.weekday || minutesOf(a.at) - minutesOf(b.at);

/** What is wrong with a week of slots, and where; null when nothing is. */
export interface SlotFault extends Slot {
  readonly kind: 'twice' | 'near' | 'many';
}
export function slotFault(slots: readonly Slot[]): SlotFault | null {
  const sorted = [...slots].sort(bySlot);
  for (const [n, slot] of sorted.entries()) {
    const before = sorted[n - 1];
    const apart = before?.weekday === slot.weekday ? minutesOf(slot.at) - minutesOf(before.at) : SLOT_APART_MINUTES;
    if (apart < SLOT_APART_MINUTES) return { ...slot, kind: apart === 0 ? 'twice' : 'near' };
    if (sorted[n - SLOTS_A_DAY]?.weekday === slot.weekday) return { ...slot, kind: 'many' };
  }
  return null;
}

/** Toronto's calendar, which each side reads with what it has. Moments are milliseconds. */
export interface TorontoClock {
  /** 'YYYY-MM-DD'. */
  readonly dayOf: (moment: number) => string;
  /** Of a time in the hour that clocks skip, the one after it; of a time that comes twice, the first. */
  readonly momentOf: (day: string, at: string) => number;
}

/** When the slots are on these days, the earliest first, each moment once: in March two of them may become one. */
export function slotMoments(slots: readonly Slot[], days: readonly string[], clock: TorontoClock): number[] {
  const found = days.flatMap((day) => {
    const weekday = weekdayOf(day);
    return slots.filter((slot) => slot.weekday === weekday).map(({ at }) => clock.momentOf(day, at));
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

/** Whether a pending post of the connection stands there already. */
export const isSlotTaken = (moment: number, pending: readonly number[]): boolean =>
  pending.some((other) => Math.abs(other - moment) < SLOT_APART_MINUTES * MINUTE_MS);

/** The first moment that a slot may be offered, and the last day that is looked at. */
export const slotWindow = (now: number, clock: TorontoClock) => ({
  after: now + SLOT_MARGIN_MINUTES * MINUTE_MS,
  until: addDays(clock.dayOf(now), SLOT_WEEKS_AHEAD * 7),
});

/** The first slot strictly after `now` and its margin that no pending post has taken; null when there is none in the weeks ahead. */
export function nextFreeSlot(
  slots: readonly Slot[],
  pending: readonly number[],
  now: number,
  clock: TorontoClock,
): number | null {
  const { after, until } = slotWindow(now, clock);
  for (let day = clock.dayOf(after); day <= until; day = addDays(day, 1)) {
    const free = slotMoments(slots, [day], clock).find((moment) => moment > after && !isSlotTaken(moment, pending));
    if (free !== undefined) return free;
  }
  return null;
}

/** A post in a week, as the posting frequency counts it. */
export interface Counted {
  readonly id: number;
  readonly moment: number;
  /** Made by auto-schedule. What a person made counts, and is never too much. */
  readonly copy: boolean;
}

/** Ids of the copies that are beyond the frequency of their week, Monday to Sunday in Toronto: the latest of it. */
export function surplusOf(posts: readonly Counted[], frequency: number | null, clock: TorontoClock): number[] {
  if (frequency === null) return [];
  const left = new Map<string, number>();
  const weekOf = ({ moment }: Counted) => {
    const day = clock.dayOf(moment);
    return addDays(day, 1 - weekdayOf(day));
  };
  const take = (post: Counted): boolean => {
    const week = weekOf(post);
    const free = left.get(week) ?? frequency;
    left.set(week, free - 1);
    return free > 0;
  };
  for (const post of posts.filter(({ copy }) => !copy)) take(post);
  return posts
    .filter(({ copy }) => copy)
    .sort((a, b) => a.moment - b.moment || a.id - b.id)
    .filter((post) => !take(post))
    .map(({ id }) => id);
}
