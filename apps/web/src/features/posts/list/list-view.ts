import {
  type Clock,
  type PageOfPosts,
  POST_STATUS,
  topQuery,
  upcomingQuery,
  type WholeProfile,
} from '@waypost/contract/posts';
import { addDays, PERIODS, type Period, periodLimits } from '@waypost/contract/stats';
import { PAGE_SIZES } from '@waypost/contract/wire';

export const TABS = ['upcoming', 'published', 'deleted', 'top'] as const;
export type Tab = (typeof TABS)[number];

/** What the address says about the list. */
export interface ListView {
  readonly tab: Tab;
  readonly period: Period;
  /** Monday of a week, 'YYYY-MM-DD', or null. */
  readonly week: string | null;
  /** Posts to show first and to highlight. */
  readonly ids: readonly number[];
}

type Params = Readonly<Record<string, string | undefined>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function viewOf(params: Params): ListView {
  const tab = TABS.find((known) => known === params.tab) ?? 'upcoming';
  const period = PERIODS.find((known) => String(known) === params.period) ?? 'all';
  const week = params.week && DAY.test(params.week) && tab === 'upcoming' ? params.week : null;
  const ids = (params.ids ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return { tab, period: tab === 'deleted' ? 'all' : period, week, ids: tab === 'upcoming' ? ids : [] };
}

/** The tab in which a post is found; undefined is the first one. */
export function tabOf({ deleted, status }: { readonly deleted: boolean; readonly status: number }): Tab | undefined {
  if (deleted) return 'deleted';
  return status === POST_STATUS.posted ? 'published' : undefined;
}

/** Another tab starts without filters (SCHED-009, SCHED-010). */
export const toTab = (tab: Tab): Params => ({
  tab: tab === 'upcoming' ? undefined : tab,
  period: undefined,
  week: undefined,
  ids: undefined,
  date: undefined,
});
/** Period and week exclude each other (SCHED-011). */
export const toPeriod = (period: Period): Params => ({
  period: period === 'all' ? undefined : String(period),
  week: undefined,
});
export const toWeek = (week: string | null): Params => ({ week: week ?? undefined, period: undefined });
export const withoutFilters: Params = { period: undefined, week: undefined };
export const isFiltered = ({ period, week }: ListView): boolean => period !== 'all' || week !== null;

/** The call behind a tab (POST-002 to 008). */
export function queryOf<P extends PageOfPosts | WholeProfile>({ tab, period, week }: ListView, page: P, clock: Clock) {
  switch (tab) {
    case 'upcoming':
      return week === null
        ? upcomingQuery(page, period, clock)
        : { ...upcomingQuery(page, 'all', clock), ...weekLimits(week) };
    case 'published': {
      const limits = periodLimits(period, 'back', clock.today, clock.now);
      return {
        ...page,
        ...limits,
        status: [POST_STATUS.posted],
        ordering: '-fire_at' as const,
        page_size: PAGE_SIZES.default,
      };
    }
    case 'deleted':
      return { ...page, deleted: true, ordering: '-fire_at' as const, page_size: PAGE_SIZES.default };
    case 'top':
      return topQuery(page, period, clock);
  }
}

function weekLimits(monday: string) {
  return { created_from: monday, created_to: addDays(monday, 6) };
}
