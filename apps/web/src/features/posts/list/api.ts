import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { providerOf } from '@waypost/contract/networks';
import { POSTS_AT_ONCE } from '@waypost/contract/posts';
import { useList } from '../../../platform/query/use-list.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import type { ConnectedApp } from '../../connections/index.ts';
import { clockNow, fetchPosts } from '../api.ts';
import { nextRefresh } from '../refresh.ts';
import { type ListView, queryOf } from './list-view.ts';

/** One tab of the posting schedule; it reads itself again while something is on its way. */
export function usePostList({ app, pageId }: ConnectedApp, view: ListView) {
  const { pk } = useProfile();
  const { tab, period, week } = view;
  return useList({
    key: ['posts', pk, app, pageId],
    filters: { tab, period, week },
    load: (filters, page, signal) => {
      const base = { pgid: pageId, profile: pk, provider: providerOf(app) };
      return fetchPosts({ ...queryOf({ ...filters, ids: [] }, base, clockNow()), page }, signal);
    },
    again: nextRefresh,
  });
}

/** The posts that were just made, whatever became of them meanwhile. */
export function useNewPosts({ app, pageId }: ConnectedApp, ids: readonly number[]) {
  const { pk } = useProfile();
  return useQuery({
    queryKey: ['posts', pk, app, pageId, 'new', ids],
    queryFn: ({ signal }) =>
      fetchPosts({ pgid: pageId, profile: pk, provider: providerOf(app), ids, ordering: 'fire_at' }, signal),
    enabled: ids.length > 0,
    refetchInterval: ({ state }) => nextRefresh(state.data?.results ?? []),
    placeholderData: keepPreviousData,
    meta: { kind: 'list' },
  });
}

/** Posts of the page whose time passed before they could go out, the earliest first; at most a hundred. */
export function useMissedPosts({ app, pageId }: ConnectedApp) {
  const { pk } = useProfile();
  return useQuery({
    queryKey: ['posts', pk, app, pageId, 'missed'],
    queryFn: ({ signal }) =>
      fetchPosts(
        {
          pgid: pageId,
          profile: pk,
          provider: providerOf(app),
          missed: true,
          ordering: 'fire_at',
          page_size: POSTS_AT_ONCE,
        },
        signal,
      ),
    meta: { kind: 'list' },
  });
}
