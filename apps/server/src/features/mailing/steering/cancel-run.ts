import { int8 } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import { countRun } from '../counting/put-down.ts';
import { DUE, sizeBatches } from '../counting/size-batches.ts';
import { OPEN_STATES } from '../run-states.ts';

/** Who was frozen until now is the audience; nobody waits whom somebody still has in his hands for longer than his lease. */
const closeRun = statement(
  'close-mailing-run',
  { takes: { run: int8 }, gives: {} },
  ($) => `
  WITH due AS (
    UPDATE mailing_batches SET next_at = ${DUE}
    WHERE run_id = ${$.run} AND next_at IS NOT NULL AND lease_token IS NULL
  )
  UPDATE mailing_runs SET lease_until = NULL,
    audience = coalesce(audience, (SELECT coalesce(sum(size), 0)::int FROM mailing_batches WHERE run_id = ${$.run}))
  WHERE id = ${$.run}`,
);

/**
 * Nothing more of the run is begun from the commit on; what is on its way ends as it ends, and a sweep writes down who got nothing.
 * Answers whether there was something to cancel. The caller audits.
 */
export async function cancelRun(tx: Sql, run: number, reason: string | null = null): Promise<boolean> {
  const open = await tx.row(
    query
      .updateTable('mailing_runs')
      .set((e) => ({ state: 'cancelled', reason, version: e('version', '+', 1) }))
      .where('id', '=', run)
      .where('state', 'in', OPEN_STATES)
      .returning(['id', 'audience']),
  );
  if (open === null) return false;
  if (open.audience === null) await tx.run(sizeBatches({ run }));
  await tx.run(closeRun({ run }));
  await tx.run(countRun({ run }));
  return true;
}
