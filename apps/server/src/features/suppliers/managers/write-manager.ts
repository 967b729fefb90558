import { SUPPLIERS_MAX, type SupplierManager } from '@waypost/contract/suppliers';
import { audit } from '../../../platform/audit/audit.ts';
import { jsonb } from '../../../platform/db/column.ts';
import type { Reads, Sql } from '../../../platform/db/database.ts';
import { any, appNow, query, typed } from '../../../platform/db/query.ts';
import { conflict, invalid, notFound, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';

// Superusers say who manages suppliers: there is no scope that could be asked.

const kept = query
  .selectFrom('supplier_managers as m')
  .innerJoin('profiles as p', 'p.id', 'm.profile_id')
  .where('p.deleted_at', 'is', null)
  .select([
    'm.profile_id as profile',
    'm.active',
    typed(jsonb<number[]>())`SELECT coalesce(jsonb_agg(s.supplier_id ORDER BY s.supplier_id), '[]')
      FROM supplier_manager_suppliers s WHERE s.profile_id = m.profile_id`.as('suppliers'),
  ])
  .orderBy('m.profile_id')
  .limit(SUPPLIERS_MAX);

export const allManagers = (db: Reads): Promise<SupplierManager[]> => db.rows(kept);

export async function readManager(db: Reads, profile: number): Promise<SupplierManager> {
  const row = await db.row(kept.where('m.profile_id', '=', profile));
  if (row === null) throw notFound();
  return row;
}

export async function createManager(
  tx: Sql,
  actor: Actor,
  { profile, suppliers, active }: SupplierManager,
): Promise<void> {
  const living = query.selectFrom('profiles').select('id').where('id', '=', profile).where('deleted_at', 'is', null);
  if ((await tx.row(living.forShare())) === null) throw invalid({ profile: [text('suppliers.errors.profile')] });
  const made = await tx.run(
    query
      .insertInto('supplier_managers')
      .values({ profile_id: profile, active })
      .onConflict((taken) => taken.doNothing()),
  );
  if (made === 0) throw conflict('suppliers.errors.managed');
  await setSuppliers(tx, profile, suppliers);
  await audited(tx, actor, 'create', profile, { suppliers, active });
}

interface Change {
  readonly suppliers?: readonly number[] | undefined;
  readonly active?: boolean | undefined;
}

export async function changeManager(tx: Sql, actor: Actor, profile: number, change: Change): Promise<void> {
  await hold(tx, profile);
  const columns = { updated_at: appNow, ...(change.active !== undefined && { active: change.active }) };
  await tx.run(query.updateTable('supplier_managers').set(columns).where('profile_id', '=', profile));
  if (change.suppliers !== undefined) await setSuppliers(tx, profile, change.suppliers);
  await audited(tx, actor, 'change', profile, { ...change });
}

export async function deleteManager(tx: Sql, actor: Actor, profile: number): Promise<void> {
  await hold(tx, profile);
  await tx.run(query.deleteFrom('supplier_managers').where('profile_id', '=', profile));
  await audited(tx, actor, 'delete', profile, {});
}

/** With the rest of a profile that is erased. Repeatable. */
export const eraseManager = (tx: Sql, profile: number): Promise<unknown> =>
  tx.run(query.deleteFrom('supplier_managers').where('profile_id', '=', profile));

async function hold(tx: Sql, profile: number): Promise<void> {
  const held = query.selectFrom('supplier_managers').select('profile_id').where('profile_id', '=', profile);
  if ((await tx.row(held.forUpdate())) === null) throw notFound();
}

/** These and no others; one that is not there is said under the field. */
async function setSuppliers(tx: Sql, profile: number, suppliers: readonly number[]): Promise<void> {
  const there = await tx.rows(
    query.selectFrom('suppliers').select('id').where('id', '=', any(suppliers)).orderBy('id').forKeyShare(),
  );
  if (there.length < suppliers.length) throw invalid({ suppliers: [text('suppliers.errors.unknown')] });
  await tx.run(query.deleteFrom('supplier_manager_suppliers').where('profile_id', '=', profile));
  const rows = there.map(({ id }) => ({ profile_id: profile, supplier_id: id }));
  await tx.run(query.insertInto('supplier_manager_suppliers').values(rows));
}

const audited = (
  tx: Sql,
  actor: Actor,
  verb: 'create' | 'change' | 'delete',
  profile: number,
  data: Record<string, unknown>,
) => audit(tx, actor, { action: `supplier_manager.${verb}`, objectType: 'profile', objectId: profile, data });
