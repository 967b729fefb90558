import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Sql } from '../db/database.ts';
import { json } from '../db/json.ts';
import { query, realNow, sql } from '../db/query.ts';
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
      await db.run(query.deleteFrom('installation').where('key', '=', key)).catch(() => undefined);
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
    query
      .selectFrom('installation')
      .select('key')
      .where('key', 'like', 'clock\\_follower/%')
      .where('value', '<>', json(offsetMs))
      .where('updated_at', '>', sql<Date>`clock_timestamp() - make_interval(secs => ${SILENT_S})`)
      .limit(1),
  );
}

async function write(db: Sql, key: string, offsetMs: number): Promise<void> {
  const value = json(offsetMs);
  await db.run(
    query
      .insertInto('installation')
      .values({ key, value })
      .onConflict((known) => known.column('key').doUpdateSet({ value, updated_at: realNow })),
  );
}
