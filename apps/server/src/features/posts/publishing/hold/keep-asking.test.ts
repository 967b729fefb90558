import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect } from 'vitest';
import { test } from '../../../../testing/test.ts';
import { lockHold } from './installation.ts';
import { keepAsking } from './keep-asking.ts';

test('signs of life wait for nobody for long, one at a time, and come again', async ({ app, db, world }) => {
  let failed = 0;
  const log = pino(
    new Writable({
      write(_line, _encoding, done) {
        failed += 1;
        done();
      },
    }),
  );
  const beat = async () => (await db.row<{ at: Date }>('SELECT max(beat_at) AS at FROM worker_heartbeats'))?.at;
  const { started, first } = await db.transaction(async (tx) => {
    await lockHold(tx);
    const started = await keepAsking({ ...world.deps, log }, { heartMs: 10, addressMs: 60_000, patienceMs: 100 });
    const waiting = async () =>
      (
        await db.rows(
          `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
             AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        )
      ).length;
    let most = 0;
    const first = await beat();
    expect(first, 'a sign of life before anybody hears that it began').toBeInstanceOf(Date);
    await expect
      .poll(async () => {
        most = Math.max(most, await waiting());
        return failed;
      })
      .toBeGreaterThan(3);
    expect(most).toBe(1);
    expect(await beat()).toEqual(first);
    return { started, first };
  });
  await expect.poll(beat).not.toEqual(first);
  await started.stop();
  expect(app.waypost.db.pool.waitingCount).toBe(0);
});
