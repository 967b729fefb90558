import { networkOf } from '@waypost/contract/networks';
import type { TextSettings } from '@waypost/contract/posts';
import type { InferResult } from 'kysely';
import { bool, jsonb, orNull, text } from '../../../platform/db/column.ts';
import { query, sql, typed } from '../../../platform/db/query.ts';
import { type FileFacts, type VariantRow, variantsOfM } from '../../media/index.ts';
import { textSettings, textSettingsIn } from '../../profiles/index.ts';
import { OWN_FACTS, PAGE_STATE, type PageState, pageStateOf } from '../facts.ts';
import { ABOUT_PAGE, type OwnPage } from '../scope.ts';

/** Whole posts `s`; a list is cut and ordered here, before anything is read beside its rows. */
export const posts = query.selectFrom('scheduled_postings as s').selectAll('s');
export type Posts = typeof posts;

/** Of what staff planned: its supplier's name, none where it is the office's own. Whatever agents made themselves is asked no further. */
export interface Worn {
  readonly name: string | null;
  readonly logo: string | null;
}
const worn = typed(orNull(jsonb<Worn>()))`CASE WHEN s.posting_id IS NOT NULL THEN (
  SELECT jsonb_build_object('name', sp.supplier_label, 'logo', lg.thumbnail_key)
  FROM postings po JOIN campaigns ca ON ca.id = po.campaign_id
  LEFT JOIN suppliers sp ON sp.id = ca.supplier_id LEFT JOIN media lg ON lg.id = sp.logo_media_id
  WHERE po.id = s.posting_id) END`.as('worn');

/** What a calendar cell says of itself: no joins beyond the first picture. */
const CELL_COLUMNS = [
  ...OWN_FACTS,
  's.version',
  's.message',
  's.type',
  's.provider',
  typed(orNull(text()))`(SELECT m.thumbnail_key FROM post_media pm JOIN media m ON m.id = pm.media_id
    WHERE pm.scheduled_posting_id = s.id ORDER BY pm.position LIMIT 1)`.as('image_key'),
  worn,
] as const;

/** Cells of one page, which is read once beside them. */
export const cellsOfPage = (of: Posts) => query.selectFrom(of.as('s')).select(CELL_COLUMNS);
export type OwnCell = InferResult<ReturnType<typeof cellsOfPage>>[number];

/** Cells of any pages and profiles, each with what it needs of its own. */
export const shownCells = (of: Posts) =>
  cellsOfPage(of)
    .select(PAGE_STATE)
    .select(typed(bool)`(SELECT pr.generator_enabled FROM profiles pr WHERE pr.id = s.profile_id)`.as('composes'));
export type CellRow = InferResult<ReturnType<typeof shownCells>>[number];

/** Cells of any pages of one profile; what stands beside them is in `pagesOfProfile`. */
export const cellsOfPages = (of: Posts) => cellsOfPage(of).select(['s.connection_id', 's.pgid']);

/** A cell, and what of its page and profile decides what it offers. */
export interface ShownCell {
  readonly post: OwnCell;
  /** Whether its profile has the generator. */
  readonly composes: boolean;
  readonly pageState: PageState;
}

export const cellAlone = (row: CellRow): ShownCell => ({
  post: row,
  composes: row.composes === true,
  pageState: row.page_state,
});

export const cellsOn = (page: OwnPage, cells: readonly OwnCell[]): ShownCell[] =>
  cells.map((post) => ({ post, composes: page.composes === true, pageState: pageStateOf(post, page.holds) }));

export interface MediaItem extends FileFacts {
  readonly key: string;
  readonly thumbnail_key: string;
  readonly alt_text: string | null;
  readonly recipe: string | null;
  readonly variants: readonly VariantRow[] | null;
}

// The inner question is a good deal cheaper than the outer one, and many posts have no picture.
const media = sql<
  MediaItem[] | null
