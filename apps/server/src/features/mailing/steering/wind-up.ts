import { bool, float8, int8, sure, uuid } from '../../../platform/db/column.ts';
import { unleased } from '../../../platform/db/leases.ts';
import { statement } from '../../../platform/db/statement.ts';
import { sweep } from '../../../platform/sweeps/sweep.ts';
import { putDownIn } from '../counting/put-down.ts';
import type { MailingDeps } from '../deps.ts';

const LEASE_S = 60;

const takeEnding = statement(
  'take-ending-batches',
  { takes: { limit: int8, leaseS: float8 }, gives: { id: int8, run: int8, token: sure(uuid), set_back: sure(bool) } },
  ($) => `
  WITH due AS MATERIALIZED (
    SELECT b.id, r.state = 'set_back' AS set_back FROM mailing_runs r JOIN mailing_batches b ON b.run_id = r.id
    WHERE r.state IN ('cancelled', 'set_back') AND r.ended_at IS NULL AND b.next_at IS NOT NULL AND ${unleased('b')}
    ORDER BY b.id LIMIT ${$.limit} FOR UPDATE OF b SKIP LOCKED
  )
  UPDATE mailing_batches b SET lease_token = gen_random_uuid(),
    lease_until = clock_timestamp() + make_interval(secs => ${$.leaseS})
  FROM due WHERE b.id = due.id
  RETURNING b.id, b.run_id AS run, b.lease_token AS token, due.set_back`,
);

/**
 * Who waits in a run that was cancelled gets nothing. Of a run that the database forgot something of, nobody can say what each got.
 * What a dead worker had begun is open in both.
 */
const endWaiting = statement(
  'end-waiting-deliveries',
  { takes: { batch: int8, token: uuid, setBack: bool }, gives: {} },
  ($) => `
  UPDATE deliveries d SET at = clock_timestamp(), next_at = NULL,
    state = CASE WHEN ${$.setBack} OR d.state = 'sending' THEN 'uncertain' ELSE 'cancelled' END,
    reason = CASE WHEN ${$.setBack} THEN 'set_back' WHEN d.state = 'sending' THEN 'interrupted' END
  WHERE d.batch_id = ${$.batch} AND d.state IN ('queued', 'deferred', 'sending')
    AND EXISTS (SELECT FROM mailing_batches b WHERE b.id = d.batch_id AND b.lease_token = ${$.token})`,
);

interface Ending {
  readonly id: number;
  readonly run: number;
  readonly token: string;
  readonly set_back: boolean;
}

/** Runs that are not to go on: everybody in them comes to one end. */
export const windingUpSweep = ({ db }: MailingDeps) =>
  sweep({
    id: 'mailing.winding-up',
    everyMs: 2_000,
    lanes: 2,
    take: (atMost) => db.rows(takeEnding({ limit: atMost, leaseS: LEASE_S })),
    work: (batch: Ending) =>
      db.transaction(async (tx) => {
        await tx.run(endWaiting({ batch: batch.id, token: batch.token, setBack: batch.set_back }));
        await putDownIn(tx, batch);
        return true;
      }),
  });
