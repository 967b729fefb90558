import type { Refusal } from '../../../connectors/social/port.ts';
import { float8, int8, orNull, text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { query } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import { breakConnection } from '../../connections/index.ts';
import type { MachineRow } from './machine-row.ts';
import { moving, type PostReason } from './post-write.ts';

/** How long a page waits for a network that does not say how long. */
export const DEFAULT_WAIT_S = 300;

/** How long the first blocks in a row last; the one after them lasts until the day of UTC ends. */
const LADDER_S = 'ARRAY[300, 900, 2700]';

/**
 * The network says for how long (`seconds`), or the wait grows with each block since the page's last success. Several
 * posts may be on their way when the first is refused: what is refused while the page is blocked already counts as the
 * same block. After one that lasted to the day's end the wait begins with minutes again.
 */
const block = statement(
  'block-connection',
  {
    takes: { connection: int8, scope: text(), seconds: orNull(float8), reason: text() },
    gives: {},
  },
  ($) => `
  WITH held AS MATERIALIZED (
    SELECT c.id FROM connections c JOIN connections mine ON mine.id = ${$.connection}
    WHERE c.id = mine.id
      OR (${$.scope} = 'person' AND c.grant_id = mine.grant_id)
      OR (${$.scope} = 'app' AND c.app = mine.app)
    ORDER BY c.id FOR NO KEY UPDATE OF c)
  UPDATE connections c SET
    blocked_until = greatest(c.blocked_until, coalesce(
      app_now() + make_interval(secs => coalesce(${$.seconds}, (${LADDER_S})[c.blocked_times + 1])),
      date_trunc('day', app_now(), 'UTC') + interval '24 hours')),
    blocked_reason = ${$.reason},
    blocked_times = CASE WHEN ${$.seconds}::float8 IS NULL
      THEN (c.blocked_times + 1) % (cardinality(${LADDER_S}) + 1) ELSE c.blocked_times END
  FROM held
  WHERE c.id = held.id
    AND (${$.seconds}::float8 IS NOT NULL OR c.blocked_until IS NULL OR c.blocked_until <= app_now())`,
);

/** A refusal that concerns every post of the page blocks it for a while, or breaks its connection. */
export async function blockConnection(
  tx: Sql,
  row: Pick<MachineRow, 'id' | 'connection_id'>,
  tokenVersion: number,
  refusal: Refusal<PostReason>,
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
  const pause = pauseOf(refusal);
  if (pause !== null) await tx.run(block({ connection: row.connection_id, reason: refusal.code, ...pause }));
}

/** Null where only the post waits, or nothing does. */
function pauseOf(refusal: Refusal<PostReason>): { scope: string; seconds: number | null } | null {
  if (refusal.kind === 'blocked') return { scope: 'page', seconds: refusal.seconds };
  if (refusal.kind !== 'wait' || refusal.scope === 'post') return null;
  return { scope: refusal.scope, seconds: refusal.seconds ?? (refusal.daily ? null : DEFAULT_WAIT_S) };
}

const WOKEN = moving({ from: 'reconnect', to: 'due', write: { next: { seconds: 1 }, reason: null } });
const wake = prepared('wake-if-reconnected', (p: { post: number }) =>
  query
    .updateTable('scheduled_postings as p')
    .from('connections as c')
    .set(WOKEN.set)
    .where('p.id', '=', p.post)
    .where('p.phase', 'in', WOKEN.from)
    .whereRef('c.id', '=', 'p.connection_id')
    .where('c.installed', '=', true)
    .where('c.connected', '=', true),
);

/** The refused token was an old one, and the person has reconnected meanwhile: nobody else will wake this post. */
const wakeIfReconnected = (tx: Sql, post: number) => tx.run(wake({ post }));
