import { POSTS_AT_ONCE } from '@waypost/contract/posts';
import { fetchPages } from '../../../../platform/query/pages.ts';
import { fetchPosts } from '../../api.ts';
import { groupsOf, type PostGroup } from './group-posts.ts';

/** As many pages as one moment of a profile may fill. */
const PAGES_OF_A_MOMENT = 10;

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
