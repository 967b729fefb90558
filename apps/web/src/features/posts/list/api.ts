import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { providerOf } from '@waypost/contract/networks';
import { POSTS_AT_ONCE } from '@waypost/contract/posts';
import { useList } from '../../../platform/query/use-list.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import type { ConnectedApp } from '../../connections/index.ts';
import { clockNow, fetchPosts } from '../api.ts';
import { nextRefresh } from '../refresh.ts';
import { type ListView, queryOf } from './list-view.ts';

/** Whose posts are listed: those of one page, or (null) of all networks together. */
export type PostsOf = ConnectedApp | null;

/** As many as a screen or two hold. */
const ALL_PAGE_SIZE = 50;

/** Where the cache keeps them, and how the server is asked. */
function useSource(of: PostsOf) {
  const { pk } = useProfile();
  return of === null
    ? { key: ['posts', pk, 'all'], page: { profile: pk } }
    : { key: ['posts', pk, of.app, of.pageId], page: { pgid: of.pageId, profile: pk, provider: providerOf(of.app) } };
}

/** One tab; it reads itself again while something is on its way. */
export function usePostList(of: PostsOf, view: ListView) {
  const { key, page: source } = useSource(of);
  const { tab, period, week } = view;
  return useList({
    key,
    filters: { tab, period, week },
    load: (filters, page, signal) => {
      const query = queryOf({ ...filters, ids: [] }, source, clockNow());
      return fetchPosts({ ...query, ...(of === null && tab !== 'top' && { page_size: ALL_PAGE_SIZE }), page }, signal);
    },
    again: nextRefresh,
  });
}

/** The posts that were just made, whatever became of them meanwhile. */
export function useNewPosts(of: PostsOf, ids: readonly number[]) {
  const { key, page } = useSource(of);
  return useQuery({
    queryKey: [...key, 'new', ids],
    queryFn: ({ signal }) => fetchPosts({ ...page, ids, ordering: 'fire_at' }, signal),
    enabled: ids.length > 0,
    refetchInterval: ({ state }) => nextRefresh(state.data?.results ?? []),
    placeholderData: keepPreviousData,
    meta: { kind: 'list' },
  });
}

/** Posts whose time passed before they could go out, the earliest first; at most a hundred. */
export function useMissedPosts(of: PostsOf) {
  const { key, page } = useSource(of);
  return useQuery({
    queryKey: [...key, 'missed'],
    queryFn: ({ signal }) =>
      fetchPosts({ ...page, missed: true, ordering: 'fire_at', page_size: POSTS_AT_ONCE }, signal),
    meta: { kind: 'list' },
  });
}
