import { bool, bytea, float8, int8, list, sure, uuid } from '../../../platform/db/column.ts';
import { unleased } from '../../../platform/db/leases.ts';
import { statement } from '../../../platform/db/statement.ts';
import { sweep } from '../../../platform/sweeps/sweep.ts';
import { putDownIn } from '../counting/put-down.ts';
import type { MailingDeps } from '../deps.ts';
import { LONGEST_LEASE_S } from '../sending/claim-batches.ts';
import { hashMark, type MailLog, openMailLog, type Taken } from '../sending/mail-log.ts';

const LEASE_S = 60;

const takeEnding = statement(
  'take-ending-batches',
  { takes: { limit: int8, leaseS: float8 }, gives: { id: int8, run: int8, token: sure(uuid), set_back: sure(bool) } },
  ($) => `
  WITH due AS MATERIALIZED (
    SELECT b.id, r.state = 'set_back' AS set_back FROM mailing_runs r JOIN mailing_batches b ON b.run_id = r.id
    WHERE r.state IN ('cancelled', 'set_back') AND r.ended_at IS NULL AND b.next_at IS NOT NULL AND ${unleased('b', LONGEST_LEASE_S)}
    ORDER BY b.id LIMIT ${$.limit} FOR UPDATE OF b SKIP LOCKED
  )
  UPDATE mailing_batches b SET lease_token = gen_random_uuid(),
    lease_until = clock_timestamp() + make_interval(secs => ${$.leaseS})
  FROM due WHERE b.id = due.id
  RETURNING b.id, b.run_id AS run, b.lease_token AS token, due.set_back`,
);

const waiting = statement(
  'read-waiting-deliveries',
  { takes: { batch: int8 }, gives: { id: int8, begun: sure(bool), key_hash: bytea } },
  ($) => `
  SELECT id, state = 'sending' AS begun, key_hash FROM deliveries
  WHERE batch_id = ${$.batch} AND state IN ('queued', 'deferred', 'sending') ORDER BY id`,
);

/**
 * Who waits in a run that was cancelled gets nothing. Of a run that the database forgot something of, nobody can say what each got.
 * What a dead worker had begun is open in both. What the log of this home shows as taken was taken.
 */
const endWaiting = statement(
  'end-waiting-deliveries',
  { takes: { batch: int8, token: uuid, setBack: bool, taken: list(int8) }, gives: {} },
  ($) => `
  UPDATE deliveries d SET at = clock_timestamp(), next_at = NULL,
    state = CASE WHEN d.id = ANY (${$.taken}) THEN 'accepted' WHEN ${$.setBack} OR d.state = 'sending' THEN 'uncertain' ELSE 'cancelled' END,
    reason = CASE WHEN d.id = ANY (${$.taken}) THEN NULL WHEN ${$.setBack} THEN 'set_back' WHEN d.state = 'sending' THEN 'interrupted' END
  WHERE d.batch_id = ${$.batch} AND d.state IN ('queued', 'deferred', 'sending')
    AND EXISTS (SELECT FROM mailing_batches b WHERE b.id = d.batch_id AND b.lease_token = ${$.token})`,
);

interface Ending {
  readonly id: number;
  readonly run: number;
  readonly token: string;
  readonly set_back: boolean;
}

async function windUp({ db }: MailingDeps, log: MailLog, batch: Ending): Promise<void> {
  const rows = await db.rows(waiting({ batch: batch.id }));
  const asked = batch.set_back ? rows : rows.filter(({ begun }) => begun);
  const [first, last] = [asked[0], asked.at(-1)];
  const known = first && last ? await log.read(first.id, last.id) : new Map<number, Taken>();
  const taken = asked.filter(({ id, key_hash }) => known.get(id)?.hash === hashMark(key_hash)).map(({ id }) => id);
  await db.transaction(async (tx) => {
    await tx.run(endWaiting({ batch: batch.id, token: batch.token, setBack: batch.set_back, taken }));
    await putDownIn(tx, batch);
  });
}

/** Runs that are not to go on: everybody in them comes to one end. */
export function windingUpSweep(deps: MailingDeps) {
  const log = openMailLog(deps.config.home, deps.log);
  return sweep({
    id: 'mailing.winding-up',
    everyMs: 2_000,
    lanes: 2,
    take: (atMost) => deps.db.rows(takeEnding({ limit: atMost, leaseS: LEASE_S })),
    async work(batch: Ending) {
      await windUp(deps, log, batch);
      return true;
    },
  });
}
