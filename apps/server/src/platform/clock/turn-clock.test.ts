import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/database.ts';
import { openDatabase } from '../db/database.ts';
import { createTurnableClock } from './clock.ts';
import { followClock, turnClock } from './turn-clock.ts';

const HOUR = 3_600_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** What a process of its own has: a pool, and a clock that follows. */
async function startProcess() {
  const db = openDatabase({ url: database.url, poolSize: 2, applicationName: 'clock', onError: () => undefined });
  const clock = createTurnableClock(db);
  const follower = await followClock(db, clock);
  return {
    db,
    aheadH: () => Math.round((clock.now().getTime() - Date.now()) / HOUR),
    /** Nobody hears of it. */
    die: () => db.close(),
    async end() {
      await follower.stop();
      await db.close();
    },
  };
}

test('Whoever turns the clock goes on when every process has the new time, there and back', async () => {
  const processes = [await startProcess(), await startProcess(), await startProcess()] as const;
  for (const hours of [10, 0, -3, 0]) {
    await turnClock(processes[0].db, hours * HOUR);
    expect(processes.map(({ aheadH }) => aheadH() + 0)).toEqual([hours, hours, hours]);
  }
  for (const { end } of processes) await end();
});

test('A process that ended without a word does not hold the clock for good', async () => {
  const [living, dead] = [await startProcess(), await startProcess()];
  await dead.die();
  await turnClock(living.db, HOUR);
  expect(living.aheadH()).toBe(1);
  await living.end();
});
