import { bool, float8, int4, int8, orNull, sure } from '../../../platform/db/column.ts';
import { unleased } from '../../../platform/db/leases.ts';
import { query, sql } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import { sweep } from '../../../platform/sweeps/sweep.ts';
import { suppressedSql } from '../../contacts/index.ts';
import { sizeBatches } from '../counting/size-batches.ts';
import type { MailingDeps } from '../deps.ts';
import { installationSends } from '../held.ts';
import { writeLinkTable } from '../tracking/link-tables.ts';
import { holdLateRuns } from './hold-late.ts';

/** Recipients that are leased together. */
const BATCH = 200;
/** Recipients that are frozen in one transaction: the list's rows are read and nobody is kept from them. */
const CHUNK = 10_000;
const LEASE_S = 60;

const takeRuns = statement(
  'take-freezing-runs',
  { takes: { limit: int8, leaseS: float8 }, gives: { id: int8 } },
  ($) => `
  UPDATE mailing_runs SET lease_until = clock_timestamp() + make_interval(secs => ${$.leaseS})
  WHERE id IN (
    SELECT r.id FROM mailing_runs r WHERE r.state = 'freezing' AND r.began_at IS NULL AND r.fire_at <= app_now() AND ${unleased('r', LEASE_S)}
      AND ${installationSends}
    ORDER BY r.fire_at, r.id LIMIT ${$.limit} FOR UPDATE SKIP LOCKED
  ) RETURNING id`,
);

const lockFreezing = statement(
  'lock-freezing-run',
  { takes: { run: int8, leaseS: float8 }, gives: { frozen_upto: int8, list_id: int8, profile_id: int8 } },
  ($) => `
  UPDATE mailing_runs SET lease_until = clock_timestamp() + make_interval(secs => ${$.leaseS})
  WHERE id = ${$.run} AND state = 'freezing' RETURNING frozen_upto, list_id, profile_id`,
);

/**
 * The next part of an audience: who is opted in now. Who is suppressed in spite of that is written down as such, so that the report
 * can say why he got nothing; who stands in the run already, under an earlier row of his, is passed over. Nobody else adds to the
 * run meanwhile, whose row is locked: so it is asked who stands there, and not
 * again at each row's insertion. By a value and not by NOT EXISTS: of a run that is new to its statistics the planner would take all for one row.
 */
const freezeChunk = statement(
  'freeze-chunk',
  {
    takes: { run: int8, list: int8, profile: int8, after: int8, limit: int8, batch: int4 },
    gives: { read: sure(int4), upto: orNull(int8) },
  },
  ($) => `
  WITH chunk AS MATERIALIZED (
    SELECT c.id, c.email, c.first_name, c.last_name, c.key_hash,
      (row_number() OVER (ORDER BY c.id) - 1) / ${$.batch}::int AS part,
      ${suppressedSql('c.key_hash', 'c.list_id', `${$.profile}::int8`)} AS blocked
    FROM contacts c WHERE c.list_id = ${$.list} AND c.id > ${$.after} AND c.optout_status = 'F'
    ORDER BY c.id LIMIT ${$.limit}
  ),
  batches AS (
    INSERT INTO mailing_batches (run_id, place, size)
    SELECT ${$.run}, p.part + (SELECT coalesce(max(b.place) + 1, 0) FROM mailing_batches b WHERE b.run_id = ${$.run}), 0
    FROM (SELECT DISTINCT part FROM chunk) p ORDER BY p.part
    RETURNING id, place
  ),
  placed AS (SELECT array_agg(id ORDER BY place) AS ids FROM batches),
  added AS (
    INSERT INTO deliveries (run_id, batch_id, contact_id, email, first_name, last_name, key_hash, state, reason)
    SELECT ${$.run}, (SELECT ids FROM placed)[c.part + 1], c.id, c.email, c.first_name, c.last_name, c.key_hash,
      CASE WHEN c.blocked THEN 'suppressed' ELSE 'queued' END, CASE WHEN c.blocked THEN 'suppressed_before' END
    FROM chunk c
    WHERE (SELECT o.id FROM deliveries o WHERE o.run_id = ${$.run} AND o.key_hash = c.key_hash) IS NULL ORDER BY c.id
  )
  SELECT count(*)::int AS read, max(id) AS upto FROM chunk`,
);

const moveOn = statement(
  'move-freezing-on',
  { takes: { run: int8, upto: int8 }, gives: {} },
  ($) => `UPDATE mailing_runs SET frozen_upto = ${$.upto} WHERE id = ${$.run}`,
);

/** The audience stands. With nobody to send to, the run is over. */
const openRun = statement(
  'open-frozen-run',
  { takes: { run: int8 }, gives: { waits: sure(bool) } },
  ($) => `
  UPDATE mailing_runs r SET audience = n.size, suppressed = n.suppressed, lease_until = NULL, version = r.version + 1,
    state = CASE WHEN n.size > n.suppressed THEN 'sending' ELSE 'done' END,
    ended_at = CASE WHEN n.size > n.suppressed THEN NULL ELSE clock_timestamp() END
  FROM (
    SELECT coalesce(sum(size), 0)::int AS size, coalesce(sum(suppressed), 0)::int AS suppressed
    FROM mailing_batches WHERE run_id = ${$.run}
  ) n
  WHERE r.id = ${$.run} RETURNING r.state = 'sending' AS waits`,
);

/** Whoever loses a chunk when the power goes freezes it again; the end waits for the disk, and so for all before it. */
const commitLater = query.selectNoFrom(sql`set_config('synchronous_commit', 'off', true)`.as('set'));
const commitNow = query.selectNoFrom(sql`set_config('synchronous_commit', 'on', true)`.as('set'));

/** One chunk; true when there is another one to come. Can be broken off and repeated anywhere. */
async function freezeNext({ db }: MailingDeps, run: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.run(commitLater);
    const at = await tx.row(lockFreezing({ run, leaseS: LEASE_S }));
    if (at === null) return false;
    const chunk = await tx.row(
      freezeChunk({ run, list: at.list_id, profile: at.profile_id, after: at.frozen_upto, limit: CHUNK, batch: BATCH }),
    );
    if (chunk !== null && chunk.upto !== null) await tx.run(moveOn({ run, upto: chunk.upto }));
    if (chunk !== null && chunk.read === CHUNK) return true;
    await tx.run(commitNow);
    await tx.run(sizeBatches({ run }));
    await tx.row(openRun({ run }));
    return false;
  });
}

/** Freezes whole the audience of a run whose time has come. Where its links lead stands in the storage before anybody has them. */
async function freezeRun(deps: MailingDeps, run: number, signal: AbortSignal): Promise<boolean> {
  await writeLinkTable(deps, run);
  while (!signal.aborted && (await freezeNext(deps, run)));
  return true;
}

/** Freezes runs whose time has come. */
export const freezingSweep = (deps: MailingDeps) =>
  sweep({
    id: 'mailing.freezing',
    everyMs: 2_000,
    lanes: 2,
    async take(atMost) {
      await deps.db.run(holdLateRuns({}));
      return deps.db.rows(takeRuns({ limit: atMost, leaseS: LEASE_S }));
    },
    work: ({ id }: { id: number }, signal) => freezeRun(deps, id, signal),
  });