>`CASE WHEN EXISTS (SELECT FROM post_media pm WHERE pm.scheduled_posting_id = s.id) THEN (
  SELECT json_agg(json_build_object('kind', pm.kind, 'key', m.key, 'thumbnail_key', m.thumbnail_key,
    'alt_text', pm.alt_text, 'recipe', pm.recipe, 'width', m.width, 'height', m.height, 'mime', m.mime, 'bytes', m.bytes,
    'variants', ${variantsOfM}) ORDER BY pm.position)
  FROM post_media pm JOIN media m ON m.id = pm.media_id WHERE pm.scheduled_posting_id = s.id) END`;

/** What a post says of itself. */
const OWN_COLUMNS = [
  ...OWN_FACTS,
  's.version',
  's.origin_id',
  's.type',
  's.message',
  // Null where it is the message itself (`as_written`), so that a list does not carry each text twice.
  typed(orNull(text()))`nullif(s.published_text, s.message)`.as('published_text'),
  typed(orNull(bool))`s.published_text = s.message`.as('as_written'),
  's.message_edited',
  's.link',
  's.link_title',
  's.title',
  's.domain',
  's.permalink',
  's.has_custom_image',
  's.created_at',
  's.late_after',
  's.reason_code',
  's.reason_values',
  's.preflight_result',
  worn,
  typed(bool)`s.staff_changed_at IS NOT NULL`.as('text_changed'),
  's.stats',
  's.stats_fetched_at',
  media.as('media'),
  'pc.text as comment_text',
  'pc.phase as comment_phase',
  'pc.reason_code as comment_reason',
] as const;

/** Posts of one page, which is shown once beside them. */
export const postsOfPage = (of: Posts) =>
  query.selectFrom(of.as('s')).leftJoin('post_comments as pc', 'pc.scheduled_posting_id', 's.id').select(OWN_COLUMNS);
export type OwnRow = InferResult<ReturnType<typeof postsOfPage>>[number];

/** Posts of any pages, each with its own. */
export const shownPosts = (of: Posts) =>
  postsOfPage(of)
    // The page's name and picture only while the connection still stands for the page that the post belongs to.
    .leftJoin('connections as con', (join) =>
      join.onRef('con.id', '=', 's.connection_id').onRef('con.page_id', '=', 's.pgid'),
    )
    // What it was called then.
    .leftJoin('former_pages as was', (join) =>
      join.onRef('was.connection_id', '=', 's.connection_id').onRef('was.page_id', '=', 's.pgid'),
    )
    .leftJoin(textSettings.as('af'), 'af.profile_id', 's.profile_id')
    .select(['s.profile_id', 's.app', 's.provider', 's.pgid'])
    .select([PAGE_STATE, ...ABOUT_PAGE])
    .select((e) => [
      e.fn.coalesce('con.name', 'was.name').as('page_name'),
      e.fn.coalesce('con.image', 'was.image').as('page_image'),
    ]);
export type PostRow = InferResult<ReturnType<typeof shownPosts>>[number];

/** A post, and what stands beside it of its page and profile. */
export interface ShownPost {
  readonly post: OwnRow;
  readonly page: Pick<PostRow, 'app' | 'provider' | 'pgid' | 'page_name' | 'page_image'> &
    Pick<PostRow, 'missing_permissions' | 'blocked_until' | 'blocked_reason'>;
  readonly text: TextSettings;
  /** Whether its profile has the generator. */
  readonly composes: boolean;
  readonly pageState: PageState;
}

export const shownAlone = (row: PostRow): ShownPost => ({
  post: row,
  page: row,
  text: textSettingsIn(row),
  composes: row.composes === true,
  pageState: row.page_state,
});

/** A connected page is one connection's, and so are all posts that its profile has of it. */
export function shownOn(own: OwnPage, pgid: string, posts: readonly OwnRow[]): ShownPost[] {
  const page = { ...own, pgid, app: networkOf(own.provider).app };
  const beside = { page, text: textSettingsIn(own), composes: own.composes === true };
  return posts.map((post) => ({ post, ...beside, pageState: pageStateOf(post, own.holds) }));
}

/** Posts of any pages of one profile; what stands beside them is in `pagesOfProfile`. */
export const postsOfPages = (of: Posts) => postsOfPage(of).select(['s.connection_id', 's.app', 's.provider', 's.pgid']);
export type PlacedRow = InferResult<ReturnType<typeof postsOfPages>>[number];
