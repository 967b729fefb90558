import { int4, int8, list, sure } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import { DUE } from '../counting/size-batches.ts';
import { senderStands } from './sender-stands.ts';

const queueAgain = statement(
  'queue-uncertain-again',
  { takes: { run: int8, deliveries: list(int8) }, gives: { batches: sure(int4) } },
  ($) => `
  WITH again AS (
    UPDATE deliveries SET state = 'queued', reason = NULL, next_at = NULL
    WHERE run_id = ${$.run} AND id = ANY (${$.deliveries}) AND state = 'uncertain' RETURNING batch_id
  ),
  due AS (
    UPDATE mailing_batches b SET uncertain = b.uncertain - n.count, next_at = ${DUE}
    FROM (SELECT batch_id, count(*)::int AS count FROM again GROUP BY batch_id) n WHERE b.id = n.batch_id RETURNING n.count
  )
  SELECT coalesce(sum(count), 0)::int AS batches FROM due`,
);

/**
 * A person sends to recipients of whom nobody knows whether they got it: the same message, by its Message-ID. In the caller's
 * transaction, who audits. Answers to how many; null where nothing goes out: its sender does not stand, or it stands still itself.
 */
export async function sendAgain(tx: Sql, run: number, deliveries: readonly number[]): Promise<number | null> {
  if (!(await senderStands(tx, run))) return null;
  const held = await tx.row(
    query
      .selectFrom('mailing_runs')
      .select('id')
      .where('id', '=', run)
      .where('state', 'in', ['sending', 'done'])
      .forNoKeyUpdate(),
  );
  if (held === null) return null;
  const count = (await tx.row(queueAgain({ run, deliveries })))?.batches ?? 0;
  if (count > 0)
    await tx.run(
      query
        .updateTable('mailing_runs')
        .set((e) => ({
          state: 'sending',
          ended_at: null,
          uncertain: e('uncertain', '-', count),
          version: e('version', '+', 1),
        }))
        .where('id', '=', run),
    );
  return count;
}
