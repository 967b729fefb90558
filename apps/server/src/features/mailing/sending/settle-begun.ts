import { bytea, int4, int8, list } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { hashMark, type MailLog } from './mail-log.ts';

const begun = statement(
  'read-begun-deliveries',
  { takes: { batch: int8 }, gives: { id: int8, attempts: int4, key_hash: bytea } },
  ($) => `SELECT id, attempts, key_hash FROM deliveries WHERE batch_id = ${$.batch} AND state = 'sending' ORDER BY id`,
);

const settle = statement(
  'settle-begun-deliveries',
  { takes: { batch: int8, taken: list(int8) }, gives: {} },
  ($) => `
  UPDATE deliveries SET at = clock_timestamp(), state = CASE WHEN id = ANY (${$.taken}) THEN 'accepted' ELSE 'uncertain' END,
    reason = CASE WHEN id = ANY (${$.taken}) THEN NULL ELSE 'interrupted' END
  WHERE batch_id = ${$.batch} AND state = 'sending'`,
);

/** Of messages that are on their way no longer than this, the log of the last two days tells. */
const DAYS = 1;

/**
 * What a dead worker had begun to send. What the log of this home shows as taken was taken; of the rest nobody can know. The
 * batch is ours, so nobody else changes these rows but with a late answer, which counts.
 */
export async function settleBegun(db: Sql, log: MailLog, batch: number): Promise<void> {
  const rows = await db.rows(begun({ batch }));
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return;
  const known = await log.read(first.id, last.id, DAYS);
  const taken = rows.filter(({ id, attempts, key_hash }) => {
    const line = known.get(id);
    return line?.attempt === attempts && line.hash === hashMark(key_hash);
  });
  await db.run(settle({ batch, taken: taken.map(({ id }) => id) }));
}
