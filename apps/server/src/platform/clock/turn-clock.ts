import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Sql } from '../db/database.ts';
import type { TurnableClock } from './clock.ts';

const FOLLOW_MS = 1_000;
/** A process that was silent for longer has ended without a word, or stands still. */
const SILENT_S = 5;
const LOOK_MS = 25;

export interface Follower {
  stop(): Promise<void>;
}

/** Follows the offset row for the life of a process, and writes down which offset it has, for whoever turns the clock. */
export async function followClock(db: Sql, clock: TurnableClock): Promise<Follower> {
  const key = `clock_follower/${randomUUID()}`;
  const follow = async () => write(db, key, await clock.sync());
  await follow();
  // Without the database nothing can be read; the next look comes soon.
  const timer = setInterval(() => void follow().catch(() => undefined), FOLLOW_MS);
  return {
    async stop() {
      clearInterval(timer);
      await db.run('DELETE FROM installation WHERE key = $1', [key]).catch(() => undefined);
    },
  };
}

/**
 * Turns business time by this many milliseconds, and returns when every living process of this database has it. Sandbox
 * and tests only.
 */
export async function turnClock(db: Database, offsetMs: number): Promise<void> {
  const offset = Math.round(offsetMs);
  await write(db, 'clock_offset_ms', offset);
  while ((await lagging(db, offset)) !== null) await wait(LOOK_MS);
}

/** A process that has not followed yet. */
function lagging(db: Sql, offsetMs: number): Promise<object | null> {
  return db.row(
    `SELECT FROM installation WHERE key LIKE 'clock\\_follower/%' AND value <> to_jsonb($1::bigint)
       AND updated_at > clock_timestamp() - make_interval(secs => $2) LIMIT 1`,
    [offsetMs, SILENT_S],
  );
}

async function write(db: Sql, key: string, offsetMs: number): Promise<void> {
  await db.run(
    `INSERT INTO installation (key, value) VALUES ($1, to_jsonb($2::bigint))
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = clock_timestamp()`,
    [key, offsetMs],
  );
}
