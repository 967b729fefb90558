import { type ListView, POST_STATUS, type Tab } from '@waypost/contract/posts';
import type { Period } from '@waypost/contract/stats';

type Params = Readonly<Record<string, string | undefined>>;

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
