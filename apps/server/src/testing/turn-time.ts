import { turnClock } from '../platform/clock/turn-clock.ts';
import type { TestWaypost } from './database/text-sql.ts';

/** Turns business time by this many milliseconds from now, for every process of the installation and for its sandbox. */
export async function turnTimeTo(waypost: TestWaypost, sandboxUrl: string, offsetMs: number): Promise<void> {
  await turnClock(waypost.db, offsetMs);
  await waypost.syncClock();
  await fetch(`${sandboxUrl}/__control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offset_ms: Math.round(offsetMs) }),
  });
}

/** Turns it further forward, wherever another process has turned it to. */
export async function turnTimeBy(waypost: TestWaypost, sandboxUrl: string, ms: number): Promise<void> {
  const row = await waypost.db.row<{ value: number }>(
    "SELECT value::float8 AS value FROM installation WHERE key = 'clock_offset_ms'",
  );
  await turnTimeTo(waypost, sandboxUrl, (row?.value ?? 0) + ms);
}
