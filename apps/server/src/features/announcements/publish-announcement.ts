import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { appNow, query } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';

/** Shows an announcement within its window, or no longer; what is so already stays as it is. */
export async function publishAnnouncement(tx: Sql, actor: Actor, id: number, published: boolean): Promise<void> {
  const kept = query.selectFrom('announcements').select('published_at').where('id', '=', id);
  const row = await tx.row(kept.where('deleted_at', 'is', null).forUpdate());
  if (row === null) throw notFound();
  if ((row.published_at !== null) === published) return;
  const change = { published_at: published ? appNow : null };
  await tx.run(query.updateTable('announcements').set(change).where('id', '=', id));
  const action = published ? 'announcement.publish' : 'announcement.withdraw';
  await audit(tx, actor, { action, objectType: 'announcement', objectId: id });
}
