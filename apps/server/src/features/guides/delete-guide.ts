import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { refuseFull } from '../../platform/db/kept-order.ts';
import { appNow, query } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { lockGuide } from './store.ts';

/** Takes one out of every list, or puts it back with its files; what is so already stays as it is. 409 when the list is full. */
export async function deleteGuide(tx: Sql, actor: Actor, id: number, deleted: boolean): Promise<void> {
  const row = await lockGuide(tx, id);
  if (row === null) throw notFound();
  if ((row.deleted_at !== null) === deleted) return;
  if (!deleted) await refuseFull(tx, 'guides');
  const change = { deleted_at: deleted ? appNow : null };
  await tx.run(query.updateTable('guides').set(change).where('id', '=', id));
  await audit(tx, actor, { action: deleted ? 'guide.delete' : 'guide.restore', objectType: 'guide', objectId: id });
}
