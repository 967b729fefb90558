import type { Refusal } from '../../../connectors/social/port.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { breakConnection } from '../../connections/index.ts';
import type { MachineRow } from './machine-row.ts';
import { moving } from './post-write.ts';

/** How long a network's limit is respected when it does not say how long it lasts. */
export const DEFAULT_WAIT_S = 300;

/** Limits and broken consents concern every post of the connection, not only this one. */
export async function limitConnection(
  tx: Sql,
  row: Pick<MachineRow, 'id' | 'connection_id'>,
  tokenVersion: number,
  refusal: Refusal,
): Promise<void> {
  if (refusal.kind === 'reconnect') {
    await breakConnection(tx, {
      connectionId: row.connection_id,
      scope: refusal.scope,
      tokenVersion,
      reason: refusal.code,
    });
    await wakeIfReconnected(tx, row.id);
    return;
  }
  const seconds =
    refusal.kind === 'blocked' ? refusal.seconds : refusal.kind === 'wait' ? (refusal.seconds ?? DEFAULT_WAIT_S) : null;
  if (seconds === null) return;
  const scope = refusal.kind === 'wait' ? refusal.scope : 'page';
  await tx.run(
    `UPDATE connections c SET blocked_until = greatest(c.blocked_until, app_now() + make_interval(secs => $3))
     FROM connections mine
     WHERE mine.id = $1 AND (
       c.id = mine.id
       OR ($2 = 'person' AND c.grant_id = mine.grant_id)
       OR ($2 = 'app' AND c.app = mine.app))`,
    [row.connection_id, scope, seconds],
  );
}

const WOKEN = moving({ from: 'reconnect', to: 'due', write: { next: { seconds: 1 }, reason: null } });

/** The refused token was an old one, and the person has reconnected meanwhile: nobody else will wake this post. */
async function wakeIfReconnected(tx: Sql, post: number): Promise<void> {
  await tx.run(
    `UPDATE scheduled_postings p SET ${WOKEN.set} FROM connections c
     WHERE p.id = $1 AND p.phase IN (${WOKEN.from}) AND c.id = p.connection_id AND c.installed AND c.connected`,
    [post],
  );
}
