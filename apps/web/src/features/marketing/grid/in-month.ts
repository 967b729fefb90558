import { addDays } from '@waypost/contract/stats';
import { torontoDay } from '../../../platform/formats/dates.ts';
import { wallClockToInstant } from '../../../platform/time/toronto.ts';
import { beginsOf } from '../../../ui/calendar/full-days.ts';
import { isOneOf } from '../../../ui/calendar/items.ts';
import type { Range } from '../../../ui/calendar/range.ts';
import type { Item, More } from '../items.ts';

/** The Toronto day of each item: asked once for each, however often the month is drawn. */
const days = new WeakMap<Item, string>();
function dayOf(item: Item): string {
  const day = days.get(item) ?? torontoDay(item.at);
  days.set(item, day);
  return day;
}
export const itemsOn = (items: readonly Item[], day: string): readonly Item[] =>
  items.filter((item) => dayOf(item) === day);

/**
 * What stands on the days of a month: of each the first ones, and behind one press all of it, so that thousands cost what hundreds
 * do. What the address names is among the first.
 */
export function shownInMonth(
  items: readonly Item[],
  range: Range,
  { most, ids }: { readonly most: number; readonly ids: ReadonlySet<number> },
): readonly (Item | More)[] {
  // Asked for each of thousands, the day of a moment would take longer than all else.
  const begins = beginsOf(range);
  const moments = new Map(items.map((item) => [item, Date.parse(item.at)]));
  const momentOf = (item: Item): number => moments.get(item) ?? 0;
  const byDay = Map.groupBy(items, (item) => begins.findLastIndex((begin) => begin <= momentOf(item)));
  return begins.slice(0, -1).flatMap((_, n): readonly (Item | More)[] => {
    const [day, theirs] = [addDays(range.first, n), byDay.get(n) ?? []];
    // One that is left over takes the room that 'one more' would take.
    if (theirs.length <= most + (most > 0 ? 1 : 0)) return theirs;
    const ordered = theirs.toSorted(
      (a, b) => Number(isOneOf(b, ids)) - Number(isOneOf(a, ids)) || momentOf(a) - momentOf(b),
    );
    const at = wallClockToInstant(`${day} 23:59`);
    const told = ordered.slice(0, most);
    return [...told, { kind: 'more', key: `more-${day}`, at, day, count: theirs.length - most, alone: most === 0 }];
  });
}
