import { randomUUID } from 'node:crypto';
import type { PublishingHold } from '@waypost/contract/publishing';
import { ADVISORY_LOCKS } from '../../../../platform/db/advisory-locks.ts';
import {
  bool,
  float8,
  int8,
  jsonb,
  jsonText,
  orNull,
  sure,
  text,
  timestamptz,
} from '../../../../platform/db/column.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { type Json, json } from '../../../../platform/db/json.ts';
import { query, realNow, sql } from '../../../../platform/db/query.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { endAllSessions } from '../../../accounts/index.ts';
import type { Opened } from './home-mark.ts';
import type { Facts, Identity } from './judge.ts';

type Cluster = Pick<Facts, 'system' | 'timeline'>;
const cluster = statement(
  'cluster-facts',
  { takes: {}, gives: { system: sure(text()), timeline: sure(text()) } },
  () => `
    SELECT (SELECT system_identifier FROM pg_control_system())::text AS system,
      left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline`,
);
/** Asked outside of a transaction, which a managed server's refusal would end. */
export async function readCluster(db: Sql): Promise<Cluster> {
  try {
    const row = await db.row(cluster({}));
    return { system: row?.system ?? null, timeline: row === null ? null : Number.parseInt(row.timeline, 16) };
  } catch (error) {
    // Insufficient privilege, undefined function, not supported.
    if (/^(42501|42883|0A000)$/.test((error as { code?: string }).code ?? '')) return { system: null, timeline: null };
    throw error;
  }
}

const world = statement(
  'ask-installation',
  {
    takes: {},
    gives: {
      database: sure(int8),
      table: sure(int8),
      empty: sure(bool),
      identity: orNull(jsonb<Identity>()),
      url: orNull(text()),
      beat_n: orNull(int8),
      beat_home: orNull(text()),
      beat_at: orNull(timestamptz),
      beat_age: orNull(float8),
      highest: sure(int8),
    },
  },
  () => `
    WITH beat AS (SELECT value, updated_at FROM installation WHERE key = 'beat'),
    sign AS (SELECT max(updated_at) AS at FROM installation WHERE key IN ('beat', 'heartbeat'))
    SELECT (SELECT oid FROM pg_database WHERE datname = current_database())::int8 AS database,
      'installation'::regclass::oid::int8 AS table,
      NOT EXISTS (SELECT FROM scheduled_postings) AND NOT EXISTS (SELECT FROM publish_attempts) AS empty,
      (SELECT value FROM installation WHERE key = 'identity') AS identity,
      (SELECT value #>> '{}' FROM installation WHERE key = 'public_url') AS url,
      (SELECT value ->> 'n' FROM beat)::int8 AS beat_n, (SELECT value ->> 'home' FROM beat) AS beat_home,
      sign.at AS beat_at, extract(epoch FROM clock_timestamp() - sign.at)::float8 AS beat_age,
      coalesce((SELECT max(id) FROM publish_attempts), 0) AS highest
    FROM sign`,
);
/** What the database says of itself and of its last worker. `heartbeat` is what the version before wrote alone. */
export async function readWorld(tx: Sql) {
  const row = await tx.row(world({}));
  if (row === null) throw new Error('the installation does not answer');
  return row;
}

const known = statement(
  'known-attempts',
  { takes: { asked: jsonText<readonly Opened[]>() }, gives: { attempt: sure(int8) } },
  ($) => `
    SELECT a.id AS attempt FROM jsonb_to_recordset(${$.asked}::jsonb) AS o (attempt int8, post int8, us int8)
    JOIN publish_attempts a ON a.id = o.attempt AND a.scheduled_posting_id = o.post
      AND (extract(epoch FROM a.commit_started_at) * 1000000)::int8 = o.us`,
);
/** Those of the releases that the database has as they were written down. */
export async function confirmedOf(tx: Sql, opened: readonly Opened[]): Promise<Opened[]> {
  if (opened.length === 0) return [];
  const ids = new Set((await tx.rows(known({ asked: json(opened) }))).map((row) => row.attempt));
  return opened.filter(({ attempt }) => ids.has(attempt));
}

