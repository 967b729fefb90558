import type { PublishingHold } from '@waypost/contract/publishing';
import type { Config } from '../../../../platform/config/config.ts';
import { uuid } from '../../../../platform/db/column.ts';
import type { Database, Sql } from '../../../../platform/db/database.ts';
import { type Json, json } from '../../../../platform/db/json.ts';
import { query, realNow, sql } from '../../../../platform/db/query.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { wakeMachine } from '../wake-machine.ts';

/** An installation that was away longer than this may be a restored copy, or its posts may be stale. */
const AWAY_S = 3600;

const beat = statement(
  'beat-heart',
  { takes: { worker: uuid }, gives: {} },
  ($) => `
    WITH beat AS (
      INSERT INTO worker_heartbeats (worker_id, beat_at, started_at)
      VALUES (${$.worker}, clock_timestamp(), clock_timestamp())
      ON CONFLICT (worker_id) DO UPDATE SET beat_at = excluded.beat_at)
    INSERT INTO installation (key, value) VALUES ('heartbeat', to_jsonb(clock_timestamp()))
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = clock_timestamp()`,
);
/** The sign of life of a worker, for readiness and for noticing an outage at the next start. Real clock. */
export async function beatHeart(db: Sql, worker: string): Promise<void> {
  await db.run(beat({ worker }));
}

/**
 * Called before the first claim of a process: after an outage of more than an hour, or on a copied installation (another
 * public address than the stored one), publishing is held until staff confirm. A sandbox resumes by itself.
 */
export async function holdIfStale(
  db: Database,
  config: Pick<Config, 'mode' | 'publicUrl'>,
): Promise<PublishingHold | null> {
  return db.transaction(async (tx) => {
    await tx.run(query.selectNoFrom(sql`pg_advisory_xact_lock(hashtext('waypost-hold'))`.as('locked')));
    const { away, copied } = await staleness(tx, config);
    if (config.mode === 'sandbox') await resumePublishing(tx, config);
    else if (away || copied) await hold(tx, copied ? 'copied' : 'outage');
    else await rememberAddress(tx, config);
    return readHold(tx);
  });
}

const stored = (key: string) => query.selectFrom('installation').where('key', '=', key);

async function staleness(tx: Sql, { publicUrl }: Pick<Config, 'publicUrl'>) {
  const asleep = sql<boolean>`updated_at < clock_timestamp() - make_interval(secs => ${AWAY_S})`.as('away');
  const elsewhere = sql<boolean>`value #>> '{}' <> ${publicUrl}`.as('copied');
  const heart = await tx.row(stored('heartbeat').select(asleep));
  const address = await tx.row(stored('public_url').select(elsewhere));
  return { away: heart?.away ?? false, copied: address?.copied ?? false };
}

/** Held already stays as it was. */
async function hold(tx: Sql, reason: PublishingHold['reason']): Promise<void> {
  const value = sql<Json<unknown>>`jsonb_build_object('reason', ${reason}::text, 'since', clock_timestamp())`;
  await tx.run(
    query
      .insertInto('installation')
      .values({ key: 'publishing_held', value })
      .onConflict((on) => on.column('key').doNothing()),
  );
}

/** Null while publishing goes on. */
export async function readHold(db: Sql): Promise<PublishingHold | null> {
  const held = await db.row(stored('publishing_held').select(sql<PublishingHold>`value`.as('hold')));
  return held?.hold ?? null;
}

/** A person has confirmed: publishing goes on, under the address of now. */
export async function resumePublishing(db: Sql, config: Pick<Config, 'publicUrl'>): Promise<void> {
  await db.run(query.deleteFrom('installation').where('key', '=', 'publishing_held'));
  await rememberAddress(db, config);
  await wakeMachine(db);
}

async function rememberAddress(db: Sql, config: Pick<Config, 'publicUrl'>): Promise<void> {
  const value = json(config.publicUrl);
  await db.run(
    query
      .insertInto('installation')
      .values({ key: 'public_url', value })
      .onConflict((on) => on.column('key').doUpdateSet({ value, updated_at: realNow })),
  );
}
