import { POSTING_COUNTRIES, type PostingCountry } from '@waypost/contract/campaigns';
import { APPS, type App } from '@waypost/contract/networks';
import { namedPosts } from '@waypost/contract/posts';
import { useMemo } from 'react';
import { torontoDay } from '../../platform/formats/dates.ts';
import { useSearch } from '../../platform/navigation/use-navigation.ts';
import { usePermission } from '../../platform/session/use-session.ts';
import { useNow } from '../../platform/time/use-now.ts';
import { chosenOf, chosenParam, dayOf } from '../../ui/calendar/range.ts';
import { useSame } from '../../ui/calendar/use-same.ts';
import { useCells, useNewsletters } from './api.ts';
import { newsletterItems, postingItems } from './items.ts';
import { marketingPaths } from './paths.ts';
import { useChosenSuppliers } from './use-chosen-suppliers.ts';
import { type View, viewBeside, viewOf, viewRange } from './view.ts';

/** What passes meanwhile goes over from what is ahead to what is out. */
const LOOK_AGAIN_MS = 30_000;

/** What the address says: days, channels, countries, suppliers; and what stands there. */
export function useMarketingCalendar() {
  const now = useNow(LOOK_AGAIN_MS);
  const [params, setParams] = useSearch(marketingPaths.calendar);
  const ids = useMemo(() => namedPosts(params.ids), [params.ids]);
  const day = dayOf(params.date, torontoDay(now));
  const view = viewOf(params.view);
  const range = useMemo(() => viewRange(view, day), [view, day]);
  const apps = useMemo(() => chosenOf(params.apps, APPS), [params.apps]);
  const countries = useMemo(() => chosenOf(params.countries, POSTING_COUNTRIES), [params.countries]);
  const suppliers = useChosenSuppliers(params.suppliers);
  const wanted = useMemo(() => ({ range, apps, countries, suppliers }), [range, apps, countries, suppliers]);
  const cells = useCells(wanted);
  const newsletters = useNewsletters(wanted);
  const [movesPosts, movesNewsletters] = [
    usePermission('marketing.manage_campaigns'),
    usePermission('newsletters.change'),
  ];
  const items = useSame(
    useMemo(() => {
      if (countries.length === 0) return [];
      const ofThem = (newsletters.data ?? []).filter(
        ({ suppliers: theirs, country_iso: iso }) =>
          (suppliers === null || theirs.some(({ id }) => suppliers.includes(id))) &&
          (iso === null || countries.some((country) => country === iso)),
      );
      return [
        ...postingItems(cells.data ?? [], { apps, now, moves: movesPosts }),
        ...newsletterItems(ofThem, { apps, now, moves: movesNewsletters }),
      ];
    }, [cells.data, newsletters.data, suppliers, countries, apps, now, movesPosts, movesNewsletters]),
  );
  const show = (date: string | undefined) => setParams({ date, ids: undefined }, { push: true });
  return {
    ...{ range, apps, countries, suppliers, cells, newsletters, items, ids, now },
    posting: Number(params.posting) || null,
    newsletter: Number(params.newsletter) || null,
    chooseApps: (next: readonly App[]) => setParams({ apps: chosenParam(next, APPS) }),
    chooseCountries: (next: readonly PostingCountry[]) =>
      setParams({ countries: chosenParam(next, POSTING_COUNTRIES) }),
    chooseSuppliers: (next: string | undefined) => setParams({ suppliers: next }),
    chooseView: (next: View) => setParams({ view: next === 'month' ? undefined : next }, { push: true }),
    step: (steps: number) => show(viewBeside(range, steps).day),
    toToday: () => show(undefined),
    open: (what: { readonly posting?: number; readonly newsletter?: number }) =>
      setParams({ posting: what.posting?.toString(), newsletter: what.newsletter?.toString() }, { push: true }),
    close: () => setParams({ posting: undefined, newsletter: undefined }),
  };
}
export type MarketingCalendar = ReturnType<typeof useMarketingCalendar>;