/** One turn at a time decides whether publishing is held. With `patienceMs` the transaction fails that waits longer. */
export async function lockHold(tx: Sql, patienceMs?: number): Promise<void> {
  if (patienceMs !== undefined)
    await tx.run(query.selectNoFrom(sql`set_config('lock_timeout', ${`${patienceMs}ms`}, true)`.as('set')));
  await tx.run(query.selectNoFrom(sql`pg_advisory_xact_lock(${sql.raw(ADVISORY_LOCKS.hold)})`.as('locked')));
}

/**
 * The identity as the database is now, with a new epoch; what was before stays known, and what its homes have `told` of:
 * else a home would take an answer for one about another time, and hold publishing again and again.
 */
export const nextIdentity = (facts: Facts, stored: Identity | null, told: readonly string[] = []): Identity => ({
  ...facts,
  epoch: randomUUID(),
  earlier: [...new Set([...(stored === null ? [] : [stored.epoch, ...stored.earlier]), ...told])],
});

export const remember = async (tx: Sql, key: 'identity' | 'public_url', value: Json<unknown>): Promise<void> => {
  await tx.run(
    query
      .insertInto('installation')
      .values({ key, value })
      .onConflict((on) => on.column('key').doUpdateSet({ value, updated_at: realNow })),
  );
};

/** As it stands in the table: with the moment from which on posts have to be looked for. */
export interface StoredHold extends PublishingHold {
  readonly look_from?: string | null;
  /** Epochs that homes have lived in, and that the database has lost. */
  readonly epochs?: readonly string[];
}
const hold = query.selectFrom('installation').where('key', '=', 'publishing_held');

/** Null while publishing goes on. */
export async function readHold(db: Sql): Promise<StoredHold | null> {
  return (await db.row(hold.select(sql<StoredHold>`value`.as('hold'))))?.hold ?? null;
}

const write = statement(
  'hold-publishing',
  { takes: { reason: text<PublishingHold['reason']>(), lookFrom: orNull(timestamptz) }, gives: {} },
  ($) => `
    INSERT INTO installation (key, value) VALUES ('publishing_held', jsonb_build_object(
      'reason', ${$.reason}::text, 'since', clock_timestamp(), 'look_from', ${$.lookFrom}::timestamptz))
    ON CONFLICT (key) DO UPDATE SET updated_at = clock_timestamp(), value = excluded.value || jsonb_build_object('look_from',
      least((installation.value ->> 'look_from')::timestamptz, (excluded.value ->> 'look_from')::timestamptz))
    WHERE installation.value ->> 'reason' = 'outage' AND excluded.value ->> 'reason' <> 'outage'`,
);
/**
 * Holds all publishing. What is held already stays as it was, unless it was only away and is found to be more.
 * `lastBeat`: the last sign of life found; what may have gone out since, and in the minutes before, is looked for.
 * Everybody signs in again at once, and not with the answer: who had been signed out, or has another password since, would
 * be in until then.
 */
export async function holdPublishing(tx: Sql, reason: PublishingHold['reason'], lastBeat: Date | null): Promise<void> {
  const isNew = (await tx.run(write({ reason, lookFrom: lookFrom(lastBeat) }))) > 0;
  if (isNew && reason !== 'outage') await endAllSessions(tx);
}

const note = statement(
  'note-epochs',
  { takes: { epochs: jsonText<readonly string[]>() }, gives: {} },
  ($) => `
    UPDATE installation SET value = value || jsonb_build_object('epochs', coalesce(value -> 'epochs', '[]') || ${$.epochs}::jsonb)
    WHERE key = 'publishing_held' AND NOT coalesce(value -> 'epochs', '[]') @> ${$.epochs}::jsonb`,
);
/** Keeps beside the hold what a home has lived in, so that the answer covers it. */
export async function noteEpochs(tx: Sql, epochs: readonly string[]): Promise<void> {
  if (epochs.length > 0) await tx.run(note({ epochs: json(epochs) }));
}

/** Clocks may differ a little, and a worker may have died between two beats. */
const BEFORE_MS = 5 * 60_000;
export const lookFrom = (lastBeat: Date | null): Date | null => lastBeat && new Date(lastBeat.getTime() - BEFORE_MS);
