import { useMediaQuery } from '@mantine/hooks';
import { CALENDAR_NARROW_PX } from '@waypost/contract/calendar';
import type { App } from '@waypost/contract/networks';
import { namedPosts } from '@waypost/contract/posts';
import { useCallback, useMemo, useState } from 'react';
import { torontoDay } from '../../platform/formats/dates.ts';
import { useSearch } from '../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { useNow } from '../../platform/time/use-now.ts';
import { beside, chosenOf, chosenParam, dayOf, rangeOf } from '../../ui/calendar/range.ts';
import { useSame } from '../../ui/calendar/use-same.ts';
import { useAdvancedFeatures } from '../connections/index.ts';
import { useNewslettersOf, useRange } from './api.ts';
import { itemsOf, newsletterItemsOf } from './items.ts';
import { calendarPaths } from './paths.ts';
import { useSuggestions } from './use-suggestions.ts';
import { opensOn, visibleApps } from './view.ts';

/** What passes meanwhile leaves the calendar. */
const LOOK_AGAIN_MS = 30_000;

/** What the address and the width of the window show: days, networks, and what stands there. */
export function useCalendar() {
  const profile = useProfile();
  const now = useNow(LOOK_AGAIN_MS);
  const [params, setParams] = useSearch(calendarPaths.calendar);
  const narrow = useMediaQuery(`(max-width: ${CALENDAR_NARROW_PX - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  const today = torontoDay(now);
  const wide = narrow ? 1 : 7;
  const ids = useMemo(() => namedPosts(params.ids), [params.ids]);
  // As it was when the page came: nothing turns over under somebody's hands.
  const [came] = useState(now);
  const opening = [opensOn(came, wide), today].toSorted().at(-1);
  const asked = params.date !== undefined || ids.length > 0;
  const { first, days } = rangeOf((asked ? undefined : opening) ?? dayOf(params.date, today), wide);
  const range = useMemo(() => ({ first, days }), [first, days]);
  const visible = useMemo(() => visibleApps(profile), [profile]);
  const chosen = useMemo(() => chosenOf(params.apps, visible), [params.apps, visible]);
  const read = useRange(range, chosen);
  const settings = useAdvancedFeatures();
  const newsletters = useNewslettersOf(range, chosen);
  const items = useSame(
    useMemo(
      () => [
        ...itemsOf(read.data ?? [], { apps: chosen, now }),
        ...newsletterItemsOf(newsletters ?? [], { apps: chosen, now }),
      ],
      [read.data, newsletters, chosen, now],
    ),
  );
  const suggestions = useSame(useSuggestions(chosen, range, read.data, now));
  const open = useCallback((id: number) => setParams({ post: String(id) }, { push: true }), [setParams]);
  const show = (date: string | undefined) => setParams({ date, ids: undefined }, { push: true });
  return {
    range,
    visible,
    chosen,
    read,
    items,
    suggestions,
    placeholders: settings.data?.placeholders,
    ids,
    open,
    choose: (next: readonly App[]) => setParams({ apps: chosenParam(next, visible) }),
    step: (steps: number) => show(beside(range, steps).first),
    toToday: () => show(opening === today ? undefined : today),
  };
}
