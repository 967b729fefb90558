import { int8, sure } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { DUE } from '../counting/size-batches.ts';

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
  UPDATE mailing_batches b SET next_at = ${DUE}, lease_token = NULL, lease_until = NULL
  FROM open o WHERE b.run_id = o.id AND o.began_at IS NOT NULL AND b.next_at IS NOT NULL`,
);

/** 2020, in milliseconds. */
const SINCE = 1_577_836_800_000;
const beyond = (table: string) => {
  const sequence = `pg_get_serial_sequence('${table}', 'id')`;
  const moment = '(extract(epoch FROM clock_timestamp()) * 1000)::int8';
  return `setval(${sequence}, greatest(nextval(${sequence}), ${moment} - ${SINCE}))`;
};

/**
 * The marks in mails that went out name runs and deliveries that the database has forgotten: whoever gets these ids anew would be
 * unsubscribed by somebody else's mail. New ones begin where none can have been, at the milliseconds that have passed since 2020: nobody
 * sends one in each, and time goes on, so that holds also where the same backup is restored twice.
 */
const leap = statement(
  'leap-beyond-forgotten-mailings',
  { takes: {}, gives: { run: sure(int8), delivery: sure(int8) } },
  () => `SELECT ${beyond('mailing_runs')} AS run, ${beyond('deliveries')} AS delivery`,
);

/** In the transaction in which staff say that the database was set back, or that this is a copy. */
export async function runsSetBack(tx: Sql): Promise<void> {
  await tx.run(setBack({}));
  await tx.row(leap({}));
}
