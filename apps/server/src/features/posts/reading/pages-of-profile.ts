import { prepared, type RowOf } from '../../../platform/db/prepared.ts';
import { query } from '../../../platform/db/query.ts';
import { textColumns, textSettings } from '../../profiles/index.ts';
import { ABOUT_PAGE } from '../scope.ts';
import type { PlacedRow, ShownPost } from './post-row.ts';

/** What a profile's connections stand for, and what they stood for. */
export const pagesOfProfile = prepared('profile_pages', (p: { profileId: number }) =>
  query
    .selectFrom('connections as con')
    .leftJoin('former_pages as was', 'was.connection_id', 'con.id')
    .leftJoin(textSettings.as('af'), 'af.profile_id', 'con.profile_id')
    .select(['con.id', 'con.page_id', 'con.name', 'con.image'])
    .select(['was.page_id as former_id', 'was.name as former_name', 'was.image as former_image'])
    .select(ABOUT_PAGE)
    .where('con.profile_id', '=', p.profileId),
);
type PageRow = RowOf<typeof pagesOfProfile>;

/** Each post on its page: as the page is now while the connection still stands for it, else as it was called then. */
export function shownOnPages(pages: readonly PageRow[], posts: readonly PlacedRow[]): ShownPost[] {
  const now = new Map(pages.map((page) => [page.id, page]));
  const then = new Map(pages.map((page) => [`${page.id} ${page.former_id}`, page]));
  return posts.map((post) => {
    const { connection_id, app, provider, pgid } = post;
    const page = now.get(connection_id);
    const former = then.get(`${connection_id} ${pgid}`);
    const stands = page?.page_id === pgid ? page : undefined;
    return {
      post,
      page: {
        app,
        provider,
        pgid,
        page_name: stands?.name ?? former?.former_name ?? null,
        page_image: stands?.image ?? former?.former_image ?? null,
        missing_permissions: stands?.missing_permissions ?? null,
        blocked_until: stands?.blocked_until ?? null,
        blocked_reason: stands?.blocked_reason ?? null,
        ...textColumns(page),
      },
    };
  });
}
