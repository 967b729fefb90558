import type { Sql } from '../../../platform/db/database.ts';
import { moving } from '../publishing/post-write.ts';
import { WAITING } from './open-posts.ts';

const DELETED = moving({
  from: ['due', 'claimed', 'waiting', 'reconnect'],
  to: 'due',
  write: { deleted: true, next: null, preflightAt: null, version: 'next' },
});

/** The connection is removed: what waits is deleted, and can be restored. Answers how many. */
export function deletePending(tx: Sql, connectionId: number): Promise<number> {
  return tx.run(`UPDATE scheduled_postings p SET ${DELETED.set} WHERE ${WAITING} AND p.phase IN (${DELETED.from})`, [
    connectionId,
  ]);
}
