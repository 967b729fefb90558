import { bool, bytea, float8, int8, list, sure, uuid } from '../../../platform/db/column.ts';
import { unleased } from '../../../platform/db/leases.ts';
import type { RowOf } from '../../../platform/db/prepared.ts';
import { statement } from '../../../platform/db/statement.ts';
import { sweep } from '../../../platform/sweeps/sweep.ts';
import { putDownIn } from '../counting/put-down.ts';
import type { MailingDeps } from '../deps.ts';
import { LONGEST_LEASE_S } from '../sending/claim-batches.ts';
import { hashMark, type MailLog, openMailLog, type Taken } from '../sending/mail-log.ts';

const LEASE_S = 60;
/** They end together, for the log that is asked about them has the mails of weeks: all of it is read once for these. */
const TOGETHER = 50;

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

type Ending = RowOf<typeof takeEnding>;

async function windUp({ db }: MailingDeps, log: MailLog, batches: readonly Ending[]): Promise<void> {
  const asked = new Map<number, readonly RowOf<typeof waiting>[]>();
  for (const { id, set_back } of batches) {
    const rows = await db.rows(waiting({ batch: id }));
    asked.set(
      id,
      rows.filter(({ begun }) => set_back || begun),
    );
  }
  const ids = [...asked.values()].flatMap((rows) => rows.map(({ id }) => id)).sort((a, b) => a - b);
  const [first, last] = [ids[0], ids.at(-1)];
  const known = first && last ? await log.read(first, last) : new Map<number, Taken>();
  for (const batch of batches) {
    const rows = asked.get(batch.id) ?? [];
    const taken = rows.filter(({ id, key_hash }) => known.get(id)?.hash === hashMark(key_hash)).map(({ id }) => id);
    await db.transaction(async (tx) => {
      await tx.run(endWaiting({ batch: batch.id, token: batch.token, setBack: batch.set_back, taken }));
      await putDownIn(tx, batch);
    });
  }
}

/** Runs that are not to go on: everybody in them comes to one end. */
export function windingUpSweep(deps: MailingDeps) {
  const log = openMailLog(deps.config.home, deps.log);
  return sweep({
    id: 'mailing.winding-up',
    everyMs: 2_000,
    lanes: 2,
    async take(atMost) {
      const batches = await deps.db.rows(takeEnding({ limit: atMost * TOGETHER, leaseS: LEASE_S }));
      const inTurn = batches.sort((a, b) => a.id - b.id);
      return Array.from({ length: Math.ceil(inTurn.length / TOGETHER) }, (_, n) =>
        inTurn.slice(n * TOGETHER, (n + 1) * TOGETHER),
      );
    },
    async work(batches: readonly Ending[]) {
      await windUp(deps, log, batches);
      return true;
    },
  });
}
