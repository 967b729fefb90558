import type { PublishingHold } from '@waypost/contract/publishing';
import type { Config } from '../../../platform/config/config.ts';
import type { Database, Sql } from '../../../platform/db/database.ts';

/** An installation that was away longer than this may be a restored copy, or its posts may be stale. */
const AWAY_S = 3600;

/** The sign of life of a worker, for readiness and for noticing an outage at the next start. Real clock. */
export async function beatHeart(db: Sql, workerId: string): Promise<void> {
  await db.run(
    `WITH beat AS (
       INSERT INTO worker_heartbeats (worker_id, beat_at, started_at) VALUES ($1, clock_timestamp(), clock_timestamp())
       ON CONFLICT (worker_id) DO UPDATE SET beat_at = excluded.beat_at)
     INSERT INTO installation (key, value) VALUES ('heartbeat', to_jsonb(clock_timestamp()))
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = clock_timestamp()`,
    [workerId],
  );
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
    await tx.run("SELECT pg_advisory_xact_lock(hashtext('waypost-hold'))");
    const seen = await tx.row<{ away: boolean; copied: boolean }>(
      `SELECT
         coalesce((SELECT updated_at < clock_timestamp() - make_interval(secs => $1) FROM installation WHERE key = 'heartbeat'), false) AS away,
         coalesce((SELECT value #>> '{}' <> $2 FROM installation WHERE key = 'public_url'), false) AS copied`,
      [AWAY_S, config.publicUrl],
    );
    if (config.mode === 'sandbox') await resumePublishing(tx, config);
    else if (seen?.away || seen?.copied) {
      await tx.run(
        `INSERT INTO installation (key, value) VALUES ('publishing_held', jsonb_build_object('reason', $1::text, 'since', clock_timestamp()))
         ON CONFLICT (key) DO NOTHING`,
        [seen.copied ? 'copied' : 'outage'],
      );
    } else await rememberAddress(tx, config);
    return readHold(tx);
  });
}

export async function readHold(db: Sql): Promise<PublishingHold | null> {
  return (
    (await db.row<{ value: PublishingHold }>("SELECT value FROM installation WHERE key = 'publishing_held'"))?.value ??
    null
  );
}

/** A person has confirmed: publishing goes on, under the address of now. */
export async function resumePublishing(db: Sql, config: Pick<Config, 'publicUrl'>): Promise<void> {
  await db.run("DELETE FROM installation WHERE key = 'publishing_held'");
  await rememberAddress(db, config);
  await db.run("SELECT pg_notify('waypost_due', '')");
}

async function rememberAddress(db: Sql, config: Pick<Config, 'publicUrl'>): Promise<void> {
  await db.run(
    `INSERT INTO installation (key, value) VALUES ('public_url', to_jsonb($1::text))
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = clock_timestamp()`,
    [config.publicUrl],
  );
}
