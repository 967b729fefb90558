import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { query, sql } from '../../platform/db/query.ts';
import type { Actor } from '../../platform/session/actor.ts';

/** Puts them into this order; those that are not named come after. Whoever orders last has the last word. */
export async function orderGuides(tx: Sql, actor: Actor, ids: readonly number[]): Promise<void> {
  await tx.rows(query.selectFrom('guides').select('id').orderBy('id').forUpdate());
  // A list names at most 500.
  const place = sql<number>`coalesce(array_position(${ids}::bigint[], id), greatest(position, 501))`;
  await tx.run(query.updateTable('guides').set({ position: place }));
  await audit(tx, actor, { action: 'guide.order', objectType: 'guide', objectId: 'all', data: { ids } });
}
