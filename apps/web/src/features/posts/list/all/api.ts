import { useQuery } from '@tanstack/react-query';
import { useList } from '../../../../platform/query/use-list.ts';
import { useProfile } from '../../../../platform/session/use-session.ts';
import { clockNow, fetchPosts } from '../../api.ts';
import { nextRefresh } from '../../refresh.ts';
import { type ListView, queryOf } from '../list-view.ts';

/** As many as a screen or two hold, so that siblings rarely stand on two pages. */
const PAGE_SIZE = 50;

/** One tab of all networks together. */
export function useAllPosts(view: ListView) {
  const { pk } = useProfile();
  const { tab, period, week } = view;
  return useList({
    key: ['posts', pk, 'all'],
    filters: { tab, period, week },
    load: (filters, page, signal) => {
      const query = queryOf({ ...filters, ids: [] }, { profile: pk }, clockNow());
      return fetchPosts({ ...query, ...(tab !== 'top' && { page_size: PAGE_SIZE }), page }, signal);
    },
    again: nextRefresh,
  });
}

/** The posts that were just made, whatever became of them meanwhile. */
export function useNewPostsOfAll(ids: readonly number[]) {
  const { pk } = useProfile();
  return useQuery({
    queryKey: ['posts', pk, 'all', 'new', ids],
    queryFn: ({ signal }) => fetchPosts({ profile: pk, ids, ordering: 'fire_at' }, signal),
    enabled: ids.length > 0,
    refetchInterval: ({ state }) => nextRefresh(state.data?.results ?? []),
    meta: { kind: 'list' },
  });
}
