import type { SocialApp } from '@waypost/contract/networks';
import { prepared, type RowOf } from '../../../platform/db/prepared.ts';
import { any, query } from '../../../platform/db/query.ts';
import { textSettings, textSettingsIn } from '../../profiles/index.ts';
import { HOLDS_PAGE, pageStateOf } from '../facts.ts';
import { ABOUT_PAGE } from '../scope.ts';
import type { OwnCell, PlacedRow, ShownCell, ShownPost } from './post-row.ts';

/** The pages that a profile has and had, each once; a removed connection keeps its own. */
export function everyPage(p: { readonly profileId: number; readonly apps: readonly SocialApp[] }) {
  const own = query
    .selectFrom('connections as c')
    .where('c.profile_id', '=', p.profileId)
    .where('c.app', '=', any(p.apps));
  const former = own.innerJoin('former_pages as f', 'f.connection_id', 'c.id');
  return own
    .where('c.page_id', 'is not', null)
    .select(['c.id as connection_id', 'c.app', 'c.provider', 'c.page_id as pgid'])
    .union(former.select(['c.id as connection_id', 'c.app', 'c.provider', 'f.page_id as pgid']));
}

/** What a profile's connections stand for, and what they stood for. */
export const pagesOfProfile = prepared('profile_pages', (p: { profileId: number }) =>
  query
    .selectFrom('connections as con')
    .leftJoin('former_pages as was', 'was.connection_id', 'con.id')
    .leftJoin(textSettings.as('af'), 'af.profile_id', 'con.profile_id')
    .select(['con.id', 'con.page_id', 'con.name', 'con.image'])
    .select(['was.page_id as former_id', 'was.name as former_name', 'was.image as former_image'])
    .select([HOLDS_PAGE, ...ABOUT_PAGE])
    .where('con.profile_id', '=', p.profileId),
);
type PageRow = RowOf<typeof pagesOfProfile>;

/** Each post on its page: as the page is now while the connection still stands for it, else as it was called then. */
export function shownOnPages(pages: readonly PageRow[], posts: readonly PlacedRow[]): ShownPost[] {
  const now = new Map(pages.map((page) => [page.id, page]));
  const then = new Map(pages.map((page) => [placeOf(page.id, page.former_id), page]));
  const [first = null] = pages;
  const beside = { text: textSettingsIn(first), composes: first?.composes === true };
  const shown = new Map<string, ShownPost['page']>();
  return posts.map((post) => {
    const { connection_id, app, provider, pgid } = post;
    const connection = now.get(connection_id);
    const place = placeOf(connection_id, pgid);
    const stands = connection?.page_id === pgid ? connection : undefined;
    let page = shown.get(place);
    if (page === undefined) {
      const former = then.get(place);
      page = {
        app,
        provider,
        pgid,
        page_name: stands?.name ?? former?.former_name ?? null,
        page_image: stands?.image ?? former?.former_image ?? null,
        missing_permissions: stands?.missing_permissions ?? null,
        blocked_until: stands?.blocked_until ?? null,
        blocked_reason: stands?.blocked_reason ?? null,
      };
      shown.set(place, page);
    }
    return { post, page, ...beside, pageState: pageStateOf(post, stands ? stands.holds : 'gone') };
  });
}

/** The same for cells, which say nothing of their page. */
export function cellsOnPages(
  pages: readonly PageRow[],
  cells: readonly (OwnCell & Pick<PlacedRow, 'connection_id' | 'pgid'>)[],
): ShownCell[] {
  const now = new Map(pages.map((page) => [page.id, page]));
  const composes = pages[0]?.composes === true;
  return cells.map((post) => {
    const connection = now.get(post.connection_id);
    return {
      post,
      composes,
      pageState: pageStateOf(post, connection?.page_id === post.pgid ? connection.holds : 'gone'),
    };
  });
}

const placeOf = (connection: number, pgid: string | null): string => `${connection} ${pgid}`;
