import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { query, sql } from '../../platform/db/query.ts';
import type { Actor } from '../../platform/session/actor.ts';

/** Puts them into this order; those that are not named come after, as they stood. Whoever orders last has the last word. */
export async function orderAnnouncements(tx: Sql, actor: Actor, ids: readonly number[]): Promise<void> {
  const before = query.selectFrom('announcements').select('id').orderBy('id').forUpdate();
  await tx.rows(before);
  // A list names at most 500.
  const place = sql<number>`coalesce(array_position(${ids}::bigint[], id), greatest(position, 501))`;
  await tx.run(query.updateTable('announcements').set({ position: place }));
  await audit(tx, actor, { action: 'announcement.order', objectType: 'announcement', objectId: 'all', data: { ids } });
}
