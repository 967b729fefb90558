import type { PostSnapshot } from '../../../../connectors/social/port.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../../platform/db/violations.ts';
import { BUSY } from '../../conditions.ts';
import { nextAttempt } from '../attempts.ts';
import { type MachineRow, PHASE } from '../machine-row.ts';
import { keepSnapshot } from '../stage/snapshot.ts';

export interface Passed {
  readonly attemptId: number;
  readonly commitBusinessAt: Date;
}

/**
 * One statement, one commit: it checks again everything that may have changed since the claim, writes `committing`, and
 * opens the attempt. The ids of what was staged last are stored with it, before the call that needs them. Two unique
 * indexes stand behind it: one open attempt per post, one release per connection.
 */
const GATE = `
  WITH gate AS (
    UPDATE scheduled_postings p SET
      phase = 'committing', staged = $8::jsonb, staged_version = p.version, next_step_at = NULL, updated_at = clock_timestamp(),
      lease_until = clock_timestamp() + make_interval(secs => $7)
    FROM connections c
    WHERE p.id = $1 AND p.lease_token = $2 AND p.version = $3 AND ${PHASE} = 'claimed'
      AND p.lease_until > clock_timestamp()
      AND NOT p.deleted AND p.withdrawn_at IS NULL AND p.fire_at <= app_now() AND p.late_after > app_now()
      AND c.id = p.connection_id AND c.installed AND c.connected AND NOT c.paused AND c.page_id = p.pgid
      AND (c.blocked_until IS NULL OR c.blocked_until <= app_now())
      AND NOT EXISTS (SELECT FROM installation WHERE key = 'publishing_held')
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
  SELECT gate.id, ${nextAttempt('gate.id')}, 'publish', $4::jsonb, $5, $6, clock_timestamp(), app_now()
  FROM gate
  RETURNING id, commit_business_at`;

/** Null when the gate is shut: the row changed, is not ours any more, or a neighbour is releasing. */
export async function passGate(
  db: Sql,
  row: MachineRow,
  post: PostSnapshot,
  options: { tokenVersion: number; leaseMs: number },
): Promise<Passed | null> {
  try {
    const passed = await db.row<{ id: number; commit_business_at: Date }>(
      GATE,
      [
        row.id,
        row.lease_token,
        row.version,
        JSON.stringify(keepSnapshot(post, row)),
        row.version,
        options.tokenVersion,
        options.leaseMs / 1000,
        JSON.stringify(row.staged),
      ],
      'publish-gate',
    );
    return passed && { attemptId: passed.id, commitBusinessAt: passed.commit_business_at };
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
