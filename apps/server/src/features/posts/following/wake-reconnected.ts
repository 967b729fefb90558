import { POST_STATUS } from '@waypost/contract/posts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query, sql } from '../../../platform/db/query.ts';
import { wakeComments } from '../comments/wake-comments.ts';
import { moving } from '../publishing/post-write.ts';

const next = { at: sql<Date | null>`CASE WHEN NOT p.deleted THEN greatest(p.fire_at, app_now()) END` };
const WOKEN = moving({ from: 'reconnect', to: 'due', write: { next, reason: null } });
const MISSED = moving({
  from: 'reconnect',
  to: 'missed',
  write: { status: POST_STATUS.error, next: null, reason: { code: 'missed' } },
});

/** What waited for the connection: posts still in time leave now, the others are listed as missed; comments are tried. */
export async function wakeReconnected(tx: Sql, connectionId: number): Promise<void> {
  const posts = query.updateTable('scheduled_postings as p').where('p.connection_id', '=', connectionId);
  await tx.run(posts.set(WOKEN.set).where('p.phase', 'in', WOKEN.from).where('p.late_after', '>', appNow));
  await tx.run(posts.set(MISSED.set).where('p.phase', 'in', MISSED.from));
  await wakeComments(tx, connectionId);
}
