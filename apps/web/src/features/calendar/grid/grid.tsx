import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type EventDisplayInfo,
  type EventInput,
} from '@fullcalendar/react';
import { HOUR_MS } from '@waypost/contract/wire';
import { intlTags, type Locale, locales } from '@waypost/i18n/locale';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatHour } from '../../../platform/formats/clock.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { type Item, isOneOf, type Shown, type Verbs } from '../items.ts';
import { momentOf, placeOf, type Range } from '../view.ts';
import { DayHead } from './day-head.tsx';
import { FullDayCard } from './full-day-card.tsx';
import classes from './grid.module.css';
import { SETTINGS } from './grid-settings.ts';
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
/** What each language writes in its own way; FullCalendar's own hours have no spaces in Spanish, and noughts in French. */
const SPOKEN = Object.fromEntries(
  locales.map((locale): [Locale, CalendarOptions] => [
    locale,
    {
      locale: { code: intlTags[locale] },
      slotHeaderContent: ({ time }) => formatHour((time?.milliseconds ?? 0) / HOUR_MS, locale),
    },
  ]),
) as Readonly<Record<Locale, CalendarOptions>>;

/**
 * The days with their hours, on Toronto's clock whatever zone the browser is in. FullCalendar draws all of them again when
 * one of its options is another one, be it only a function that was made anew: each stays the same for as long as it can.
 */
export const Grid = memo(function Grid({ range, shown, ids, marked, busy, words, verbs }: GridProps) {
  const t = useTranslations('calendar.item');
  const { locale } = useFormats();
  const calendar = useRef<CalendarRef>(null);
  const start = useRef(range);
  const { first } = range;
  const view = viewOf(range);
  const at = marked.size > 0 ? shown.flatMap(itemsIn).find((item) => isOneOf(item, marked))?.at : undefined;
  const hour = at && placeOf(at).slice(11, 13);
  useEffect(() => {
    if (hour === undefined) return;
    calendar.current?.getApi().scrollToTime({ hours: Math.max(0, Number(hour) - 1) });
    document.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
  }, [hour]);
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
  // Other days and what stands on them come together: drawn for the days before, it would be drawn twice.
  const [given, give] = useState(events);
  useLayoutEffect(() => calendar.current?.getApi().changeView(view, first), [view, first]);
  useLayoutEffect(() => give(events), [events]);
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
  const { days } = range;
  // Each drawing reads all options anew, also for the same ones.
  return useMemo(
    () => (
      <FullCalendar
        ref={calendar}
        {...SETTINGS}
        {...does}
        {...draws}
        initialView={viewOf(start.current)}
        initialDate={start.current.first}
        {...SPOKEN[locale]}
        dayHeaderContent={DayHead}
        eventMaxStack={MOST_BESIDE[days]}
        events={given}
      />
    ),
    [does, draws, locale, days, given],
  );
});
