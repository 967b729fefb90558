import FullCalendar, {
  type CalendarRef,
  type EventDisplayInfo,
  type EventDropInfo,
  type EventInput,
} from '@fullcalendar/react';
import { intlTags } from '@waypost/i18n/locale';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { withWords } from '../../platform/i18n/locale-store.ts';
import { instantToWallClock } from '../../platform/time/toronto.ts';
import { loadAgain } from '../../ui/load-again.tsx';
import type { Asking } from './asked.tsx';
import { DayHead } from './day-head.tsx';
import { SETTINGS } from './grid-settings.ts';
import { ItemCard } from './item-card.tsx';
import type { Item, ItemVerbs, Suggestion } from './items.ts';
import { momentOf, type Range } from './view.ts';

/** Side by side on one day; what is more is told and one click away. A phone shows one day. */
const MOST_BESIDE = { 1: 5, 7: 4 } as const;

export interface GridProps {
  readonly range: Range;
  readonly items: readonly Item[];
  readonly suggestions: readonly Suggestion[];
  /** Posts that stand out for some seconds. */
  readonly marked: ReadonlySet<number>;
  readonly verbs: ItemVerbs;
  readonly onAsk: (asking: Asking) => void;
  /** A free time was chosen; a moment. */
  readonly onFree: (at: string) => void;
  /** Answers false when the item has to go back at once. */
  readonly onDrop: (item: Item, at: string) => boolean;
}

const SuggestionCard = loadAgain(() => withWords(['calendar'], () => import('./suggestion-card.tsx')));

const viewOf = ({ days }: Range) => (days === 1 ? 'timeGridDay' : 'timeGridWeek');
/** What is marked is never among those that stand behind '+2 more'; suggestions make way. */
const rankOf = (item: Item | Suggestion, marked: ReadonlySet<number>) =>
  item.kind === 'suggestion' ? 1 : marked.has(item.post.id) ? -1 : 0;
/** The days with their hours, on Toronto's clock whatever zone the browser is in. */
export function Grid({ range, items, suggestions, marked, verbs, onAsk, onFree, onDrop }: GridProps) {
  const t = useTranslations('calendar');
  const { locale } = useFormats();
  const calendar = useRef<CalendarRef>(null);
  const start = useRef(range);
  const { first } = range;
  const view = viewOf(range);
  useEffect(() => calendar.current?.getApi().changeView(view, first), [view, first]);
  const shown = items.find(({ post }) => marked.has(post.id));
  const at = shown && instantToWallClock(shown.at).slice(11, 13);
  useEffect(() => {
    if (at === undefined) return;
    calendar.current?.getApi().scrollToTime({ hours: Math.max(0, Number(at) - 1) });
    document.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const events = useMemo(
    () =>
      [...items, ...suggestions].map(
        (item): EventInput => ({
          id: item.key,
          start: item.at,
          startEditable: item.kind === 'post' && item.movable && !verbs.busy.has(item.post.id),
          extendedProps: { item, rank: rankOf(item, marked) },
        }),
      ),
    [items, suggestions, marked, verbs.busy],
  );
  const draw = useCallback(
    ({ event, isMirror }: EventDisplayInfo) => {
      const { item } = event.extendedProps as { item: Item | Suggestion };
      if (item.kind === 'suggestion') return <SuggestionCard suggestion={item} onAsk={onAsk} onFree={verbs.free} />;
      // While it is dragged it says the time that it would get.
      const shown = isMirror ? { ...item, at: momentOf(event.startStr) } : item;
      return <ItemCard item={shown} marked={marked.has(item.post.id)} verbs={verbs} />;
    },
    [marked, verbs, onAsk],
  );
  return (
    <FullCalendar
      ref={calendar}
      {...SETTINGS}
      initialView={viewOf(start.current)}
      initialDate={start.current.first}
      locale={{ code: intlTags[locale] }}
      eventMaxStack={MOST_BESIDE[range.days]}
      events={events}
      dateClick={({ dateStr }) => onFree(momentOf(dateStr))}
      eventDrop={({ event, revert }: EventDropInfo) => {
        const { item } = event.extendedProps as { item: Item };
        if (!onDrop(item, momentOf(event.startStr))) revert();
      }}
      eventContent={draw}
      dayHeaderContent={DayHead}
      moreLinkContent={({ num }) => t('item.others', { count: num })}
      moreLinkHint={(count) => t('item.othersHint', { count })}
    />
  );
}
