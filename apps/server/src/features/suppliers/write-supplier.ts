import type { WrittenSupplier } from '@waypost/contract/suppliers';
import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { query, sql } from '../../platform/db/query.ts';
import { isUniqueViolation } from '../../platform/db/violations.ts';
import { conflict, invalid, notFound, text } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { ownFiles } from '../media/index.ts';

/** A name that is taken is said under its field; no other rule of the table can refuse. */
async function unlessTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'suppliers_name')) throw invalid({ supplier_name: [text('suppliers.errors.taken')] });
    throw error;
  }
}

export async function createSupplier(tx: Sql, actor: Actor, written: WrittenSupplier): Promise<number> {
  const columns = { ...written, countries: json(written.countries) };
  const row = await unlessTaken(tx.row(query.insertInto('suppliers').values(columns).returning('id')));
  if (row === null) throw new Error('the supplier was not stored');
  await audit(tx, actor, { action: 'supplier.create', objectType: 'supplier', objectId: row.id, data: { ...written } });
  return row.id;
}

/** Holds it until the transaction ends; 404 where there is none. */
async function holdSupplier(tx: Sql, id: number) {
  const held = query.selectFrom('suppliers').select(['version', 'logo_media_id']);
  const row = await tx.row(held.where('id', '=', id).forUpdate());
  if (row === null) throw notFound();
  return row;
}

type Change = { readonly [K in keyof WrittenSupplier]?: WrittenSupplier[K] | undefined };

export async function changeSupplier(
  tx: Sql,
  actor: Actor,
  id: number,
  { version, ...change }: Change & { readonly version?: number | undefined },
): Promise<void> {
  const held = await holdSupplier(tx, id);
  if (version !== undefined && version !== held.version)
    throw conflict('errors.stale_version', { code: 'stale_version' });
  const { countries, ...plain } = change;
  const columns = { ...plain, ...(countries && { countries: json(countries) }), version: held.version + 1 };
  await unlessTaken(tx.run(query.updateTable('suppliers').set(columns).where('id', '=', id)));
  await audit(tx, actor, { action: 'supplier.change', objectType: 'supplier', objectId: id, data: change });
}

/** Gives it a logo, or none; the one before goes. */
export async function setLogo(tx: Sql, actor: Actor, id: number, mediaId: number | null): Promise<void> {
  const { version, logo_media_id: before } = await holdSupplier(tx, id);
  const columns = { logo_media_id: mediaId, version: version + 1 };
  await tx.run(query.updateTable('suppliers').set(columns).where('id', '=', id));
  if (before !== null) await (await ownFiles()).removeOwn(tx, before);
  await audit(tx, actor, {
    action: 'supplier.logo',
    objectType: 'supplier',
    objectId: id,
    data: { given: mediaId !== null },
  });
}

/** Deleted campaigns too: what they sent names it. */
async function isUsed(tx: Sql, id: number): Promise<boolean> {
  const one = sql`1`.as('one');
  const newsletters = query.selectFrom('email_campaign_suppliers').select(one).where('supplier_id', '=', id);
  const campaigns = query.selectFrom('campaigns').select(one).where('supplier_id', '=', id);
  return (await tx.row(newsletters.union(campaigns).limit(1))) !== null;
}

export async function deleteSupplier(tx: Sql, actor: Actor, id: number): Promise<void> {
  const { logo_media_id: logo } = await holdSupplier(tx, id);
  if (await isUsed(tx, id)) throw conflict('suppliers.errors.used');
  await tx.run(query.deleteFrom('suppliers').where('id', '=', id));
  if (logo !== null) await (await ownFiles()).removeOwn(tx, logo);
  await audit(tx, actor, { action: 'supplier.delete', objectType: 'supplier', objectId: id });
}
