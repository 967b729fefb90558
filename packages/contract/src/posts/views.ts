import { providerOf } from '../networks/networks.ts';
import { addDays, PERIODS, type Period, periodLimits } from '../stats/periods.ts';
import { PAGE_SIZES } from '../wire/rules.ts';
import {
  type Clock,
  type ConnectedPage,
  type PageOfPosts,
  topQuery,
  upcomingQuery,
  type WholeProfile,
} from './lists.ts';
import { POSTS_AT_ONCE } from './rules.ts';
import { POST_STATUS } from './state.ts';

export const TABS = ['upcoming', 'published', 'deleted', 'top'] as const;
export type Tab = (typeof TABS)[number];

/** What the address of a list says about it. */
export interface ListView {
  readonly tab: Tab;
  readonly period: Period;
  /** Monday of a week, 'YYYY-MM-DD', or null. */
  readonly week: string | null;
  /** Posts to show first and to highlight. */
  readonly ids: readonly number[];
}

/** Which posts of a list its first page and the pages after it hold. */
export type ListFilters = Omit<ListView, 'ids'>;

/** A day that there is, of a century that the calls take (`dayOrTime`). */
const isDay = (text: string) => /^20/.test(text) && new Date(text).toJSON()?.startsWith(`${text}T`);

/** Posts that an address names, as `1017,1018`; what is no id is passed over. */
export const namedPosts = (ids: string | undefined): number[] =>
  (ids ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .slice(0, POSTS_AT_ONCE)
    .map(Number);

const isMonday = (day: string): boolean => isDay(day) && new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/** Never fails: what makes no sense is ignored. */
export function viewOf(params: Readonly<Record<string, string | undefined>>): ListView {
  const tab = TABS.find((known) => known === params.tab) ?? 'upcoming';
  const period = PERIODS.find((known) => String(known) === params.period) ?? 'all';
  // Weeks are named by their Mondays, and one leaves no period beside it (SCHED-011).
  const week = params.week && isMonday(params.week) && tab === 'upcoming' ? params.week : null;
  const ids = tab === 'upcoming' ? namedPosts(params.ids) : [];
  return { tab, period: tab === 'deleted' || week !== null ? 'all' : period, week, ids };
}

/** Whose posts are listed: those of one page of a network, or (null) of all networks of a profile together. */
interface Whose {
  readonly profile: number;
  readonly page: ConnectedPage | null;
}

/** What every call about them names. */
export const sourceQuery = ({ profile, page }: Whose): WholeProfile | PageOfPosts =>
  page === null ? { profile } : { pgid: page.pageId, profile, provider: providerOf(page.app) };

/** As many as a screen or two hold. */
const PAGE_OF_ALL = 50;

/** The call behind a tab (POST-002 to 008); the host page answers it in advance. */
export function listQuery(filters: ListFilters, whose: Whose, clock: Clock) {
  const query = tabQuery(filters, sourceQuery(whose), clock);
  return whose.page === null && filters.tab !== 'top' ? { ...query, page_size: PAGE_OF_ALL } : query;
}

function tabQuery({ tab, period, week }: ListFilters, source: WholeProfile | PageOfPosts, clock: Clock) {
  switch (tab) {
    case 'upcoming':
      return week === null
        ? upcomingQuery(source, period, clock)
        : { ...upcomingQuery(source, 'all', clock), created_from: week, created_to: endOfWeek(week) };
    case 'published': {
      const limits = periodLimits(period, 'back', clock.today, clock.now);
      const status = [POST_STATUS.posted];
      return { ...source, ...limits, status, ordering: '-fire_at' as const, page_size: PAGE_SIZES.default };
    }
    case 'deleted':
      return { ...source, deleted: true, ordering: '-fire_at' as const, page_size: PAGE_SIZES.default };
    case 'top':
      return topQuery(source, period, clock);
  }
}

/** The last week of the century ends with it: calls take no later day. */
function endOfWeek(week: string): string {
  const end = addDays(week, 6);
  return isDay(end) ? end : week;
}

/** Under which name the host page's data holds the first page of such a list. */
export const listName = ({ tab, period, week }: ListFilters, { profile, page }: Whose): string =>
  [tab, profile, ...(page === null ? ['all'] : [page.app, page.pageId]), period, week].join('/');

/** Posts whose time passed before they could go out, the earliest first; at most a hundred. */
export const missedQuery = (whose: Whose) => ({
  ...sourceQuery(whose),
  missed: true,
  ordering: 'fire_at' as const,
  page_size: POSTS_AT_ONCE,
});
