import { int4, int8, list, orNull, sure } from '../../../../platform/db/column.ts';
import type { Database, Sql } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { countRun } from '../../counting/put-down.ts';

const lockRun = statement(
  'lock-run-of-arrived',
  { takes: { run: int8 }, gives: { id: int8, audience: orNull(int4) } },
  ($) => `SELECT id, audience FROM mailing_runs WHERE id = ${$.run} FOR NO KEY UPDATE`,
);

/** What nobody knew is known: somebody has opened it, or its server says what became of it. */
const settle = statement(
  'settle-arrived-deliveries',
  { takes: { run: int8, deliveries: list(int8) }, gives: { settled: sure(int4) } },
  ($) => `
  WITH settled AS (
    UPDATE deliveries SET state = 'accepted', reason = NULL
    WHERE run_id = ${$.run} AND id = ANY (${$.deliveries}) AND state = 'uncertain' RETURNING batch_id
  ),
  counted AS (
    UPDATE mailing_batches b SET uncertain = b.uncertain - n.count, accepted = b.accepted + n.count
    FROM (SELECT batch_id, count(*)::int AS count FROM settled GROUP BY batch_id ORDER BY batch_id) n
    WHERE b.id = n.batch_id AND b.lease_token IS NULL RETURNING n.count
  )
  SELECT coalesce(sum(count), 0)::int AS settled FROM counted`,
);

/** In the caller's transaction; runs before deliveries before batches. A batch in somebody's hands is counted when it is put down. */
export async function settleArrivedIn(tx: Sql, run: number, deliveries: readonly number[]): Promise<void> {
  if ((await tx.row(lockRun({ run }))) === null) return;
  await tx.row(settle({ run, deliveries }));
  await tx.run(countRun({ run }));
}

export async function settleArrived(
  db: Database,
  doubtful: readonly { readonly id: number; readonly run: number }[],
): Promise<void> {
  for (const [run, its] of Map.groupBy(doubtful, (one) => one.run))
    await db.transaction((tx) =>
      settleArrivedIn(
        tx,
        run,
        its.map(({ id }) => id),
      ),
    );
}
