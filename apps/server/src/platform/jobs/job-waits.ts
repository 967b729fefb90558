import { bool, sure, text } from '../db/column.ts';
import type { Reads } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const waits = statement(
  'job-waits',
  { takes: { key: text() }, gives: { waits: sure(bool) } },
  ($) => `
    SELECT EXISTS (SELECT FROM graphile_worker._private_jobs
      WHERE key = ${$.key} AND (attempts < max_attempts OR locked_at IS NOT NULL)) AS waits`,
);

/** Whether the job of a key will still run or runs now; not one that was tried as often as it is tried. */
export const jobWaits = async (db: Reads, key: string): Promise<boolean> =>
  (await db.row(waits({ key })))?.waits === true;
