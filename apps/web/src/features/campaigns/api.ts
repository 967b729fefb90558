import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  type Campaign,
  changeCampaign,
  changePosting,
  getCampaign,
  getPosting,
  listPostings,
  type Posting,
} from '@waypost/contract/campaigns';
import { useEffect } from 'react';
import { isApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import type { Stored } from '../../platform/saving/machine.ts';
import { type HeadContent, headChanges } from './draft/head-content.ts';
import { type PostingContent, postingChanges } from './draft/posting-content.ts';

export const LISTS_KEY = ['campaigns', 'list'] as const;
export const campaignKey = (id: number) => ['campaigns', 'one', id] as const;
export const postingsKey = (campaign: number) => ['postings', 'campaign', campaign] as const;
export const checksKey = (campaign: number) => ['campaigns', 'checks', campaign] as const;
export const agentsKey = (campaign: number) => ['campaigns', 'agents', campaign] as const;
export const postingKey = (id: number) => ['postings', 'one', id] as const;

const retry = (failures: number, error: Error) => failures < 3 && !isApiError(error, 404) && !isApiError(error, 403);

export const readCampaign = (id: number, signal?: AbortSignal): Promise<Campaign> =>
  call(getCampaign, { params: { id } }, { signal });

const BUSY_MS = 1_500;

/** A campaign as it stands; read again while something of it is on its way to advisors. */
export function useCampaign(id: number) {
  return useQuery({
    queryKey: campaignKey(id),
    queryFn: ({ signal }) => readCampaign(id, signal),
    refetchInterval: ({ state }) => (state.data?.spreads.some(({ done }) => !done) ? BUSY_MS : false),
    enabled: id > 0,
    retry,
    meta: { kind: 'silent' },
  });
}

export const saveHead = (id: number, saved: Stored<HeadContent>, content: HeadContent): Promise<Campaign> =>
  call(changeCampaign, { params: { id }, body: { ...headChanges(content, saved.content), version: saved.version } });

export const readPosting = (id: number): Promise<Posting> => call(getPosting, { params: { id } });

export const savePosting = (id: number, saved: Stored<PostingContent>, content: PostingContent): Promise<Posting> =>
  call(changePosting, {
    params: { id },
    body: { ...postingChanges(content, saved.content), version: saved.version },
  });

interface Found {
  readonly results: readonly Posting[];
  readonly next: string | null;
  readonly count: number;
}
interface Pages {
  readonly pages: readonly Found[];
  readonly pageParams: readonly unknown[];
}

/** `next` goes on behind the last one, however many there are. */
const afterOf = ({ next }: Found): string | undefined =>
  next === null ? undefined : (new URL(next, 'http://localhost').searchParams.get('after') ?? undefined);

/** The posts of a campaign; all of them of one that has times, page by page of a library. */
export function usePostings(campaign: number, all: boolean) {
  const query = useInfiniteQuery({
    queryKey: postingsKey(campaign),
    queryFn: async ({ pageParam, signal }): Promise<Found> =>
      // Whole ones: only calendars ask for less.
      (await call(
        listPostings,
        { query: { campaign, ordering: 'fire_at,id', after: pageParam, page_size: 100 } },
        { signal },
      )) as Found,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: afterOf,
    enabled: campaign > 0,
    retry,
    meta: { kind: 'silent' },
  });
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  useEffect(() => {
    if (all && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [all, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  return query;
}

/** What a call answered takes the place of what was listed; what is new comes with the next reading. */
export function putPosting(queries: QueryClient, posting: Posting): void {
  queries.setQueryData<Pages>(postingsKey(posting.campaign.id), (now) => {
    if (now === undefined) return now;
    const pages = now.pages.map((page) => ({
      ...page,
      results: page.results.map((one) => (one.id === posting.id ? posting : one)),
    }));
    return { ...now, pages };
  });
  void queries.invalidateQueries({ queryKey: checksKey(posting.campaign.id) });
  void queries.invalidateQueries({ queryKey: postingKey(posting.id) });
}
