import { bool, int8, sure, uuid } from '../../../platform/db/column.ts';
import type { Database } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Batch } from './claim-batches.ts';

/** Runs before batches: whoever ends the last one of a run sees that the others are over. */
const lockRun = statement(
  'lock-mailing-run',
  { takes: { run: int8 }, gives: { sending: sure(bool) } },
  ($) => `SELECT state = 'sending' AS sending FROM mailing_runs WHERE id = ${$.run} FOR NO KEY UPDATE`,
);

const COUNTED = ['accepted', 'rejected', 'suppressed', 'cancelled', 'uncertain'] as const;
const counts = COUNTED.map((state) => `(count(*) FILTER (WHERE state = '${state}'))::int AS ${state}`).join(', ');
const setTo = (row: string) => COUNTED.map((state) => `${state} = ${row}.${state}`).join(', ');
const sums = COUNTED.map((state) => `coalesce(sum(${state}), 0)::int AS ${state}`).join(', ');

const putDownBatch = statement(
  'put-down-mailing-batch',
  { takes: { batch: int8, token: uuid, sending: bool }, gives: {} },
  ($) => `
  UPDATE mailing_batches b SET ${setTo('n')}, lease_token = NULL, lease_until = NULL,
    next_at = CASE WHEN ${$.sending} AND n.waits THEN coalesce(n.next_at, clock_timestamp()) END
  FROM (
    SELECT ${counts}, bool_or(state IN ('queued', 'deferred', 'sending')) AS waits,
      CASE WHEN bool_or(state = 'queued') THEN NULL ELSE min(next_at) FILTER (WHERE state = 'deferred') END AS next_at
    FROM deliveries WHERE batch_id = ${$.batch}
  ) n
  WHERE b.id = ${$.batch} AND b.lease_token = ${$.token}`,
);

/** The totals of a run are those of its batches; it is over when nobody in it waits. */
export const countRun = statement(
  'count-mailing-run',
  { takes: { run: int8 }, gives: {} },
  ($) => `
  UPDATE mailing_runs r SET ${setTo('n')},
    state = CASE WHEN r.state = 'sending' AND n.ended = r.audience THEN 'done' ELSE r.state END,
    ended_at = CASE WHEN r.state = 'sending' AND n.ended = r.audience THEN clock_timestamp() ELSE r.ended_at END
  FROM (
    SELECT ${sums}, coalesce(sum(${COUNTED.join(' + ')}), 0)::int AS ended FROM mailing_batches WHERE run_id = ${$.run}
  ) n
  WHERE r.id = ${$.run}`,
);

/** Counts a batch, gives it back, and says when it is to be taken up again; a run whose last batch it was is over. */
export const putDown = (db: Database, { id, run, token }: Batch): Promise<void> =>
  db.transaction(async (tx) => {
    const sending = (await tx.row(lockRun({ run })))?.sending ?? false;
    await tx.run(putDownBatch({ batch: id, token, sending }));
    await tx.run(countRun({ run }));
  });
