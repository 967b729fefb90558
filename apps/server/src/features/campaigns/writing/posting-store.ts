import type { TaxonomyField } from '@waypost/contract/campaigns';
import type { Locale } from '@waypost/i18n';
import type { InferResult } from 'kysely';
import { orNull, text } from '../../../platform/db/column.ts';
import type { Reads, Sql } from '../../../platform/db/database.ts';
import { appNow, appNowOnce, query, sql, typed } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/index.ts';
import { type VariantRow, variantsOfM } from '../../media/index.ts';
import { bySuppliers, type SupplierScope } from '../../suppliers/index.ts';
import { type HeldCampaign, holdLiving, ogsOfC } from './campaign-store.ts';

/** A picture or a video of a post, or of the library that staff choose from. */
export interface FileRow {
  readonly id: number;
  readonly media_id: number;
  readonly alt_text: string | null;
  readonly kind: 'image' | 'video';
  readonly key: string;
  readonly thumbnail_key: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly duration_ms: number | null;
  readonly variants: VariantRow[] | null;
}
const filesOfP = sql<FileRow[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', coalesce(f.id, m.id), 'media_id', m.id, 'alt_text', pm.alt_text, 'kind', m.kind, 'key', m.key,
    'thumbnail_key', m.thumbnail_key, 'mime', m.mime, 'bytes', m.bytes, 'width', m.width, 'height', m.height,
    'duration_ms', m.duration_ms, 'variants', ${variantsOfM}) ORDER BY pm.position)
  FROM posting_media pm JOIN media m ON m.id = pm.media_id LEFT JOIN campaign_files f ON f.media_id = m.id
  WHERE pm.posting_id = p.id), '[]'::jsonb)`;

export interface TermRow {
  readonly kind: TaxonomyField;
  readonly slug: string;
  readonly name: Readonly<Partial<Record<Locale, string>> & { en: string }>;
}
const termsOfP = sql<TermRow[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('kind', t.kind, 'slug', t.slug, 'name', t.name) ORDER BY t.position, t.id)
  FROM posting_terms pt JOIN taxonomy_terms t ON t.id = pt.term_id WHERE pt.posting_id = p.id), '[]'::jsonb)`;

const base = query
  .selectFrom('postings as p')
  .innerJoin('campaigns as c', 'c.id', 'p.campaign_id')
  .leftJoin('suppliers as s', 's.id', 'c.supplier_id')
  .select([
    'p.id',
    'p.campaign_id',
    'p.app',
    'p.type as post_type',
    'p.message',
    'p.fire_at',
    'p.version',
    'p.deleted_at',
  ])
  .select(['c.type', 'c.title', 'c.countries', 'c.published_at', 'c.supplier_id'])
  .select(['s.supplier_label', 's.supplier_name', appNowOnce.as('now')]);

/** All that is said of a post. */
export const postings = base
  .select(['p.link', 'p.landing_page_link', 'p.og_index', 'p.updated_at'])
  .select([filesOfP.as('media'), termsOfP.as('terms'), ogsOfC.as('ogs')]);

/** What a cell of a calendar shows. */
export const cells = base.select(
  typed(orNull(text()))`(SELECT m.thumbnail_key FROM posting_media pm JOIN media m ON m.id = pm.media_id
    WHERE pm.posting_id = p.id ORDER BY pm.position LIMIT 1)`.as('thumbnail_key'),
);

export type CellRow = InferResult<typeof cells>[number];

const mine = (scope: SupplierScope) => bySuppliers(scope, sql.ref<number>('c.supplier_id'));

export type PostingRow = Awaited<ReturnType<typeof readPosting>>;
/** Also a deleted one, which may be restored; none of a campaign that was deleted. */
export async function readPosting(db: Reads, scope: SupplierScope, id: number) {
  const row = await db.row(postings.where('p.id', '=', id).where('c.deleted_at', 'is', null).where(mine(scope)));
  if (row === null) throw notFound();
  return row;
}

/** The first ones of a campaign that are not deleted, in the order of their times. */
export const postingsOfCampaign = (db: Reads, campaign: number, most: number) =>
  db.rows(
    postings
      .where('p.campaign_id', '=', campaign)
      .where('p.deleted_at', 'is', null)
      .orderBy('p.fire_at')
      .orderBy('p.id')
      .limit(most),
  );

const held = (id: number) =>
  query
    .selectFrom('postings')
    .select(['id', 'campaign_id', 'app', 'type', 'message', 'link', 'landing_page_link', 'og_index', 'fire_at'])
    .select(['version', 'deleted_at'])
    .select(appNow.as('now'))
    .where('id', '=', id);
export type HeldPosting = NonNullable<Awaited<ReturnType<typeof findHeld>>>;
const findHeld = (tx: Sql, id: number) => tx.row(held(id).forNoKeyUpdate());

/** Holds a post, and before it its campaign, until the transaction ends. */
export async function holdPosting(tx: Sql, id: number): Promise<{ campaign: HeldCampaign; posting: HeldPosting }> {
  const known = await tx.row(query.selectFrom('postings').select('campaign_id').where('id', '=', id));
  if (known === null) throw notFound();
  const campaign = await holdLiving(tx, known.campaign_id);
  const posting = await findHeld(tx, id);
  if (posting === null) throw notFound();
  return { campaign, posting };
}
