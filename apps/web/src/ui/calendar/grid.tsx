import FullCalendar, { type CalendarOptions, type CalendarRef, type EventInput } from '@fullcalendar/react';
import { HOUR_MS } from '@waypost/contract/wire';
import { intlTags, type Locale, locales } from '@waypost/i18n/locale';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatHour } from '../../platform/formats/clock.ts';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { DayHead } from './day-head.tsx';
import { placeOf } from './range.ts';

export type GridView = 'timeGridDay' | 'timeGridWeek' | 'dayGridMonth';

interface Props {
  readonly view: GridView;
  /** A day of what is shown. */
  readonly first: string;
  readonly events: EventInput[];
  /** What never changes, what follows the page, and what follows what is drawn: each stays the same for as long as it can. */
  readonly settings: CalendarOptions;
  readonly does: CalendarOptions;
  readonly draws: Pick<CalendarOptions, 'eventContent'>;
  /** Side by side on one day; what is more is told and one click away. */
  readonly most: number;
  /** When what the address names begins, once it is there. */
  readonly scrollTo: string | undefined;
}

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
 * one of its options is another one, be it only a function that was made anew.
 */
export function CalendarGrid({ view, first, events, settings, does, draws, most, scrollTo }: Props) {
  const { locale } = useFormats();
  const calendar = useRef<CalendarRef>(null);
  const start = useRef({ view, first });
  const hour = scrollTo && placeOf(scrollTo).slice(11, 13);
  useEffect(() => {
    if (hour === undefined) return;
    calendar.current?.getApi().scrollToTime({ hours: Math.max(0, Number(hour) - 1) });
    document.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
  }, [hour]);
  // Other days and what stands on them come together: drawn for the days before, it would be drawn twice.
  const [given, give] = useState(events);
  useLayoutEffect(() => calendar.current?.getApi().changeView(view, first), [view, first]);
  useLayoutEffect(() => give(events), [events]);
  // Each drawing reads all options anew, also for the same ones.
  return useMemo(
    () => (
      <FullCalendar
        ref={calendar}
        {...settings}
        {...does}
        {...draws}
        initialView={start.current.view}
        initialDate={start.current.first}
        {...SPOKEN[locale]}
        dayHeaderContent={DayHead}
        eventMaxStack={most}
        events={given}
      />
    ),
    [settings, does, draws, locale, most, given],
  );
}
