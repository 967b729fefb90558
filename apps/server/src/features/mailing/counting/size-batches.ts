import { int8 } from '../../../platform/db/column.ts';
import { statement } from '../../../platform/db/statement.ts';

/** How many each batch of a run has, once no more come; those who wait are due from now on. */
export const sizeBatches = statement(
  'size-frozen-batches',
  { takes: { run: int8 }, gives: {} },
  ($) => `
  UPDATE mailing_batches b SET size = n.size, suppressed = n.suppressed,
    next_at = CASE WHEN n.size > n.suppressed THEN clock_timestamp() END
  FROM (
    SELECT batch_id, count(*)::int AS size, (count(*) FILTER (WHERE state = 'suppressed'))::int AS suppressed
    FROM deliveries WHERE run_id = ${$.run} GROUP BY batch_id
  ) n
  WHERE b.id = n.batch_id`,
);
