import { bool, float8, int8, sure, uuid } from '../../../platform/db/column.ts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Batch } from '../sending/claim-batches.ts';
import { type DeliveryReason, HARD_REASONS, REFUSED_REASONS } from '../sending/reasons.ts';
import { judgeRun } from '../steering/judge-run.ts';
import { DUE } from './size-batches.ts';

/** Runs before batches: whoever ends the last one of a run sees that the others are over. */
const lockRun = statement(
  'lock-mailing-run',
  { takes: { run: int8 }, gives: { ending: sure(bool) } },
  ($) => `SELECT state IN ('cancelled', 'set_back') AS ending FROM mailing_runs WHERE id = ${$.run} FOR NO KEY UPDATE`,
);

const FINAL = ['accepted', 'rejected', 'suppressed', 'cancelled', 'uncertain'] as const;
const COUNTED = [...FINAL, 'hard', 'refused'] as const;
const among = (reasons: readonly DeliveryReason[]) =>
  `state = 'rejected' AND reason IN (${reasons.map((reason) => `'${reason}'`).join(', ')})`;
const WHERE = { hard: among(HARD_REASONS), refused: among(REFUSED_REASONS) };
const isWhere = (of: string): of is keyof typeof WHERE => Object.hasOwn(WHERE, of);
const conditionOf = (of: string) => (isWhere(of) ? WHERE[of] : `state = '${of}'`);
const counts = COUNTED.map((of) => `(count(*) FILTER (WHERE ${conditionOf(of)}))::int AS ${of}`).join(', ');
const setTo = (row: string) => COUNTED.map((of) => `${of} = ${row}.${of}`).join(', ');
const sums = COUNTED.map((of) => `coalesce(sum(${of}), 0)::int AS ${of}`).join(', ');

const putDownBatch = statement(
  'put-down-mailing-batch',
  { takes: { batch: int8, token: uuid, ending: bool, restS: float8 }, gives: {} },
  ($) => `
  UPDATE mailing_batches b SET ${setTo('n')}, lease_token = NULL, lease_until = NULL,
    next_at = CASE WHEN n.waits THEN CASE WHEN ${$.ending} THEN ${DUE} ELSE coalesce(n.next_at,
      CASE WHEN ${$.restS}::float8 > 0 THEN clock_timestamp() + make_interval(secs => ${$.restS}) ELSE ${DUE} END) END END
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
    state = CASE WHEN r.state <> 'cancelled' AND n.ended = r.audience THEN 'done' ELSE r.state END,
    ended_at = CASE WHEN n.ended = r.audience THEN coalesce(r.ended_at, clock_timestamp()) ELSE r.ended_at END
  FROM (
    SELECT ${sums}, coalesce(sum(${FINAL.join(' + ')}), 0)::int AS ended FROM mailing_batches WHERE run_id = ${$.run}
  ) n
  WHERE r.id = ${$.run}`,
);

/** Counts a batch, gives it back, and says when it is to be taken up again, those who wait without a time of their own after a rest; a run whose last batch it was is over. */
export const putDown = (db: Database, batch: Batch, restMs = 0): Promise<void> =>
  db.transaction((tx) => putDownIn(tx, batch, restMs));

export async function putDownIn(tx: Sql, { id, run, token }: Batch, restMs = 0): Promise<void> {
  const ending = (await tx.row(lockRun({ run })))?.ending ?? false;
  await tx.run(putDownBatch({ batch: id, token, ending, restS: restMs / 1_000 }));
  await tx.run(countRun({ run }));
  await judgeRun(tx, run);
}
