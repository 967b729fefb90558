import { addDays } from '@waypost/contract/stats';
import { beginsOf } from '../../../ui/calendar/full-days.ts';
import { isOneOf } from '../../../ui/calendar/items.ts';
import type { Range } from '../../../ui/calendar/range.ts';
import type { Item, More } from '../items.ts';

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
  const byDay = Map.groupBy(items, ({ at }) => {
    const moment = Date.parse(at);
    return begins.findLastIndex((begin) => begin <= moment);
  });
  return begins.slice(1).flatMap((end, n): readonly (Item | More)[] => {
    const theirs = byDay.get(n) ?? [];
    // One that is left over takes the room that 'one more' would take.
    if (theirs.length <= most + (most > 0 ? 1 : 0)) return theirs;
    const ordered = theirs.toSorted(
      (a, b) => Number(isOneOf(b, ids)) - Number(isOneOf(a, ids)) || Date.parse(a.at) - Date.parse(b.at),
    );
    const day = addDays(range.first, n);
    const at = new Date(end - 60_000).toISOString();
    const told = ordered.slice(0, most);
    return [...told, { kind: 'more', key: `more-${day}`, at, day, count: theirs.length - most, alone: most === 0 }];
  });
}
