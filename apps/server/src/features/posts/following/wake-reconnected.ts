import type { Sql } from '../../../platform/db/database.ts';
import { expression, moving } from '../publishing/post-write.ts';

const next = { at: expression('CASE WHEN NOT p.deleted THEN greatest(p.fire_at, app_now()) END') };
const WOKEN = moving({ from: 'reconnect', to: 'due', write: { next, reason: null } });
const MISSED = moving({
  from: 'reconnect',
  to: 'missed',
  write: { status: 20, next: null, reason: { code: 'missed' } },
});

/** Posts that waited for the connection: those still in time leave now, the others are listed as missed. */
export async function wakeReconnected(tx: Sql, connectionId: number): Promise<void> {
  const waited = (from: string) => `p.connection_id = $1 AND p.phase IN (${from})`;
  await tx.run(
    `UPDATE scheduled_postings p SET ${WOKEN.set} WHERE ${waited(WOKEN.from)} AND p.late_after > app_now()`,
    [connectionId],
  );
  await tx.run(`UPDATE scheduled_postings p SET ${MISSED.set} WHERE ${waited(MISSED.from)}`, [connectionId]);
}
