import { expect } from 'vitest';
import { test as base } from '../../../testing/test.ts';
import { mailingWorld } from '../testing/mailing-world.ts';
import { draw, pause, register, slow } from './draw.ts';

const test = base.extend('mailing', ({ app }) => mailingWorld(app));

test('A pace is kept, slowed and let rest by what was written of it; nothing is believed to lie further ahead than it can', async ({
  app,
  db,
}) => {
  const { waypost } = app;
  const key = 'smtp of a test';
  const write = (what: string) =>
    db.run(`UPDATE mailing_paces SET ${what.replaceAll('now', 'clock_timestamp()')} WHERE key = $1`, [key]);
  await register(waypost.db, key, 100);
  await write("given_until = now + interval '800 milliseconds'");
  expect((await draw(waypost.db, key, 100)).inMs).toBeGreaterThan(100);
  await write("given_until = now + interval '1 hour'");
  expect(await draw(waypost.db, key, 10)).toMatchObject({ inMs: 0, sends: 10, everyMs: 10, pausedMs: null });

  await slow(waypost.db, key);
  expect((await draw(waypost.db, key, 1)).everyMs).toBeCloseTo(20, 0);
  await write("slowed_at = now + interval '1 hour'");
  expect((await draw(waypost.db, key, 1)).everyMs).toBe(10);
  await slow(waypost.db, key);
  expect((await draw(waypost.db, key, 1)).everyMs).toBeCloseTo(20, 0);

  await pause(waypost.db, key, 300, '550 5.7.1');
  expect((await draw(waypost.db, key, 1)).pausedMs).toBeGreaterThan(290_000);
  await write("paused_until = now + interval '1 hour', given_until = now");
  expect(await draw(waypost.db, key, 1)).toMatchObject({ sends: 1, pausedMs: null });
});

test('A slow pace gives out one place after the other', async ({ app }) => {
  const { waypost } = app;
  await register(waypost.db, 'slow of a test', 0.5);
  expect(await draw(waypost.db, 'slow of a test', 10)).toMatchObject({ sends: 1, everyMs: 2_000 });
  expect(await draw(waypost.db, 'slow of a test', 10)).toMatchObject({ sends: 0 });
});

test('A clock that is set back in the midst of a sending lets no newsletter stand still', async ({
  mailing,
  db,
  onTestFinished,
}) => {
  const ahead = "clock_timestamp() + interval '1 hour'";
  const run = await mailing.run(await mailing.list(20, (n) => `clock${n}@clock.example`));
  await db.run(`UPDATE mailing_runs SET lease_until = ${ahead} WHERE id = $1`, [run]);
  await mailing.freeze();
  expect(await mailing.rowOf(run)).toMatchObject({ state: 'sending', audience: 20 });
  // As soon as it was frozen nothing of it waits for the time that it was then.
  expect(await db.rows('SELECT next_at::text FROM mailing_batches WHERE run_id = $1', [run])).toEqual([
    { next_at: '-infinity' },
  ]);
  await db.run(`UPDATE mailing_batches SET lease_token = gen_random_uuid(), lease_until = ${ahead} WHERE run_id = $1`, [
    run,
  ]);
  await db.run(
    `INSERT INTO mailing_paces (key, rate, given_until, slowed_to, slowed_at, paused_until, paused_reason)
     SELECT key, 1000, ${ahead}, 1, ${ahead}, ${ahead}, 'busy' FROM unnest(ARRAY['clock', 'clock @clock.example']) AS key`,
  );
  const mailer = mailing.mailer({ rate: 1_000, key: 'clock' });
  onTestFinished(() => mailer.stop());
  expect(await mailing.until(run, ({ state }) => state === 'done', 10_000)).toMatchObject({ accepted: 20 });
});
