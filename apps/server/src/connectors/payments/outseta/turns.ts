import type { Sql } from '../../../platform/db/database.ts';
import { holdTurns, reserveTurn } from '../../../platform/throttle/pace.ts';
import type { Turns } from './send.ts';

/**
 * Outseta answers four requests a second for a key (its documents), and says 429 beyond. At this distance no second sees a fifth, also
 * where the way is a fifth of a second longer once.
 */
const EVERY_MS = 300;

/** Turns of all processes over one database. */
export function sharedTurns(db: Sql, apiKey: string): Turns {
  const pace = { provider: `outseta:${apiKey}`, everyMs: EVERY_MS };
  return {
    reserve: (patienceMs) => reserveTurn(db, pace, patienceMs),
    hold: (waitMs) => holdTurns(db, pace, waitMs),
  };
}
