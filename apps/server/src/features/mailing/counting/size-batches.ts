import { int8 } from '../../../platform/db/column.ts';
import { statement } from '../../../platform/db/statement.ts';

/** For a statement: due from now on. By no clock, for one that is set back would have it wait. */
export const DUE = "'-infinity'::timestamptz";

/** How many each batch of a run has, once no more come; those who wait are due from now on. */
export const sizeBatches = statement(
  'size-frozen-batches',
  { takes: { run: int8 }, gives: {} },
  ($) => `
  UPDATE mailing_batches b SET size = n.size, suppressed = n.suppressed,
    next_at = CASE WHEN n.size > n.suppressed THEN ${DUE} END
  FROM (
    SELECT batch_id, count(*)::int AS size, (count(*) FILTER (WHERE state = 'suppressed'))::int AS suppressed
    FROM deliveries WHERE run_id = ${$.run} GROUP BY batch_id
  ) n
  WHERE b.id = n.batch_id`,
);
