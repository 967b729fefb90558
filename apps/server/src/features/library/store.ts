import type { CampaignType } from '@waypost/contract/campaigns';
import type { LibraryPost } from '@waypost/contract/library';
import type { Locale } from '@waypost/i18n';
import { int8 } from '../../platform/db/column.ts';
import type { Sql } from '../../platform/db/database.ts';
import { any, query, sql, typed } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { type Medium, mediaOfPostings } from '../media/index.ts';
import { shownCampaigns } from './shown.ts';

interface TermWorn {
  readonly kind: 'travel_type' | 'destination' | 'category';
  readonly slug: string | null;
  readonly name: Readonly<Partial<Record<Locale, string>>> | null;
}
const terms = sql<
  TermWorn[] | null
>`(SELECT jsonb_agg(jsonb_build_object('kind', t.kind, 'slug', t.slug, 'name', t.name) ORDER BY t.position, t.id)
  FROM posting_terms pt JOIN taxonomy_terms t ON t.id = pt.term_id WHERE pt.posting_id = p.id)`;

/** What its posts did, by country. */
const stats = sql<LibraryPost['stats']>`(SELECT jsonb_object_agg(f.country, jsonb_build_object('fetched_at',
  to_char(f.fetched_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'metrics', f.metrics)) FROM posting_stats f WHERE f.posting_id = p.id)`;

const postings = query
  .selectFrom('postings as p')
  .innerJoin('campaigns as c', 'c.id', 'p.campaign_id')
  .leftJoin('suppliers as s', 's.id', 'c.supplier_id')
  .leftJoin('campaign_ogs as o', (on) =>
    on.onRef('o.campaign_id', '=', 'p.campaign_id').onRef('o.idx', '=', 'p.og_index'),
  )
  .leftJoin('media as om', 'om.id', 'o.image_media_id')
  .select(['p.id', 'p.app', 'p.type as post_type', 'p.message', 'p.link', 'p.landing_page_link'])
  .select(['c.id as campaign_id', 'c.type', 'c.title', 's.supplier_label', 'o.title as og_title', terms.as('terms')])
  .select('om.key as og_key')
  .select(stats.as('stats'));
export type PostingRow = Awaited<ReturnType<typeof postingsByIds>>[number];

/** In the order of the ids; what is gone since they were found is left out. */
export async function postingsByIds(db: Sql, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db.rows(postings.where('p.id', '=', any(ids)).where('p.deleted_at', 'is', null));
  const at = new Map(ids.map((id, place) => [id, place]));
  return rows.sort((a, b) => (at.get(a.id) ?? 0) - (at.get(b.id) ?? 0));
}

export type OfferedPost = PostingRow & { readonly media: readonly (Medium & { readonly alt_text: string | null })[] };

/**
 * A post that the libraries of a profile show, with its files; 404 when it is not, or not any more. Held until the transaction ends, so
 * that who takes it away comes before or after.
 */
export async function offeredPost(tx: Sql, scope: ProfileScope, id: number): Promise<OfferedPost> {
  const row = await tx.row(
    postings
      .where('p.id', '=', id)
      .where('p.deleted_at', 'is', null)
      .where('p.campaign_id', 'in', shownCampaigns(scope).select('c.id'))
      .forKeyShare('p'),
  );
  if (row === null) throw notFound('library.gone');
  return { ...row, media: await mediaOfPostings(tx, [id]) };
}

interface Page {
  /** Whether those of type library may be seen. */
  readonly library: boolean;
  readonly type?: CampaignType | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** How many campaigns there are, and a page of them with what their cards show. */
export async function listCampaigns(db: Sql, scope: ProfileScope, { library, type, limit, offset }: Page) {
  const found = shownCampaigns(scope)
    .$if(!library, (all) => all.where('c.type', '=', 'standard'))
    .$if(type !== undefined, (all) => all.where('c.type', '=', type ?? 'standard'));
  const total = await db.row(found.select(typed(int8)`count(*)`.as('count')));
  const rows = await db.rows(
    found.select(cardOfC).orderBy('c.published_at', 'desc').orderBy('c.id', 'desc').limit(limit).offset(offset),
  );
  return { count: total?.count ?? 0, rows };
}
const cardOfC = [
  'c.id',
  'c.type',
  'c.title',
  's.supplier_label',
  typed(int8)`SELECT count(*) FROM postings p WHERE p.campaign_id = c.id AND p.deleted_at IS NULL`.as('num_posts'),
  sql<
    string | null
  >`(SELECT m.thumbnail_key FROM postings p JOIN posting_media pm ON pm.posting_id = p.id JOIN media m ON m.id = pm.media_id
    WHERE p.campaign_id = c.id AND p.deleted_at IS NULL ORDER BY p.fire_at, p.id, pm.position LIMIT 1)`.as(
    'thumbnail_key',
  ),
] as const;
export type CampaignRow = Awaited<ReturnType<typeof listCampaigns>>['rows'][number];

export const findCampaign = (db: Sql, scope: ProfileScope, id: number, library: boolean): Promise<CampaignRow | null> =>
  db.row(
    shownCampaigns(scope)
      .$if(!library, (all) => all.where('c.type', '=', 'standard'))
      .select(cardOfC)
      .where('c.id', '=', id),
  );
