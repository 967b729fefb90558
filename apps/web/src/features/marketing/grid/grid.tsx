import type { CalendarOptions, EventDisplayInfo, EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { FullDayCard } from '../../../ui/calendar/full-day-card.tsx';
import shared from '../../../ui/calendar/grid.module.css';
import { CalendarGrid, type GridView } from '../../../ui/calendar/grid.tsx';
import { SETTINGS } from '../../../ui/calendar/grid-settings.ts';
import { isOneOf } from '../../../ui/calendar/items.ts';
import { momentOf, placeOf } from '../../../ui/calendar/range.ts';
import type { Item, Shown, Verbs } from '../items.ts';
import type { View, ViewRange } from '../view.ts';
import classes from './grid.module.css';
import { ItemCard } from './item-card.tsx';
import { MoreCard } from './more-card.tsx';
import type { ItemWords } from './use-item-words.ts';

/** Side by side on one day of a week; what is more is told and one click away. */
const MOST_BESIDE = { day: 5, week: 4, month: 9 } as const;
const VIEWS: Readonly<Record<View, GridView>> = { day: 'timeGridDay', week: 'timeGridWeek', month: 'dayGridMonth' };

/** As on the advisors' calendar; a drop snaps to whole hours, because posts are moved by hours and days (ADMCAL-045). */
const STAFF: CalendarOptions = {
  ...SETTINGS,
  plugins: [...(SETTINGS.plugins ?? []), dayGrid],
  snapDuration: '01:00',
  fixedWeekCount: false,
  eventDisplay: 'block',
  // What begins late in the evening stands on its day alone.
  nextDayThreshold: '12:00',
  dayCellClass: ({ isToday, isOther }) =>
    `${classes.dayCell} ${isToday ? classes.today : isOther ? classes.other : ''}`,
  dayRowClass: classes.week,
  dayCellTopClass: classes.dayTop,
  dayCellTopInnerClass: ({ isToday }) => (isToday ? classes.todayNumber : classes.dayNumber),
};
const MONTH: CalendarOptions = { ...STAFF, height: 'auto' };

interface GridProps {
  readonly range: ViewRange;
  readonly shown: readonly Shown[];
  /** Posts that the address names. */
  readonly ids: readonly number[];
  /** Those of them that stand out, for some seconds. */
  readonly marked: ReadonlySet<number>;
  /** Keys of items whose new time is being decided on. */
  readonly busy: ReadonlySet<string>;
  readonly complete: boolean;
  readonly words: ItemWords;
  readonly verbs: Verbs;
}

const itemsIn = (one: Shown): readonly Item[] => {
  if (one.kind === 'more') return [];
  return one.kind === 'day' ? one.hours.flatMap(({ items }) => items) : [one];
};
/** What the address names comes first, and what does not fit last. */
const rankOf = (one: Shown, ids: ReadonlySet<number>) =>
  one.kind === 'more' ? 1 : ids.size > 0 && itemsIn(one).some((item) => isOneOf(item, ids)) ? -1 : 0;
const shownIn = ({ extendedProps }: EventDisplayInfo['event']) => (extendedProps as { readonly one: Shown }).one;

/** A month by its days, or days by their hours. */
export const Grid = memo(function Grid({ range, shown, ids, marked, busy, complete, words, verbs }: GridProps) {
  const t = useTranslations('ui.calendar');
  const { day: formatDay } = useFormats();
  const at = marked.size > 0 ? shown.flatMap(itemsIn).find((item) => isOneOf(item, marked))?.at : undefined;
  const events = useMemo(() => {
    const named = new Set(ids);
    return shown.map(
      (one): EventInput => ({
        id: one.key,
        start: placeOf(one.at),
        ...(one.kind === 'day' && { end: placeOf(one.until), className: shared.full }),
        startEditable: 'movable' in one && one.movable && !busy.has(one.key),
        extendedProps: { one, rank: rankOf(one, named) },
      }),
    );
  }, [shown, ids, busy]);
  const draws = useMemo(
    (): Pick<CalendarOptions, 'eventContent'> => ({
      eventContent({ event, isMirror }) {
        const one = shownIn(event);
        if (one.kind === 'more') return <MoreCard more={one} day={formatDay(one.at)} words={words} verbs={verbs} />;
        if (one.kind === 'day') return <FullDayCard day={one} marked={marked} words={words} verbs={verbs} />;
        // While it is dragged it says the time that it would get.
        const item = isMirror ? { ...one, at: momentOf(event.startStr) } : one;
        const look = { marked: isOneOf(one, marked), busy: busy.has(one.key) };
        return <ItemCard item={item} complete={complete} {...look} words={words} verbs={verbs} />;
      },
    }),
    [marked, busy, complete, words, verbs, formatDay],
  );
  const does = useMemo(
    (): CalendarOptions => ({
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
      view={VIEWS[range.view]}
      first={range.day}
      most={MOST_BESIDE[range.view]}
      settings={range.view === 'month' ? MONTH : STAFF}
      scrollTo={at}
      {...{ events, does, draws }}
    />
  );
});
