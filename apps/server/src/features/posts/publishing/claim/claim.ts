import { SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { float8, int4, list, orNull, text } from '../../../../platform/db/column.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { unleased } from '../../../../platform/db/leases.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { BUSY, mayPublish } from '../../conditions.ts';
import { MACHINE_COLUMNS, type MachineRow, machineColumns, PHASE } from '../machine-row.ts';

/**
 * How many due rows are looked at for each one that is wanted. A claim takes one row per page, so without room to spare a
 * page with many posts of one moment would hide the others.
 */
const WINDOW = 4;

/**
 * Takes rows whose next step is due and that nobody holds, oldest first and one per connection: more could not be
 * released anyway, would wait in our hands until their leases run out, and would keep other pages waiting. For the same
 * reason a connection of which somebody holds a row is passed over. A lease fences the rows: every later write names
 * the token. Rows whose connection cannot publish, rows whose text is being
 * published by a neighbour, and rows that are looked for first, stay. Looking
 * at the network for an open outcome is allowed on a paused, broken or busy connection.
 * Posts of other networks than `apps` are passed over before anything else is asked about them.
 */
const claim = statement(
  'claim-posts',
  { takes: { limit: int4, leaseS: float8, apps: list(text()) }, gives: machineColumns },
  ($) => `
  WITH moment AS MATERIALIZED (SELECT app_now() AS now),
  due AS MATERIALIZED (
    SELECT d.id, d.connection_id, d.next_step_at FROM scheduled_postings d
    JOIN connections c ON c.id = d.connection_id
    WHERE d.next_step_at <= (SELECT now FROM moment) AND d.next_step_at IS NOT NULL AND NOT d.deleted
      AND d.app = ANY (${$.apps}::text[])
      AND ${unleased('d')}
      AND (
        d.phase IN ('accepted', 'unconfirmed')
        OR (
          d.phase IN ('due', 'waiting', 'claimed')
          AND d.late_after > (SELECT now FROM moment)
          AND (d.look_from IS NULL OR d.look_by_sending)
          AND ${mayPublish('c', '(SELECT now FROM moment)')}
          AND NOT EXISTS (
            SELECT FROM scheduled_postings o
            WHERE o.connection_id = d.connection_id AND o.id <> d.id
              AND o.phase IN ('claimed', 'waiting', ${BUSY})
              AND (
                (o.phase IN ('claimed', 'committing') AND o.lease_until > clock_timestamp())
                OR (o.phase IN (${BUSY}) AND o.message = d.message)
              )
          )
        )
      )
    ORDER BY d.next_step_at, d.id
    LIMIT ${$.limit}::int * ${WINDOW}
  ),
  first AS MATERIALIZED (
    SELECT DISTINCT ON (connection_id) id, next_step_at FROM due ORDER BY connection_id, next_step_at, id
  ),
  taken AS MATERIALIZED (
    SELECT p.id FROM scheduled_postings p JOIN first USING (id)
    WHERE ${unleased('p')}
      AND p.next_step_at <= (SELECT now FROM moment) AND NOT p.deleted
      AND ${PHASE} IN ('due', 'waiting', 'claimed', 'accepted', 'unconfirmed')
    ORDER BY first.next_step_at, p.id
    LIMIT ${$.limit}
    FOR UPDATE OF p SKIP LOCKED
  )
  UPDATE scheduled_postings p SET
    lease_token = gen_random_uuid(),
    lease_until = clock_timestamp() + make_interval(secs => ${$.leaseS}),
    phase = CASE WHEN p.phase IN ('due', 'waiting') THEN 'claimed' ELSE p.phase END
  FROM taken
  WHERE p.id = taken.id
  RETURNING ${MACHINE_COLUMNS}`,
);

export async function claimPosts(
  db: Sql,
  { limit, leaseMs, apps = SOCIAL_APPS }: { limit: number; leaseMs: number; apps?: readonly SocialApp[] },
): Promise<MachineRow[]> {
  const rows = await db.rows(claim({ limit, leaseS: leaseMs / 1000, apps }));
  return rows.sort((a, b) => a.fire_at.getTime() - b.fire_at.getTime() || a.id - b.id);
}

const nextDue = statement(
  'next-due-post',
  { takes: {}, gives: { wait: orNull(float8) } },
  () => `
    SELECT (extract(epoch FROM min(next_step_at) - app_now()) * 1000)::float8 AS wait
    FROM scheduled_postings WHERE next_step_at IS NOT NULL AND NOT deleted AND next_step_at > app_now()`,
);

/** When the machine has something to do next, in milliseconds from now; null when nothing waits. */
export const nextDueInMs = async (db: Sql): Promise<number | null> => (await db.row(nextDue({})))?.wait ?? null;
