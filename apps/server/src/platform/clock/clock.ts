import type { Database, Sql } from '../db/database.ts';

/**
 * Business time. In sandbox and test installations an offset row turns it, and SQL's `app_now()` follows the same row.
 * Leases and send deadlines use the real clock instead.
 */
export interface Clock {
  now(): Date;
}

export const realClock: Clock = { now: () => new Date() };

/** A clock that follows the offset row; `sync` reads it again, and is called before each sweep and each request that turns it. */
export interface TurnableClock extends Clock {
  sync(): Promise<void>;
}

export function createTurnableClock(db: Sql): TurnableClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    async sync() {
      offsetMs = await readOffset(db);
    },
  };
}

async function readOffset(db: Sql): Promise<number> {
  const row = await db.row<{ value: number }>("SELECT value FROM installation WHERE key = 'clock_offset_ms'");
  return row?.value ?? 0;
}

/** Turns business time for every process of this database. Sandbox and tests only. */
export async function turnClock(db: Database, offsetMs: number): Promise<void> {
  await db.run(
    `INSERT INTO installation (key, value) VALUES ('clock_offset_ms', to_jsonb($1::bigint))
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = clock_timestamp()`,
    [Math.round(offsetMs)],
  );
}
