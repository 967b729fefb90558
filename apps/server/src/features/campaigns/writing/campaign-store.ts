import type { CampaignFilter, CampaignType, PostingCountry } from '@waypost/contract/campaigns';
import { int8, orNull, timestamptz } from '../../../platform/db/column.ts';
import type { Reads, Sql } from '../../../platform/db/database.ts';
import { appNow, appNowOnce, contains, countAll, likePattern, query, sql, typed } from '../../../platform/db/query.ts';
import { conflict, notFound } from '../../../platform/errors/index.ts';
import { bySuppliers, type SupplierScope } from '../../suppliers/index.ts';

// What staff write is the installation's own; who manages suppliers sees theirs, by the scope that every reading asks for.

export interface OgRow {
  readonly idx: number;
  readonly url: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly key: string | null;
}
/** The link previews of the campaign `c` of the query around it. */
export const ogsOfC = sql<OgRow[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('idx', o.idx, 'url', o.url, 'title', o.title, 'description', o.description, 'key', om.key) ORDER BY o.idx)
  FROM campaign_ogs o LEFT JOIN media om ON om.id = o.image_media_id WHERE o.campaign_id = c.id), '[]'::jsonb)`;

const picture = sql<string | null>`(
  SELECT m.thumbnail_key FROM postings p JOIN posting_media pm ON pm.posting_id = p.id JOIN media m ON m.id = pm.media_id
  WHERE p.campaign_id = c.id AND p.deleted_at IS NULL ORDER BY p.fire_at, p.id, pm.position LIMIT 1)`;
const posts = (what: string) =>
  sql.raw(`(SELECT ${what} FROM postings p WHERE p.campaign_id = c.id AND p.deleted_at IS NULL)`);

export const campaigns = query
  .selectFrom('campaigns as c')
  .leftJoin('suppliers as s', 's.id', 'c.supplier_id')
  .select(['c.id', 'c.type', 'c.title', 'c.countries', 'c.version', 'c.published_at', 'c.deleted_at', 'c.created_at'])
  .select(['c.updated_at', 'c.links_version', 'c.links_done_at', 'c.supplier_id'])
  .select(['s.supplier_label', 's.supplier_name'])
  .select([
    typed(int8)`${posts('count(*)')}`.as('num_postings'),
    typed(orNull(timestamptz))`${posts('min(p.fire_at)')}`.as('first_at'),
    typed(orNull(timestamptz))`${posts('max(p.fire_at)')}`.as('last_at'),
    ...[picture.as('thumbnail_key'), ogsOfC.as('ogs'), appNowOnce.as('now')],
  ]);

const mine = (scope: SupplierScope) => bySuppliers(scope, sql.ref<number>('c.supplier_id'));

export type CampaignRow = Awaited<ReturnType<typeof readCampaign>>;
/** Also a deleted one, which can be restored. */
export async function readCampaign(db: Reads, scope: SupplierScope, id: number) {
  const row = await db.row(campaigns.where('c.id', '=', id).where(mine(scope)));
  if (row === null) throw notFound();
  return row;
}
/** For who writes. */
export const ALL: SupplierScope = { all: true };

interface Asked {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string | undefined;
  readonly type?: CampaignType | undefined;
  readonly state?: CampaignFilter | undefined;
  readonly country?: PostingCountry | undefined;
  readonly supplier?: number | undefined;
}

/** Campaigns are few: staff write them by hand. */
function matching(scope: SupplierScope, { search = '', type, state, country, supplier }: Asked) {
  let found = query.selectFrom('campaigns as c').select('c.id').where(mine(scope));
  found = found.where('c.deleted_at', state === 'deleted' ? 'is not' : 'is', null);
  if (state === 'draft' || state === 'published')
    found = found.where('c.published_at', state === 'draft' ? 'is' : 'is not', null);
  if (type !== undefined) found = found.where('c.type', '=', type);
  if (supplier !== undefined) found = found.where('c.supplier_id', '=', supplier);
  if (country !== undefined) found = found.where(sql<boolean>`c.countries @> ARRAY[${country}]::text[]`);
  if (search === '') return found;
  const pattern = likePattern(search);
  const said = query
    .selectFrom('postings as p')
    .select('p.campaign_id')
    .where('p.deleted_at', 'is', null)
    .where(contains(sql.ref('p.message'), pattern));
  return found.where((e) => e.or([contains(sql.ref('c.title'), pattern), e('c.id', 'in', said)]));
}

/** What was changed last first. */
export async function listCampaigns(db: Reads, scope: SupplierScope, asked: Asked) {
  const found = matching(scope, asked);
  const page = found
    .orderBy('c.updated_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(asked.page_size)
    .offset((asked.page - 1) * asked.page_size);
  const ids = (await db.rows(page)).map(({ id }) => id);
  const count = (await db.row(query.selectFrom(found.as('f')).select(countAll)))?.count ?? 0;
  const rows = ids.length === 0 ? [] : await db.rows(campaigns.where('c.id', 'in', ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { count, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}

/** Holds a campaign until the transaction ends. It is held before its posts, and they before their copies. */
export async function holdCampaign(tx: Sql, id: number) {
  const row = await tx.row(
    query
      .selectFrom('campaigns')
      .select(['id', 'type', 'title', 'supplier_id', 'countries', 'version', 'published_at', 'deleted_at'])
      .select(appNow.as('now'))
      .where('id', '=', id)
      .forNoKeyUpdate(),
  );
  if (row === null) throw notFound();
  return row;
}
export type HeldCampaign = Awaited<ReturnType<typeof holdCampaign>>;

/** The same for who changes it: one that was deleted is nobody's to change. */
export async function holdLiving(tx: Sql, id: number): Promise<HeldCampaign> {
  const held = await holdCampaign(tx, id);
  if (held.deleted_at !== null) throw notFound();
  return held;
}

/** Posts of a campaign that are not deleted. */
export async function countLiving(tx: Sql, campaign: number): Promise<number> {
  const living = query.selectFrom('postings').select(countAll).where('campaign_id', '=', campaign);
  return (await tx.row(living.where('deleted_at', 'is', null)))?.count ?? 0;
}

/** Says that something else stands there than somebody has seen; who has checked it has checked another one. */
export async function touchCampaign(tx: Sql, id: number): Promise<void> {
  await tx.run(
    query
      .updateTable('campaigns')
      .set((e) => ({ version: e('version', '+', 1), updated_at: appNow }))
      .where('id', '=', id),
  );
}

/** Refuses who has seen another version than the one that stands there. */
export function demandVersion(stands: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== stands) throw conflict('errors.stale_version', { code: 'stale_version' });
}
