import type { BudgetOfSupplier, WrittenBudget } from '@waypost/contract/suppliers';
import { audit } from '../../platform/audit/audit.ts';
import { float8 } from '../../platform/db/column.ts';
import type { Reads, Sql } from '../../platform/db/database.ts';
import { query, sql, typed } from '../../platform/db/query.ts';
import { conflict, notFound } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { bySuppliers, type SupplierScope } from '../suppliers/index.ts';

const NUMBERS = [
  ...(['cost_per_post', 'percent_trade', 'percent_reach', 'percent_engagement', 'percent_clicks'] as const),
  ...(['percent_sales', 'leads_into_bookings', 'per_booking_amount'] as const),
] as const;
type Numbers = Record<(typeof NUMBERS)[number], number>;
const numbers = NUMBERS.map((name) => typed(float8)`${sql.ref(`b.${name}`)}`.as(name));

export async function readBudget(db: Reads, scope: SupplierScope, id: number): Promise<BudgetOfSupplier> {
  const supplier = await db.row(
    query
      .selectFrom('suppliers as s')
      .select(['s.supplier_name', 's.budget_version as version'])
      .where('s.id', '=', id)
      .where(bySuppliers(scope, sql.ref('s.id'))),
  );
  if (supplier === null) throw notFound();
  const rows = await db.rows(
    query
      .selectFrom('supplier_budgets as b')
      .select('b.app as application_slug')
      .select(numbers)
      .where('b.supplier_id', '=', id)
      .orderBy('b.app'),
  );
  const { supplier_name, version } = supplier;
  return { version, results: rows.map((row) => ({ ...row, supplier_name })) };
}

/** Replaces it on top of the version that the writer has seen; 409 when somebody has since. */
export async function writeBudget(
  tx: Sql,
  actor: Actor,
  id: number,
  { version, results }: { readonly version: number; readonly results: readonly WrittenBudget[] },
): Promise<void> {
  const held = query.selectFrom('suppliers').select('budget_version').where('id', '=', id).forUpdate();
  const supplier = await tx.row(held);
  if (supplier === null) throw notFound();
  if (version !== supplier.budget_version) throw conflict('errors.stale_version', { code: 'stale_version' });
  await tx.run(query.deleteFrom('supplier_budgets').where('supplier_id', '=', id));
  const rows = results.map(({ application_slug, ...written }) => ({
    ...exact(written),
    supplier_id: id,
    app: application_slug,
  }));
  if (rows.length > 0) await tx.run(query.insertInto('supplier_budgets').values(rows));
  await tx.run(
    query
      .updateTable('suppliers')
      .set({ budget_version: version + 1 })
      .where('id', '=', id),
  );
  await audit(tx, actor, { action: 'supplier.budget', objectType: 'supplier', objectId: id, data: { results } });
}

/** As the table keeps them: to the cent. */
const exact = (written: Numbers) =>
  Object.fromEntries(NUMBERS.map((name) => [name, written[name].toFixed(2)])) as Record<keyof Numbers, string>;
