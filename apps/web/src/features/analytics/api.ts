import { useQuery } from '@tanstack/react-query';
import { limitsBefore } from '@waypost/contract/analytics';
import { providerOf } from '@waypost/contract/networks';
import { POST_STATUS, type ReportStep, reportSteps, reportSummary } from '@waypost/contract/posts';
import { type Period, periodLimits, type StatsType } from '@waypost/contract/stats';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { call } from '../../platform/api/call.ts';
import { useList } from '../../platform/query/use-list.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import type { ConnectedApp } from '../connections/index.ts';
import { clockNow, fetchPosts } from '../posts/index.ts';

/** What is analysed: posts of one type that went out on a page in a period. */
export interface Analysed {
  readonly connected: ConnectedApp;
  readonly type: StatsType;
  readonly period: Period;
}

function useWanted({ connected: { app, pageId }, type, period }: Analysed) {
  const { pk: profile } = useProfile();
  const key = ['posts', profile, app, pageId, 'analytics', type] as const;
  return { key: [...key, period] as const, page: { pgid: pageId, profile, provider: providerOf(app) }, app };
}

/** The figures of the period; `before`: of the time just before it, which all dates have none of (ANALYTICS-022). */
export function useSummary(of: Analysed, when: 'now' | 'before') {
  const { key, page, app } = useWanted(of);
  return useQuery({
    queryKey: [...key, 'summary', when],
    queryFn: ({ signal }) => {
      const { today, now } = clockNow();
      const limits = when === 'now' ? periodLimits(of.period, 'back', today, now) : limitsBefore(of.period, today, now);
      return call(reportSummary, { query: { ...page, application: app, type: of.type, ...limits } }, { signal });
    },
    enabled: when === 'now' || of.period !== 'all',
    meta: { kind: 'silent' },
  });
}

/** Long times are cut by months: a bar for each of a thousand days says nothing. */
export const stepOf = (period: Period): ReportStep => (period === 'all' ? 'month' : 'day');

/** The figures over time, how old they are, and of how many posts they are known. */
export function useSteps(of: Analysed) {
  const { key, page, app } = useWanted(of);
  return useQuery({
    queryKey: [...key, 'steps'],
    queryFn: ({ signal }) => {
      const { today, now } = clockNow();
      const limits = periodLimits(of.period, 'back', today, now);
      const query = { ...page, application: app, type: of.type, step: stepOf(of.period), ...limits };
      return call(reportSteps, { query }, { signal });
    },
    meta: { kind: 'silent' },
  });
}

/** Posts that are out, the newest first (ANALYTICS-021). */
export function fetchAnalysed(
  { connected: { app, pageId }, type, period }: Analysed,
  profile: number,
  wanted: { readonly page?: number | string | undefined; readonly page_size: number; readonly top?: true },
  signal?: AbortSignal,
) {
  const { today, now } = clockNow();
  return fetchPosts(
    {
      pgid: pageId,
      profile,
      provider: providerOf(app),
      ...periodLimits(period, 'back', today, now),
      type,
      status: [POST_STATUS.posted],
      ordering: '-fire_at',
      ...wanted,
    },
    signal,
  );
}

/** Ten at a time, or the best five (ANALYTICS-014, ANALYTICS-020). */
export function useAnalysedPosts(of: Analysed, list: 'top' | 'all') {
  const { key, page } = useWanted(of);
  return useList({
    key: [...key, 'list'],
    filters: { list },
    load: (filters, number, signal) => {
      const wanted = {
        page: number,
        page_size: PAGE_SIZES.analytics,
        ...(filters.list === 'top' && { top: true as const }),
      };
      return fetchAnalysed(of, page.profile, wanted, signal);
    },
  });
}
