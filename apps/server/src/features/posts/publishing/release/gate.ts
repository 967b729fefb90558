import type { PostSnapshot } from '../../../../connectors/social/port.ts';
import { float8, int4, int8, jsonText, sure, timestamptz, uuid } from '../../../../platform/db/column.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { json } from '../../../../platform/db/json.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { isUniqueViolation } from '../../../../platform/db/violations.ts';
import { BUSY, mayPublish } from '../../conditions.ts';
import { nextAttempt, OPENED, openedColumns } from '../attempts/attempts.ts';
import type { Opened } from '../hold/home-mark.ts';
import { type MachineRow, PHASE } from '../machine-row.ts';
import { LOOK_BY_SENDING_S } from '../rules.ts';
import { keepSnapshot } from '../stage/snapshot.ts';

export interface Passed {
  readonly attemptId: number;
  readonly commitBusinessAt: Date;
  /** What the home keeps of it. */
  readonly opened: Opened;
}

/**
 * One statement, one commit: it checks again everything that may have changed since the claim, writes `committing`, and
 * opens the attempt. The ids of what was staged last are stored with it, before the call that needs them. Two unique
 * indexes stand behind it: one open attempt per post, one release per connection. Of a copy it asks staff's posting, and holds it: whoever
 * changes or deletes that is answered after this commit, or before, and then nothing of the version before leaves any more.
 */
const gate = statement(
  'publish-gate',
  {
    takes: {
      id: int8,
      lease: uuid,
      version: int4,
      snapshot: jsonText(),
      tokenVersion: int4,
      leaseS: float8,
      staged: jsonText(),
    },
    gives: { id: int8, commit_business_at: sure(timestamptz), ...openedColumns },
  },
  ($) => `
  WITH posting AS MATERIALIZED (
    SELECT t.id FROM scheduled_postings d JOIN postings t ON t.id = d.posting_id JOIN campaigns g ON g.id = t.campaign_id
    WHERE d.id = ${$.id} AND d.source = 'campaign' AND t.version = d.source_version AND t.deleted_at IS NULL AND g.published_at IS NOT NULL
    FOR SHARE OF t
  ), gate AS (
    UPDATE scheduled_postings p SET
      phase = 'committing', staged = ${$.staged}::jsonb, staged_version = p.version, next_step_at = NULL, updated_at = clock_timestamp(),
      lease_until = clock_timestamp() + make_interval(secs => ${$.leaseS})
    FROM connections c
    WHERE p.id = ${$.id} AND p.lease_token = ${$.lease} AND p.version = ${$.version} AND ${PHASE} = 'claimed'
      AND p.lease_until > clock_timestamp()
      AND NOT p.deleted AND p.withdrawn_at IS NULL AND p.fire_at <= app_now() AND p.late_after > app_now()
      AND (p.look_from IS NULL OR (p.look_by_sending AND p.fire_at > app_now() - interval '${LOOK_BY_SENDING_S} seconds'))
      AND (p.source <> 'campaign' OR p.posting_id IN (SELECT id FROM posting))
      AND c.id = p.connection_id AND c.page_id = p.pgid AND ${mayPublish('c')}
      AND NOT EXISTS (
        SELECT FROM scheduled_postings o
        WHERE o.connection_id = p.connection_id AND o.id <> p.id AND o.message = p.message
          AND o.phase IN (${BUSY})
        OFFSET 0 -- looked up by connection; as a join it would read every open row
      )
    RETURNING p.id
  )
  INSERT INTO publish_attempts
    (scheduled_posting_id, n, purpose, snapshot, version, token_version, commit_started_at, commit_business_at)
  SELECT gate.id, ${nextAttempt('gate.id')}, 'publish', ${$.snapshot}::jsonb, ${$.version}, ${$.tokenVersion}, clock_timestamp(), app_now()
  FROM gate
  RETURNING id, commit_business_at, ${OPENED}`,
);

/** Null when the gate is shut: the row changed, is not ours any more, or a neighbour is releasing. */
export async function passGate(
  db: Sql,
  row: MachineRow,
  post: PostSnapshot,
  options: { tokenVersion: number; leaseMs: number },
): Promise<Passed | null> {
  try {
    const passed = await db.row(
      gate({
        id: row.id,
        lease: row.lease_token,
        version: row.version,
        snapshot: json<unknown>(keepSnapshot(post, row)),
        tokenVersion: options.tokenVersion,
        leaseS: options.leaseMs / 1000,
        staged: json<unknown>(row.staged),
      }),
    );
    return (
      passed && {
        attemptId: passed.id,
        commitBusinessAt: passed.commit_business_at,
        opened: { attempt: passed.id, post: row.id, epoch: passed.epoch, us: passed.us },
      }
    );
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
