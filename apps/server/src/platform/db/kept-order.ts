import { ORDER_MAX } from '@waypost/contract/wire';
import { conflict } from '../errors/index.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { Sql } from './database.ts';
import { countAll, query, sql } from './query.ts';

/** What staff keep in an order of their own. */
type Ordered = 'announcements' | 'guides';

/**
 * Before a row is added or restored: 409 where there are `ORDER_MAX` already, which is as many as a list shows. Until the
 * transaction ends nobody else adds one, so that of two the second counts the first.
 */
export async function refuseFull(tx: Sql, table: Ordered): Promise<void> {
  const lock = sql`pg_advisory_xact_lock(${sql.raw(ADVISORY_LOCKS.orders)}, hashtext(${table}))`;
  await tx.run(query.selectNoFrom(lock.as('locked')));
  const kept = await tx.row(query.selectFrom(table).select(countAll).where('deleted_at', 'is', null));
  if ((kept?.count ?? 0) >= ORDER_MAX) throw conflict('errors.order_full', { values: { max: ORDER_MAX } });
}

/** Puts them into this order; those that are not named come after, as they stood. Whoever orders last has the last word. */
export async function putInOrder(tx: Sql, table: Ordered, ids: readonly number[]): Promise<void> {
  await tx.rows(query.selectFrom(table).select('id').orderBy('id').forUpdate());
  const place = sql<number>`coalesce(array_position(${ids}::bigint[], id), greatest(position, ${sql.lit(ORDER_MAX + 1)}))`;
  await tx.run(query.updateTable(table).set({ position: place }));
}
