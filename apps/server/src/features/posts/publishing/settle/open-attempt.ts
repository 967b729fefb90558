import type { Sql } from '../../../../platform/db/database.ts';
import type { OpenAttempt } from '../row.ts';

/** The release whose outcome is still open; at most one exists. */
export function openAttemptOf(db: Sql, post: number): Promise<OpenAttempt | null> {
  return db.row<OpenAttempt>(
    `SELECT id, n, snapshot, token_version, commit_business_at, accepted_ref, absent_reads,
       probed_at IS NOT NULL AS probed
     FROM publish_attempts WHERE scheduled_posting_id = $1 AND outcome IS NULL AND purpose = 'publish'`,
    [post],
    'open-attempt',
  );
}
