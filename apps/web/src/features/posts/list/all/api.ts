import { useQuery } from '@tanstack/react-query';
import { POSTS_AT_ONCE } from '@waypost/contract/posts';
import { fetchPages } from '../../../../platform/query/pages.ts';
import { useList } from '../../../../platform/query/use-list.ts';
import { useProfile } from '../../../../platform/session/use-session.ts';
import { clockNow, fetchPosts } from '../../api.ts';
import { nextRefresh } from '../../refresh.ts';
import { type ListView, queryOf } from '../list-view.ts';
import { groupsOf, type PostGroup } from './group-posts.ts';

/** As many as a screen or two hold. */
const PAGE_SIZE = 50;
/** As many pages as one moment of a profile may fill. */
const PAGES_OF_A_MOMENT = 10;

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

/**
 * All posts of a group as they are now, whatever page, tab or filter a list shows: what a verb is asked about and done to.
 * Null when none of it stands at that moment any more.
 */
export async function readGroup(profile: number, { key, first }: PostGroup): Promise<PostGroup | null> {
  // Times are stored finer than they are told.
  const until = new Date(Date.parse(first.fire_at) + 1).toISOString();
  const { results } = await fetchPages(
    (page) =>
      fetchPosts({
        profile,
        fire_at_from: first.fire_at,
        fire_at_to: until,
        deleted: first.deleted,
        page_size: POSTS_AT_ONCE,
        page,
      }),
    PAGES_OF_A_MOMENT,
  );
  return groupsOf(results).find((group) => group.key === key) ?? null;
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
