import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { isApiError } from '../api/api-error.ts';

/** What a failed read says: 'list' and 'data' name the toast, 'silent' leaves it to the screen. */
export type ReadKind = 'list' | 'data' | 'silent';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly kind?: ReadKind };
  }
}

const MAX_RETRIES = 2;
/** What was read stays at hand, also when nobody answers: a page that was visited opens as it was. */
const KEPT_MS = 60 * 60_000;
const PASSING = new Set([0, 502, 503, 504]);

/** Only reads come here (writes are never repeated by themselves), and only for faults that pass. */
export function retryRead(failures: number, error: Error): boolean {
  return failures < MAX_RETRIES && isApiError(error) && PASSING.has(error.status) && error.code !== 'not_configured';
}

/** The library asks again for what it has read before; a first read that is under way it would take as it comes. */
class FreshReads extends QueryClient {
  /** What is being read for the first time may have been asked before the change: it is asked once more, as all else is. */
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const first = this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' });
    for (const query of first)
      if (query.state.data === undefined && !query.isDisabled()) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}

export function createQueryClient(onReadFailure: (error: Error, kind: ReadKind) => void): QueryClient {
  return new FreshReads({
    queryCache: new QueryCache({
      onError: (error, query) => onReadFailure(error, query.meta?.kind ?? 'data'),
    }),
    defaultOptions: {
      // 'always': an installation on the own computer answers without any network, and a paused write would surprise later.
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        gcTime: KEPT_MS,
        retry: retryRead,
        refetchOnWindowFocus: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
