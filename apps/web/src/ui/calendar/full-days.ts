import { addDays } from '@waypost/contract/stats';
import { HOUR_MS } from '@waypost/contract/wire';
import { torontoHour } from '../../platform/formats/dates.ts';
import { wallClockToInstant } from '../../platform/time/toronto.ts';
import type { FullDay, GridItem } from './items.ts';
import type { Range } from './range.ts';

/** All slots that three networks can have on one day are told one by one (SLOTS_A_DAY). */
export const TOLD_SINGLY = 40;

/** When each day of a range begins, and when the last one ends. */
export const beginsOf = ({ first, days }: Range): readonly number[] =>
  Array.from({ length: days + 1 }, (_, n) => Date.parse(wallClockToInstant(`${addDays(first, n)} 00:00`)));

/**
 * What stands on the days of a range. A day of more than forty posts is told by its hours and suggests nothing: single cards
 * would be too narrow to be read or hit, and hundreds of them too many for a slow machine.
 */
export function shownOf<I extends GridItem, S extends { readonly at: string }>(
  items: readonly I[],
  suggestions: readonly S[],
  range: Range,
): readonly (I | S | FullDay<I>)[] {
  const begins = beginsOf(range);
  const dayOf = ({ at }: { readonly at: string }): number => {
    const moment = Date.parse(at);
    return begins.findLastIndex((begin) => begin <= moment);
  };
  const [posts, free] = [Map.groupBy(items, dayOf), Map.groupBy(suggestions, dayOf)];
  return begins.slice(0, -1).flatMap((begin, day): readonly (I | S | FullDay<I>)[] => {
    const theirs = posts.get(day) ?? [];
    if (theirs.length > TOLD_SINGLY) return [fullDay(theirs, begin, begins[day + 1] ?? begin)];
    return [...theirs, ...(free.get(day) ?? [])];
  });
}

/** Hours that pass, so that a night that has one twice has two of them in a row. */
function fullDay<I extends GridItem>(items: readonly I[], begin: number, end: number): FullDay<I> {
  const hours = [...Map.groupBy(items, ({ at }) => Math.floor((Date.parse(at) - begin) / HOUR_MS))];
  const [at, until] = [new Date(begin).toISOString(), new Date(end).toISOString()];
  const plain = end - begin === 24 * HOUR_MS;
  return {
    ...{ kind: 'day', key: `day-${at}`, at, until },
    hours: hours.map(([hour, theirs]) => {
      const since = new Date(begin + hour * HOUR_MS).toISOString();
      return { at: since, row: plain ? hour : torontoHour(since), items: theirs };
    }),
  };
}

/** Whether a post stands in the hour that begins then. */
export const isInHour = (begins: string, { at }: Pick<GridItem, 'at'>): boolean => {
  const since = Date.parse(at) - Date.parse(begins);
  return since >= 0 && since < HOUR_MS;
};
