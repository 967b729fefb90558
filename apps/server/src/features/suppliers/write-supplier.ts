import { SUPPLIERS_MAX, type Supplier, type WrittenSupplier } from '@waypost/contract/suppliers';
import { audit } from '../../platform/audit/audit.ts';
import type { Reads, Sql } from '../../platform/db/database.ts';
import { query, sql } from '../../platform/db/query.ts';
import { isUniqueViolation } from '../../platform/db/violations.ts';
import { conflict, invalid, notFound, text } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';

// Suppliers are the installation's own: there is no profile whose scope could be asked.

const shown = query
  .selectFrom('suppliers as s')
  .select(['s.id', 's.supplier_name', 's.supplier_label', 's.active'])
  .orderBy((e) => e.fn('lower', ['s.supplier_label']))
  .orderBy('s.id')
  .limit(SUPPLIERS_MAX);
const inNewsletters = query
  .selectFrom('email_campaign_suppliers as c')
  .select(sql`1`.as('one'))
  .where(sql<boolean>`c.supplier_id = s.id`);

export const allSuppliers = (db: Reads): Promise<Supplier[]> => db.rows(shown);
/** Those that can be chosen, or of all those that a newsletter names. */
export const activeSuppliers = (db: Reads, named: boolean): Promise<Supplier[]> =>
  db.rows(named ? shown.where((e) => e.exists(inNewsletters)) : shown.where('s.active', '=', true));

export async function readSupplier(db: Reads, id: number): Promise<Supplier> {
  const row = await db.row(shown.where('s.id', '=', id));
  if (row === null) throw notFound();
  return row;
}

/** A name that is taken is said under its field; no other rule of the table can refuse. */
async function unlessTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'suppliers_name'))
      throw invalid({ supplier_name: [text('newsletters.errors.supplierTaken')] });
    throw error;
  }
}

export async function createSupplier(tx: Sql, actor: Actor, written: WrittenSupplier): Promise<number> {
  const row = await unlessTaken(tx.row(query.insertInto('suppliers').values(written).returning('id')));
  if (row === null) throw new Error('the supplier was not stored');
  await audit(tx, actor, { action: 'supplier.create', objectType: 'supplier', objectId: row.id });
  return row.id;
}

export async function changeSupplier(
  tx: Sql,
  actor: Actor,
  id: number,
  change: { readonly [K in keyof WrittenSupplier]?: WrittenSupplier[K] | undefined },
): Promise<void> {
  const known = await tx.row(query.selectFrom('suppliers').select('id').where('id', '=', id).forUpdate());
  if (known === null) throw notFound();
  if (Object.keys(change).length > 0)
    await unlessTaken(tx.run(query.updateTable('suppliers').set(change).where('id', '=', id)));
  await audit(tx, actor, { action: 'supplier.change', objectType: 'supplier', objectId: id, data: change });
}

export async function deleteSupplier(tx: Sql, actor: Actor, id: number): Promise<void> {
  const known = await tx.row(query.selectFrom('suppliers').select('id').where('id', '=', id).forUpdate());
  if (known === null) throw notFound();
  const used = query.selectFrom('email_campaign_suppliers').select('campaign_id').where('supplier_id', '=', id);
  if ((await tx.row(used.limit(1))) !== null) throw conflict('newsletters.errors.supplierUsed');
  await tx.run(query.deleteFrom('suppliers').where('id', '=', id));
  await audit(tx, actor, { action: 'supplier.delete', objectType: 'supplier', objectId: id });
}
