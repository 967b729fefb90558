import type { Expression } from 'kysely';
import type { Reads } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { any, query, sql } from '../../platform/db/query.ts';
import { forbidden } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';

/** Whose campaigns, figures and budgets somebody may look at: all, or those of certain suppliers. */
export type SupplierScope = { readonly all: true } | { readonly all: false; readonly ids: readonly number[] };

const managed = prepared('suppliers-managed', (p: { userId: number }) =>
  query
    .selectFrom('supplier_managers as m')
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .leftJoin('supplier_manager_suppliers as s', 's.profile_id', 'm.profile_id')
    .select('s.supplier_id')
    .distinct()
    .where('p.user_id', '=', p.userId)
    .where('p.deleted_at', 'is', null)
    .where('m.active', '=', true)
    .orderBy('s.supplier_id'),
);

/** What somebody manages by any of their profiles; null for who manages nothing. */
export async function managedSuppliers(db: Reads, { userId }: Actor): Promise<{ suppliers: number[] } | null> {
  const rows = await db.rows(managed({ userId }));
  return rows.length === 0 ? null : { suppliers: rows.flatMap(({ supplier_id }) => supplier_id ?? []) };
}

/** Asked by every call of `marketing.view_calendar`: 403 for who is neither staff nor manages suppliers. */
export async function supplierScopeOf(db: Reads, actor: Actor): Promise<SupplierScope> {
  if (actor.isStaff || actor.isSuperuser) return { all: true };
  const manager = await managedSuppliers(db, actor);
  if (manager === null) throw forbidden();
  return { all: false, ids: manager.suppliers };
}

/** For a query: whether the supplier in this column may be looked at. */
export const bySuppliers = (scope: SupplierScope, column: Expression<number>) =>
  scope.all ? sql<boolean>`true` : sql<boolean>`${column} = ${any(scope.ids)}`;
