import { keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getPosting,
  listPostings,
  POSTING_COUNTRIES,
  type Posting,
  type PostingCell,
  type PostingCountry,
} from '@waypost/contract/campaigns';
import { type App, isSocialApp, SOCIAL_APPS } from '@waypost/contract/networks';
import { type CampaignRow, listEmailCampaigns } from '@waypost/contract/newsletters';
import { listSuppliersSimple } from '@waypost/contract/suppliers';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { useEffect } from 'react';
import { isApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { lastOf } from '../../ui/calendar/range.ts';
import { type ViewRange, viewBeside } from './view.ts';

/** Who turns the pages to and fro reads none of them twice in a minute; what somebody does here reads all of them again. */
const FRESH_MS = 60_000;
/** What others do shows by itself. */
const AGAIN_MS = 120_000;

/** What the filters leave on. */
interface Wanted {
  readonly range: ViewRange;
  readonly apps: readonly App[];
  readonly countries: readonly PostingCountry[];
  /** Null: all that the reader may see. */
  readonly suppliers: readonly number[] | null;
}

export const POSTINGS_KEY = ['postings'] as const;
const CALENDAR_KEY = [...POSTINGS_KEY, 'calendar'] as const;
const NEWSLETTERS_KEY = ['emailcampaigns', 'calendar'] as const;

/** All pages (ADMCAL-057, ADMCAL-058): the first answer says how many there are, and the rest is asked for at once. */
async function allOf<T extends { readonly id: number }>(
  read: (page: number) => Promise<{ readonly count: number; readonly results: readonly T[] }>,
): Promise<readonly T[]> {
  const first = await read(1);
  const pages = Math.ceil(first.count / PAGE_SIZES.max);
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read(index + 2)));
  // What moved while the pages were read stands in two of them.
  return [...new Map([first, ...rest].flatMap(({ results }) => results.map((one) => [one.id, one]))).values()];
}

const between = (range: ViewRange) => ({ fire_at_from: range.first, fire_at_to: lastOf(range) });
const nothingOf = ({ countries, suppliers }: Wanted) => countries.length === 0 || suppliers?.length === 0;

function fetchCells(wanted: Wanted, signal: AbortSignal): Promise<readonly PostingCell[]> {
  const { range, countries, suppliers } = wanted;
  const apps = wanted.apps.filter(isSocialApp);
  return allOf(
    (page) =>
      call(
        listPostings,
        {
          query: {
            ...between(range),
            ...(apps.length < SOCIAL_APPS.length && { apps }),
            ...(countries.length < POSTING_COUNTRIES.length && { country: [...countries] }),
            ...(suppliers && { supplier: [...suppliers] }),
            ...{ schedule: true, fields: 'calendar', ordering: 'fire_at,id', page_size: PAGE_SIZES.max, page },
          },
        },
        { signal },
      ) as Promise<{ count: number; results: readonly PostingCell[] }>,
  );
}

const keyOf = ({ range, apps, countries, suppliers }: Wanted) => [
  range.first,
  range.days,
  apps.filter(isSocialApp).join(),
  countries.join(),
  suppliers?.join() ?? 'all',
];

/** Of no country nothing is read (ADMCAL-008). */
const cellsQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: [...CALENDAR_KEY, ...keyOf(wanted)],
    queryFn: ({ signal }) => (nothingOf(wanted) || !wanted.apps.some(isSocialApp) ? [] : fetchCells(wanted, signal)),
    staleTime: FRESH_MS,
    meta: { kind: 'silent' },
  });

const newslettersQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: [...NEWSLETTERS_KEY, wanted.range.first, wanted.range.days, wanted.countries.join()],
    queryFn: ({ signal }) => {
      const [country, another] = wanted.countries;
      return allOf((page) =>
        call(
          listEmailCampaigns,
          {
            query: {
              ...between(wanted.range),
              ...(another === undefined && { country }),
              ...{ page_size: PAGE_SIZES.max, page },
            },
          },
          { signal },
        ),
      );
    },
    staleTime: FRESH_MS,
    meta: { kind: 'silent' },
  });

/** One reading for what is seen; when it is there, what lies beside it is fetched too. */
export function useCells(wanted: Wanted) {
  const queryClient = useQueryClient();
  const read = useQuery({ ...cellsQuery(wanted), refetchInterval: AGAIN_MS, placeholderData: keepPreviousData });
  const settled = read.isSuccess && !read.isPlaceholderData;
  useEffect(() => {
    if (!settled) return;
    return whenIdle(() => {
      for (const steps of [1, -1])
        void queryClient.prefetchQuery(cellsQuery({ ...wanted, range: viewBeside(wanted.range, steps) }));
    });
  }, [settled, wanted, queryClient]);
  return read;
}

/** The newsletters of these days, of the suppliers that were chosen; those for all countries are among each. */
export function useNewsletters(wanted: Wanted) {
  return useQuery({
    ...newslettersQuery(wanted),
    enabled: wanted.apps.includes('emarketing') && !nothingOf(wanted),
    refetchInterval: AGAIN_MS,
    placeholderData: keepPreviousData,
  });
}

/** Of which suppliers there is anything to see (ADMCAL-005). */
export const useSuppliers = () =>
  useQuery({
    queryKey: ['suppliers', 'calendar'],
    queryFn: ({ signal }) => call(listSuppliersSimple, { query: { has_campaign: true, has_access: true } }, { signal }),
    staleTime: FRESH_MS,
    select: ({ results }) => results,
    meta: { kind: 'silent' },
  });

const postingKey = (id: number) => [...POSTINGS_KEY, 'one', id] as const;
export const isGone = (error: unknown): boolean => isApiError(error, 404) || isApiError(error, 400);

export const readPosting = (id: number, signal?: AbortSignal): Promise<Posting> =>
  call(getPosting, { params: { id } }, { signal });

/** One post of a campaign, with its figures (ADMCAL-059). */
export const usePosting = (id: number) =>
  useQuery({
    queryKey: postingKey(id),
    queryFn: ({ signal }) => readPosting(id, signal),
    // Figures that somebody asked for come by and by.
    refetchInterval: FRESH_MS,
    meta: { kind: 'silent' },
  });

/** Puts a post as it is now wherever it was read; the answers that come later confirm it. */
export function showPosting(queryClient: QueryClient, posting: Posting): void {
  queryClient.setQueryData(postingKey(posting.id), posting);
  patchCells(queryClient, posting);
}

export function patchCells(
  queryClient: QueryClient,
  {
    id,
    ...change
  }: Pick<PostingCell, 'id'> & Partial<Pick<PostingCell, 'version' | 'fire_at' | 'message' | 'deleted' | 'status'>>,
): void {
  const { version, fire_at, message, deleted, status } = change;
  const given = Object.fromEntries(
    Object.entries({ version, fire_at, message, deleted, status }).filter(([, value]) => value !== undefined),
  );
  queryClient.setQueriesData<readonly PostingCell[]>({ queryKey: CALENDAR_KEY }, (cells) =>
    cells?.map((cell) => (cell.id === id ? { ...cell, ...given } : cell)),
  );
}

export function patchNewsletters(
  queryClient: QueryClient,
  { id, ...change }: Pick<CampaignRow, 'id'> & Partial<CampaignRow>,
): void {
  queryClient.setQueriesData<readonly CampaignRow[]>({ queryKey: NEWSLETTERS_KEY }, (rows) =>
    rows?.map((row) => (row.id === id ? { ...row, ...change } : row)),
  );
}
