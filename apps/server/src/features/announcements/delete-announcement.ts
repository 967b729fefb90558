import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { refuseFull } from '../../platform/db/kept-order.ts';
import { appNow, query } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { lockAnnouncement } from './store.ts';

/** Takes an announcement out of every list, or puts it back as it was; what is so already stays as it is. 409 when the list is full. */
export async function deleteAnnouncement(tx: Sql, actor: Actor, id: number, deleted: boolean): Promise<void> {
  const row = await lockAnnouncement(tx, id);
  if (row === null) throw notFound();
  if ((row.deleted_at !== null) === deleted) return;
  if (!deleted) await refuseFull(tx, 'announcements');
  const change = { deleted_at: deleted ? appNow : null };
  await tx.run(query.updateTable('announcements').set(change).where('id', '=', id));
  const action = deleted ? 'announcement.delete' : 'announcement.restore';
  await audit(tx, actor, { action, objectType: 'announcement', objectId: id });
}
