import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ListView, listName, listQuery, missedQuery, sourceQuery } from '@waypost/contract/posts';
import { useList } from '../../../platform/query/use-list.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import type { ConnectedApp } from '../../connections/index.ts';
import { clockNow, fetchPosts } from '../api.ts';
import { nextRefresh } from '../refresh.ts';

/** Whose posts are listed: those of one page, or (null) of all networks together. */
export type PostsOf = ConnectedApp | null;

/** Where the cache keeps them, and whose the server is asked for. */
function useSource(of: PostsOf) {
  const { pk } = useProfile();
  const key = of === null ? ['posts', pk, 'all'] : ['posts', pk, of.app, of.pageId];
  return { key, whose: { profile: pk, page: of } };
}

/** One tab; it reads itself again while something is on its way. */
export function usePostList(of: PostsOf, view: ListView) {
  const { key, whose } = useSource(of);
  const { tab, period, week } = view;
  return useList({
    key,
    filters: { tab, period, week },
    load: (filters, page, signal) => fetchPosts({ ...listQuery(filters, whose, clockNow()), page }, signal),
    first: (filters) => listName(filters, whose),
    again: nextRefresh,
  });
}

/** The posts that were just made, whatever became of them meanwhile. */
export function useNewPosts(of: PostsOf, ids: readonly number[]) {
  const { key, whose } = useSource(of);
  return useQuery({
    queryKey: [...key, 'new', ids],
    queryFn: ({ signal }) => fetchPosts({ ...sourceQuery(whose), ids, ordering: 'fire_at' }, signal),
    enabled: ids.length > 0,
    refetchInterval: ({ state }) => nextRefresh(state.data?.results ?? []),
    placeholderData: keepPreviousData,
    meta: { kind: 'list' },
  });
}

/** Posts whose time passed before they could go out, the earliest first; at most a hundred. */
export function useMissedPosts(of: PostsOf) {
  const { key, whose } = useSource(of);
  return useQuery({
    queryKey: [...key, 'missed'],
    queryFn: ({ signal }) => fetchPosts(missedQuery(whose), signal),
    meta: { kind: 'list' },
  });
}
