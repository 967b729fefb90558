import {
  EDIT_BY_HOURS,
  NEWSLETTER_AHEAD_MIN,
  type NewsletterCountry,
  type Variant,
  type Variants,
} from '@waypost/contract/newsletters';
import type { Locale } from '@waypost/i18n';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { json } from '../../../platform/db/json.ts';
import { any, appNow, query } from '../../../platform/db/query.ts';
import { conflict, invalid, notFound, type Text, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { NewsletterDeps } from '../deps.ts';
import { spreadCampaign } from '../job-kinds.ts';
import { type HeldCampaign, holdCampaign, readCampaign } from './campaign-store.ts';
import { checkVariants, refusalOf } from './checking/check-campaign.ts';
import { firstPicture, mergeVariants, missingOf, suppliersIn } from './clean-variants.ts';

export interface CampaignChange {
  readonly version: number;
  readonly name?: string | undefined;
  readonly campaign_type?: string | undefined;
  readonly country_iso?: NewsletterCountry | null | undefined;
  readonly suppliers?: readonly number[] | undefined;
  readonly fire_at?: string | null | undefined;
  readonly edit_by?: string | null | undefined;
  readonly variants?: { readonly [L in Locale]?: Variant | null | undefined } | undefined;
}

/** Begins a newsletter; a copy of another says what that one says, and has no time. */
export async function createCampaign(
  tx: Sql,
  actor: Actor,
  { name, copy_of }: { readonly name: string; readonly copy_of?: number | undefined },
): Promise<number> {
  const from = copy_of === undefined ? null : await copied(tx, copy_of);
  const row = await tx.row(
    query
      .insertInto('email_campaigns')
      .values({ name, ...from?.said })
      .returning('id'),
  );
  if (row === null) throw new Error('the newsletter was not stored');
  await writeSuppliers(tx, row.id, from?.suppliers ?? []);
  await audit(tx, actor, {
    ...{ action: 'campaign.create', objectType: 'campaign', objectId: row.id },
    data: copy_of === undefined ? {} : { copy_of },
  });
  return row.id;
}

async function copied(tx: Sql, id: number) {
  const of = query.selectFrom('email_campaigns').select(['campaign_type', 'country_id', 'variants', 'image_id']);
  const row = await tx.row(of.where('id', '=', id).where('deleted_at', 'is', null));
  if (row === null) throw invalid({ copy_of: [text('newsletters.errors.copyUnknown')] });
  const named = query.selectFrom('email_campaign_suppliers').select('supplier_id').where('campaign_id', '=', id);
  const suppliers = (await tx.rows(named)).map(({ supplier_id }) => supplier_id);
  return { said: { ...row, variants: json(row.variants) }, suppliers };
}

async function writeSuppliers(tx: Sql, id: number, suppliers: readonly number[]): Promise<void> {
  await tx.run(query.deleteFrom('email_campaign_suppliers').where('campaign_id', '=', id));
  const values = [...new Set(suppliers)].map((supplier_id) => ({ campaign_id: id, supplier_id }));
  if (values.length > 0) await tx.run(query.insertInto('email_campaign_suppliers').values(values));
}

/** Whether staff can still change what it says: a draft, or a published one before its time. */
export const isOpen = ({
  state,
  deleted_at,
  fire_at,
  now,
}: Pick<HeldCampaign, 'state' | 'deleted_at' | 'fire_at' | 'now'>): boolean =>
  deleted_at === null && (state === 'draft' || (state !== 'cancelled' && fire_at !== null && now < fire_at));

/** Until when advisors may change theirs. */
export const editBy = (fireAt: Date, given: Date | null): Date =>
  given ?? new Date(fireAt.getTime() - EDIT_BY_HOURS * 3_600_000);

/**
 * Stores a change. What advisors have says nothing from the commit on that would not have been published: its texts are checked before
 * the transaction, which stores them on top of exactly the version that was looked at.
 */
export async function saveCampaign(
  deps: NewsletterDeps,
  actor: Actor,
  id: number,
  change: CampaignChange,
): Promise<void> {
  if (change.variants !== undefined) {
    const { state, version, variants } = await readCampaign(deps.db, id);
    if (state !== 'draft' && version === change.version) {
      const said = await checkVariants(deps, id, await mergeVariants(variants, change.variants));
      const refusal = refusalOf(said);
      if (refusal !== null) throw invalid({ variants: [refusal] });
    }
  }
  await deps.db.transaction((tx) => changeCampaign(tx, actor, id, change));
}

/**
 * Stores what is said of it on top of the version that the writer has seen. What advisors have put in the place of it stays; their
 * copies say the rest as it is from now on, and go out at the new time.
 */
async function changeCampaign(tx: Sql, actor: Actor, id: number, change: CampaignChange): Promise<void> {
  const held = await holdCampaign(tx, id);
  if (held.deleted_at !== null) throw notFound();
  if (held.version !== change.version) throw conflict('errors.stale_version', { code: 'stale_version' });
  if (!isOpen(held))
    throw conflict(held.state === 'cancelled' ? 'newsletters.errors.cancelled' : 'newsletters.errors.closed');
  const written = change.variants && (await mergeVariants(held.variants, change.variants));
  const columns = await columnsOf(tx, held, change, written);
  await tx.run(
    query
      .updateTable('email_campaigns')
      .set((e) => ({ ...columns, version: e('version', '+', 1), updated_at: appNow }))
      .where('id', '=', id),
  );
  if (change.suppliers !== undefined || change.variants !== undefined) {
    const known = query.selectFrom('email_campaign_suppliers').select('supplier_id').where('campaign_id', '=', id);
    const named = change.suppliers ?? (await tx.rows(known)).map(({ supplier_id }) => supplier_id);
    await writeSuppliers(tx, id, [...named, ...suppliersIn(written ?? held.variants)]);
  }
  if (held.state !== 'draft' && (change.fire_at !== undefined || change.edit_by !== undefined))
    await spreadCampaign(tx, id);
  const { version, ...said } = change;
  const data = { version: version + 1, fields: Object.keys(said) };
  await audit(tx, actor, { action: 'campaign.change', objectType: 'campaign', objectId: id, data });
}

async function columnsOf(tx: Sql, held: HeldCampaign, change: CampaignChange, variants: Variants | undefined) {
  const { name, campaign_type, country_iso } = change;
  const wrong: Record<string, Text[]> = {};
  if (variants) {
    const missing = await missingOf(tx, variants);
    if (missing.picture) wrong.variants = [text('newsletters.errors.imageUnknown')];
    else if (missing.supplier) wrong.variants = [text('newsletters.errors.supplierUnknown')];
  }
  const country = country_iso === undefined ? undefined : country_iso && (await countryId(tx, country_iso));
  if (country !== undefined && held.state !== 'draft' && country !== held.country_id)
    wrong.country_iso = [text('newsletters.errors.countryFixed')];
  if (change.suppliers !== undefined && !(await allThere(tx, change.suppliers)))
    wrong.suppliers = [text('newsletters.errors.supplierUnknown')];
  const times = timesOf(held, change, wrong);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return {
    ...{ name, campaign_type, country_id: country, ...times },
    ...(variants && { variants: json<Partial<Variants>>(variants), image_id: firstPicture(variants) }),
  };
}

/** The times as they will be; of a published one both are there, and ahead. */
function timesOf(held: HeldCampaign, change: CampaignChange, wrong: Record<string, Text[]>) {
  if (change.fire_at === undefined && change.edit_by === undefined) return {};
  const dateOf = (given: string | null | undefined, stored: Date | null) =>
    given === undefined ? stored : given && new Date(given);
  const fire_at = dateOf(change.fire_at, held.fire_at) || null;
  const edit_by = dateOf(change.edit_by, held.edit_by) || null;
  if (held.state === 'draft') {
    if (fire_at !== null && edit_by !== null && edit_by > fire_at) wrong.edit_by = [text('newsletters.errors.editBy')];
    return { fire_at, edit_by };
  }
  if (fire_at === null) wrong.fire_at = [text('newsletters.errors.timeFixed')];
  else checkTimes(held.now, fire_at, editBy(fire_at, edit_by), wrong);
  return { fire_at, edit_by: fire_at && editBy(fire_at, edit_by) };
}

/** What a newsletter that advisors have needs: a time that they can still look forward to. */
export function checkTimes(now: Date, fireAt: Date, by: Date, wrong: Record<string, Text[]>): void {
  if (fireAt.getTime() < now.getTime() + NEWSLETTER_AHEAD_MIN * 60_000)
    wrong.fire_at = [text('newsletters.errors.timeSoon', { minutes: NEWSLETTER_AHEAD_MIN })];
  if (by > fireAt) wrong.edit_by = [text('newsletters.errors.editBy')];
}

async function countryId(tx: Sql, iso: NewsletterCountry): Promise<number> {
  const row = await tx.row(query.selectFrom('countries').select('id').where('iso2', '=', iso));
  if (row === null) throw invalid({ country_iso: [text('errors.field.choice')] });
  return row.id;
}

async function allThere(tx: Sql, ids: readonly number[]): Promise<boolean> {
  const wanted = new Set(ids);
  const rows = await tx.rows(
    query
      .selectFrom('suppliers')
      .select('id')
      .where('id', '=', any([...wanted])),
  );
  return rows.length === wanted.size;
}

/** Takes a draft out of every list, or puts it back; what is so already stays as it is. */
export async function setCampaignDeleted(tx: Sql, actor: Actor, id: number, deleted: boolean): Promise<void> {
  const held = await holdCampaign(tx, id);
  if (held.state !== 'draft') throw conflict('newsletters.errors.published');
  if ((held.deleted_at !== null) === deleted) return;
  await tx.run(
    query
      .updateTable('email_campaigns')
      .set({ deleted_at: deleted ? appNow : null, updated_at: appNow })
      .where('id', '=', id),
  );
  const action = deleted ? 'campaign.delete' : 'campaign.restore';
  await audit(tx, actor, { action, objectType: 'campaign', objectId: id });
}
