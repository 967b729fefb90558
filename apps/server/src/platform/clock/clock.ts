import type { Sql } from '../db/database.ts';
import { query } from '../db/query.ts';

/**
 * Business time. In sandbox and test installations an offset row turns it, and SQL's `app_now()` follows the same row.
 * Leases and send deadlines use the real clock instead.
 */
export interface Clock {
  now(): Date;
}

export const realClock: Clock = { now: () => new Date() };

/** A clock that follows the offset row; `sync` reads it again and answers it. */
export interface TurnableClock extends Clock {
  sync(): Promise<number>;
}

export function createTurnableClock(db: Sql): TurnableClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    async sync() {
      const row = await db.row(query.selectFrom('installation').select('value').where('key', '=', 'clock_offset_ms'));
      offsetMs = Number(row?.value ?? 0);
      return offsetMs;
    },
  };
}
