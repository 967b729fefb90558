import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** Runs that had begun end: what the database forgot of them, nobody knows. Others wait for a person. Runs before batches. */
const setBack = statement(
  'set-mailing-runs-back',
  { takes: {}, gives: {} },
  () => `
  WITH open AS MATERIALIZED (
    SELECT id, began_at FROM mailing_runs
    WHERE ended_at IS NULL AND state IN ('freezing', 'sending', 'paused', 'held', 'cancelled') ORDER BY id FOR NO KEY UPDATE
  ),
  changed AS (
    UPDATE mailing_runs r SET version = r.version + 1, lease_until = NULL, reason = 'set_back',
      state = CASE WHEN o.began_at IS NOT NULL THEN 'set_back' WHEN r.state = 'cancelled' THEN r.state ELSE 'held' END
    FROM open o WHERE r.id = o.id
  )
  UPDATE mailing_batches b SET next_at = clock_timestamp(), lease_token = NULL, lease_until = NULL
  FROM open o WHERE b.run_id = o.id AND o.began_at IS NOT NULL AND b.next_at IS NOT NULL`,
);

/** In the transaction in which staff say that the database was set back, or that this is a copy. */
export const runsSetBack = (tx: Sql): Promise<number> => tx.run(setBack({}));
