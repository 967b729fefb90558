import type { Variants } from '@waypost/contract/newsletters';
import { int4 } from '../../../platform/db/column.ts';
import type { Reads, Sql } from '../../../platform/db/database.ts';
import { appNow, countAll, query, sql, typed } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/index.ts';

// What staff write is the installation's own: there is no profile whose scope could be asked.

/** Why a run stands still that staff have stopped with its campaign; nobody else's reason is undone with it, but being late is. */
export const BY_STAFF = 'campaign';

/** `suppliers` as its list shows them, by label. */
export const suppliersOfC = sql<{ id: number; supplier_label: string; supplier_name: string }[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', s.id, 'supplier_label', s.supplier_label, 'supplier_name', s.supplier_name)
    ORDER BY lower(s.supplier_label), s.id)
  FROM email_campaign_suppliers cs JOIN suppliers s ON s.id = cs.supplier_id WHERE cs.campaign_id = c.id), '[]'::jsonb)`;

/** What came of the copies that went out; of persons, machines apart. */
const figuresOfC = (column: string) =>
  typed(int4)`coalesce((SELECT sum(${sql.raw(column)}) FROM newsletters n JOIN mailing_runs r ON r.id = n.run_id
    JOIN mailing_figures f ON f.run_id = r.id WHERE n.campaign_id = c.id), 0)::int`;

export const campaigns = query
  .selectFrom('email_campaigns as c')
  .leftJoin('countries as k', 'k.id', 'c.country_id')
  .leftJoin('campaign_images as i', 'i.id', 'c.image_id')
  .leftJoin('media as m', 'm.id', 'i.media_id')
  .select(['c.id', 'c.name', 'c.campaign_type', 'c.variants', 'c.fire_at', 'c.edit_by', 'c.state', 'c.paused_at'])
  .select(['c.published_at', 'c.deleted_at', 'c.version', 'c.updated_at', 'c.links_version', 'c.links_asked_at'])
  .select(['c.links_done_at', 'c.country_id', 'k.iso2', 'k.name as country', 'm.thumbnail_key', 'm.key'])
  .select([suppliersOfC.as('suppliers'), appNow.as('now')])
  .select((e) =>
    e
      .selectFrom('newsletters as n')
      .select(countAll)
      .whereRef('n.campaign_id', '=', 'c.id')
      .$asScalar()
      .as('num_agent'),
  )
  .select([
    figuresOfC('r.accepted').as('num_sent'),
    figuresOfC('f.opened').as('num_open'),
    figuresOfC('f.clicked').as('num_click'),
    figuresOfC('f.bounced_hard').as('num_hard_bounce'),
    figuresOfC('f.unsubscribed').as('num_optout'),
  ]);

const one = (id: number) => campaigns.where('c.id', '=', id);
export type CampaignRow = NonNullable<Awaited<ReturnType<typeof findCampaign>>>;
/** Also a deleted one, which can be restored. */
export const findCampaign = (db: Reads, id: number) => db.row(one(id));

export async function readCampaign(db: Reads, id: number): Promise<CampaignRow> {
  const row = await findCampaign(db, id);
  if (row === null) throw notFound();
  return row;
}

const held = (id: number) =>
  query
    .selectFrom('email_campaigns')
    .select(['id', 'name', 'state', 'version', 'deleted_at', 'fire_at', 'edit_by', 'paused_at', 'country_id'])
    .select(['resumed_at', 'variants', 'spread_upto', appNow.as('now')])
    .where('id', '=', id);

/**
 * Holds a campaign until the transaction ends: who changes it waits, and so does who would send a copy of it. It is held before its
 * copies, and they before their runs.
 */
export async function holdCampaign(tx: Sql, id: number) {
  const row = await tx.row(held(id).forNoKeyUpdate());
  if (row === null) throw notFound();
  return row;
}
export type HeldCampaign = Awaited<ReturnType<typeof holdCampaign>>;

/** What nobody may change while it is read, by whoever changes or sends a copy of it. */
export async function keepCampaign(tx: Sql, id: number): Promise<HeldCampaign> {
  const row = await tx.row(held(id).forShare());
  if (row === null) throw notFound();
  return row;
}

export const readVariants = async (db: Reads, id: number): Promise<Partial<Variants>> =>
  (await db.row(query.selectFrom('email_campaigns').select('variants').where('id', '=', id)))?.variants ?? {};
