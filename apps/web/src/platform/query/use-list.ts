import { useDebouncedValue } from '@mantine/hooks';
import { hashKey, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { DEBOUNCE_MS, PAGES_FOLLOWED } from '@waypost/contract/wire';
import { PAGE_LOADED, takeFirstRead } from '../boot.ts';
import { fetchPages, type Page, pageOf } from './pages.ts';

export interface ListOptions<F, T> {
  /** Start of the cache key, e.g. ['posts', profile.pk]. */
  readonly key: QueryKey;
  readonly filters: F;
  readonly load: (filters: F, page: string | undefined, signal: AbortSignal) => Promise<Page<T>>;
  /** Under which name the host page may have brought the first page of it along. */
  readonly first?: (filters: F) => string;
  /** How many pages one read follows; 1 leaves the rest to `loadMore`. */
  readonly follow?: number;
  readonly enabled?: boolean;
  /** When the list reads itself again, given what it holds: milliseconds; false: not by itself. Not in a hidden tab. */
  readonly again?: (items: readonly T[]) => number | false;
}

/** A server list: filters are debounced by 300 ms, the old rows stay while new ones load, pages are appended. */
export function useList<F, T>({ key, filters, load, first, follow = 1, enabled = true, again }: ListOptions<F, T>) {
  // Compared as text: filter objects are made anew on every render.
  const [settled] = useDebouncedValue(JSON.stringify(filters), DEBOUNCE_MS.list);
  const query = useInfiniteQuery({
    queryKey: [...key, settled],
    queryFn: ({ pageParam, signal }) =>
      fetchPages((page) => load(JSON.parse(settled) as F, page, signal), Math.min(follow, PAGES_FOLLOWED), pageParam),
    initialPageParam: undefined as string | undefined,
    initialData: () => {
      const brought = first && takeFirstRead<Page<T>>(first(JSON.parse(settled) as F));
      return brought && { pages: [brought], pageParams: [undefined] };
    },
    initialDataUpdatedAt: PAGE_LOADED,
    getNextPageParam: (page) => pageOf(page.next),
    // Rows of another list (another tab, another page) would be wrong here; other filters of the same list only refine.
    placeholderData: (previous, query) =>
      hashKey(query?.queryKey.slice(0, -1) ?? []) === hashKey(key) ? previous : undefined,
    enabled,
    refetchInterval: ({ state }) => again?.(state.data?.pages.flatMap(({ results }) => results) ?? []) ?? false,
    meta: { kind: 'list' },
  });
  return {
    items: query.data?.pages.flatMap((page) => [...page.results]) ?? [],
    count: query.data?.pages[0]?.count ?? 0,
    /** Nothing to show yet. */
    loading: query.isPending && enabled,
    /** Old rows are shown while new ones are on their way. */
    refreshing: query.isFetching && !query.isPending && !query.isFetchingNextPage,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    loadingMore: query.isFetchingNextPage,
  };
}
