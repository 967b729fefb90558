import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  getNewsletter,
  listNewsletters,
  type NewsletterDetail,
  type NewsletterQuery,
} from '@waypost/contract/newsletters';
import { type Period, periodLimits } from '@waypost/contract/stats';
import { isApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { torontoDay } from '../../../platform/formats/dates.ts';
import { useList } from '../../../platform/query/use-list.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { nextLook } from './next-look.ts';

/** Everything that is read of newsletters. */
export const newslettersKey = ['newsletters'] as const;
const newsletterKey = (id: number) => [...newslettersKey, 'one', id] as const;

export interface Wanted {
  readonly query: NewsletterQuery;
  readonly period: Period;
  /** As many as one answer brings. */
  readonly size: number;
}

/** Deleted ones have no period; what is ahead is looked for ahead (NEWS-003). */
function limitsOf({ query, period }: Wanted) {
  const now = new Date().toISOString();
  return query === 'deleted' ? {} : periodLimits(period, query === 'upcoming' ? 'ahead' : 'back', torontoDay(now), now);
}

/** A list of the profile's newsletters; it reads itself again while one is being sent, or comes due. */
export function useNewsletters(wanted: Wanted) {
  const { pk: profile } = useProfile();
  return useList({
    key: [...newslettersKey, profile, wanted.query],
    filters: wanted,
    load: (filters, page, signal) =>
      call(
        listNewsletters,
        {
          query: {
            profile,
            query_type: filters.query,
            ...limitsOf(filters),
            page_size: filters.size,
            page: page === undefined ? undefined : Number(page),
          },
        },
        { signal },
      ),
    again: nextLook,
  });
}

export function useNewsletter(id: number) {
  return useQuery({
    queryKey: newsletterKey(id),
    queryFn: ({ signal }) => call(getNewsletter, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => nextLook(state.data ? [state.data] : []),
    retry: (failures, error) => failures < 3 && !isApiError(error, 404),
    meta: { kind: 'silent' },
  });
}

/** What a call answered of it stands at once; every list is read again. */
export function putNewsletter(queries: QueryClient, newsletter: NewsletterDetail): void {
  queries.setQueryData(newsletterKey(newsletter.id), newsletter);
  void readNewslettersAgain(queries);
}

export const readNewslettersAgain = (queries: QueryClient) => queries.invalidateQueries({ queryKey: newslettersKey });
