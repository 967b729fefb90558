import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { putInOrder } from '../../platform/db/kept-order.ts';
import type { Actor } from '../../platform/session/actor.ts';

/** Puts them into this order of showing; those that are not named come after. */
export async function orderAnnouncements(tx: Sql, actor: Actor, ids: readonly number[]): Promise<void> {
  await putInOrder(tx, 'announcements', ids);
  await audit(tx, actor, { action: 'announcement.order', objectType: 'announcement', objectId: 'all', data: { ids } });
}
