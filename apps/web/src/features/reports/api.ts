import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  campaignLinks,
  campaignStats,
  isUnderWay,
  listRecipients,
  type NewsletterReport,
  newsletterReport,
  REPORT_POLL_MS,
} from '@waypost/contract/reports';
import { isApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import type { Asked } from './recipients/asked.ts';

/** Everything that is read of one sending. */
export const reportKey = (newsletter: number) => ['reports', 'newsletter', newsletter] as const;

/** There is none, or its number is no number. */
export const isMissing = (error: unknown): boolean => isApiError(error, 404) || isApiError(error, 400);

const changesByItself = (report: NewsletterReport | undefined): boolean =>
  report !== undefined && (isUnderWay(report.run?.state) || report.file.making);

/** Read again while it goes out, and while a file is made of it. */
export function useReport(newsletter: number) {
  return useQuery({
    queryKey: [...reportKey(newsletter), 'report'],
    queryFn: ({ signal }) => call(newsletterReport, { params: { id: newsletter } }, { signal }),
    refetchInterval: ({ state }) => (changesByItself(state.data) ? REPORT_POLL_MS : false),
    retry: (failures, error) => failures < 3 && !isMissing(error),
    meta: { kind: 'silent' },
  });
}

/** One page of recipients; the rows before stay until the next are there. */
export function useRecipients(newsletter: number, asked: Asked, live: boolean) {
  return useQuery({
    queryKey: [...reportKey(newsletter), 'recipients', asked],
    queryFn: ({ signal }) => {
      const { state, did, search, page } = asked;
      const query = { state: state ?? undefined, did: did ?? undefined, filter: search || undefined, page };
      return call(listRecipients, { params: { id: newsletter }, query }, { signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: live && REPORT_POLL_MS,
    retry: (failures, error) => failures < 3 && !isMissing(error),
    meta: { kind: 'silent' },
  });
}

/** What a campaign did for all who sent it, with the clicks of one supplier or of all. */
export function useCampaignStats(campaign: number, supplier: number | undefined) {
  return useQuery({
    queryKey: ['reports', 'campaign', campaign, 'stats', supplier],
    queryFn: ({ signal }) => call(campaignStats, { params: { id: campaign }, query: { supplier } }, { signal }),
    placeholderData: keepPreviousData,
    // Before it begins nothing says when it will.
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && (data.summary.totals.waiting > 0 || data.summary.totals.audience === 0)
        ? REPORT_POLL_MS
        : false,
    meta: { kind: 'silent' },
  });
}

export function useCampaignLinks(campaign: number, supplier: number | undefined) {
  return useQuery({
    queryKey: ['reports', 'campaign', campaign, 'links', supplier],
    queryFn: ({ signal }) => call(campaignLinks, { params: { id: campaign }, query: { supplier } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { kind: 'silent' },
  });
}
