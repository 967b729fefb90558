import type { CalendarOptions, EventDisplayInfo, EventInput } from '@fullcalendar/react';
import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { FullDayCard } from '../../../ui/calendar/full-day-card.tsx';
import classes from '../../../ui/calendar/grid.module.css';
import { CalendarGrid } from '../../../ui/calendar/grid.tsx';
import { SETTINGS } from '../../../ui/calendar/grid-settings.ts';
import { isOneOf } from '../../../ui/calendar/items.ts';
import { momentOf, placeOf } from '../../../ui/calendar/range.ts';
import type { Item, Shown, Verbs } from '../items.ts';
import type { Range } from '../view.ts';
import { ItemCard } from './item-card.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import type { ItemWords } from './use-item-words.ts';

/** Side by side on one day; what is more is told and one click away. A phone shows one day. */
const MOST_BESIDE = { 1: 5, 7: 4 } as const;

export interface GridProps {
  readonly range: Range;
  readonly shown: readonly Shown[];
  /** Posts that the address names. */
  readonly ids: readonly number[];
  /** Those of them that stand out, for some seconds. */
  readonly marked: ReadonlySet<number>;
  /** Keys of items whose new time is on its way. */
  readonly busy: ReadonlySet<string>;
  readonly words: ItemWords;
  readonly verbs: Verbs;
}

const viewOf = ({ days }: Range) => (days === 1 ? 'timeGridDay' : 'timeGridWeek');
const itemsIn = (one: Shown): readonly Item[] => {
  if (one.kind === 'suggestion') return [];
  return one.kind === 'day' ? one.hours.flatMap(({ items }) => items) : [one];
};
/** What the address names is never among those that stand behind '+2 more'; suggestions make way. */
const rankOf = (one: Shown, ids: ReadonlySet<number>) =>
  one.kind === 'suggestion' ? 1 : ids.size > 0 && itemsIn(one).some((item) => isOneOf(item, ids)) ? -1 : 0;
const shownIn = ({ extendedProps }: EventDisplayInfo['event']) => (extendedProps as { readonly one: Shown }).one;
/** The days with their hours, and what is free on them. */
export const Grid = memo(function Grid({ range, shown, ids, marked, busy, words, verbs }: GridProps) {
  const t = useTranslations('ui.calendar');
  const at = marked.size > 0 ? shown.flatMap(itemsIn).find((item) => isOneOf(item, marked))?.at : undefined;
  const events = useMemo(() => {
    const named = new Set(ids);
    return shown.map(
      (one): EventInput => ({
        id: one.key,
        start: placeOf(one.at),
        ...(one.kind === 'day' && { end: placeOf(one.until), className: classes.full }),
        startEditable: 'movable' in one && one.movable && !busy.has(one.key),
        extendedProps: { one, rank: rankOf(one, named) },
      }),
    );
  }, [shown, ids, busy]);
  const draws = useMemo(
    (): Pick<CalendarOptions, 'eventContent'> => ({
      eventContent({ event, isMirror }) {
        const one = shownIn(event);
        if (one.kind === 'suggestion') return <SuggestionCard suggestion={one} words={words} verbs={verbs} />;
        if (one.kind === 'day') return <FullDayCard day={one} marked={marked} words={words} verbs={verbs} />;
        // While it is dragged it says the time that it would get.
        const item = isMirror ? { ...one, at: momentOf(event.startStr) } : one;
        return (
          <ItemCard item={item} marked={isOneOf(one, marked)} busy={busy.has(one.key)} words={words} verbs={verbs} />
        );
      },
    }),
    [marked, busy, words, verbs],
  );
  const does = useMemo(
    (): CalendarOptions => ({
      dateClick: ({ dateStr }) => verbs.free(momentOf(dateStr)),
      eventDrop({ event, revert }) {
        const one = shownIn(event);
        if (!('movable' in one) || !verbs.drop(one, momentOf(event.startStr))) revert();
      },
      timedText: t('times'),
      moreLinkContent: ({ num }) => t('others', { count: num }),
      moreLinkHint: (count) => t('othersHint', { count }),
    }),
    [verbs, t],
  );
  return (
    <CalendarGrid
      view={viewOf(range)}
      first={range.first}
      most={MOST_BESIDE[range.days]}
      settings={SETTINGS}
      scrollTo={at}
      {...{ events, does, draws }}
    />
  );
});
