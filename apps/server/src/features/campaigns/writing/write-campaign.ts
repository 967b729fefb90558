import { CAMPAIGN_POSTINGS_MAX, type CampaignType, type PostingCountry } from '@waypost/contract/campaigns';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { conflict, invalid, type Text, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { countLiving, demandVersion, holdCampaign, holdLiving } from './campaign-store.ts';

export interface WrittenCampaign {
  readonly type: CampaignType;
  readonly title: string;
  readonly supplier: number | null;
  readonly countries: readonly PostingCountry[];
}
type Change = { readonly [K in keyof WrittenCampaign]?: WrittenCampaign[K] | undefined };

/** In one order, each once. */
const ordered = (countries: readonly PostingCountry[]): PostingCountry[] => [...new Set(countries)].sort().reverse();

export async function createCampaign(tx: Sql, actor: Actor, written: WrittenCampaign): Promise<number> {
  await demandSupplier(tx, written.supplier);
  const { type, title, supplier, countries } = written;
  const row = await tx.row(
    query
      .insertInto('campaigns')
      .values({ type, title, supplier_id: supplier, countries: ordered(countries), created_by: actor.userId })
      .returning('id'),
  );
  if (row === null) throw new Error('the campaign was not stored');
  await audit(tx, actor, {
    action: 'post_campaign.create',
    objectType: 'post_campaign',
    objectId: row.id,
    data: { type },
  });
  return row.id;
}

async function demandSupplier(tx: Sql, id: number | null | undefined): Promise<void> {
  if (id == null) return;
  const row = await tx.row(query.selectFrom('suppliers').select('active').where('id', '=', id).forKeyShare());
  if (row?.active !== true) throw invalid({ supplier: [text('campaigns.errors.supplierUnknown')] });
}

/** Stores what is said of it, on top of the version that the writer has seen; advisors have it as it was published. */
export async function changeCampaign(
  tx: Sql,
  actor: Actor,
  id: number,
  { version, ...change }: Change & { readonly version: number },
): Promise<void> {
  const held = await holdLiving(tx, id);
  demandVersion(held.version, version);
  const { type, title, supplier, countries } = change;
  if (supplier !== held.supplier_id) await demandSupplier(tx, supplier);
  const written = countries && ordered(countries);
  const wrong: Record<string, Text[]> = {};
  if (held.published_at !== null) {
    if (type !== undefined && type !== held.type) wrong.type = [text('campaigns.errors.typeFixed')];
    if (written !== undefined && String(written) !== String(ordered(held.countries)))
      wrong.countries = [text('campaigns.errors.countriesFixed')];
  }
  if (type === 'standard' && held.type === 'library' && (await countLiving(tx, id)) > CAMPAIGN_POSTINGS_MAX)
    wrong.type = [text('campaigns.errors.full', { limit: CAMPAIGN_POSTINGS_MAX })];
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  await tx.run(
    query
      .updateTable('campaigns')
      .set((e) => ({
        ...{ type, title, supplier_id: supplier, countries: written },
        ...{ version: e('version', '+', 1), updated_at: appNow },
      }))
      .where('id', '=', id),
  );
  const data = { version: version + 1, fields: Object.keys(change) };
  await audit(tx, actor, { action: 'post_campaign.change', objectType: 'post_campaign', objectId: id, data });
}

/** Takes a campaign that was never published out of every list, or puts it back; what is so already stays as it is. */
export async function setCampaignDeleted(tx: Sql, actor: Actor, id: number, deleted: boolean): Promise<void> {
  const held = await holdCampaign(tx, id);
  if (held.published_at !== null) throw conflict('campaigns.errors.publishedDelete');
  if ((held.deleted_at !== null) === deleted) return;
  await tx.run(
    query
      .updateTable('campaigns')
      .set((e) => ({ deleted_at: deleted ? appNow : null, version: e('version', '+', 1), updated_at: appNow }))
      .where('id', '=', id),
  );
  const action = deleted ? 'post_campaign.delete' : 'post_campaign.restore';
  await audit(tx, actor, { action, objectType: 'post_campaign', objectId: id });
}
