import { pino } from 'pino';
import { describe, expect } from 'vitest';
import { compose } from '../../../../app/compose.ts';
import { ADVISORY_LOCKS } from '../../../../platform/db/advisory-locks.ts';
import { createTestDatabase } from '../../../../testing/database/database.ts';
import { forTests } from '../../../../testing/database/text-sql.ts';
import { buildAdvisor } from '../../../../testing/factories.ts';
import { test as base } from '../../../../testing/test.ts';
import { resumePublishing } from './answer-hold.ts';
import { holdRestored } from './hold-restored.ts';
import { readHold } from './installation.ts';
import { buildHouse } from './testing/house.ts';
import { dumpRows, loadRows } from './testing/rows.ts';

// Rules 1.8b, in live mode: whatever happened to the database, a post goes out once, and nothing is looked for in vain.
const test = base
  .extend('live', { scope: 'file' }, () => true)
  .extend('house', ({ app }, { onCleanup }) => {
    const house = buildHouse(app);
    onCleanup(() => house.close());
    return house;
  })
  .extend('lost', async ({ app, db, world, ana, page, house }) => {
    const out = (id: number) => expect.poll(async () => (await world.row(id)).status, { timeout: 15_000 }).toBe(10);
    const now = (id: number, set = '') =>
      db.run(`UPDATE scheduled_postings SET fire_at = app_now(), next_step_at = app_now()${set} WHERE id = $1`, [id]);
    const wake = () => db.run("SELECT pg_notify('waypost_due', '')");
    /** A post goes out, so that home and database have something to compare. */
    async function life(home: string) {
      const worker = await house.worker(home);
      const id = await page.post({ inMinutes: 0, images: 1 });
      await wake();
      await out(id);
      return worker;
    }
    /** The database is dumped, everything that a verb can do goes out, and the dump is loaded again. */
    async function time(home: string) {
      const [planned, moved] = [await page.post({ inMinutes: 60 }), await page.post({ inMinutes: 1_440, images: 1 })];
      const missed = await page.post({
        inMinutes: -300,
        set: { status: 20, phase: 'missed', reason_code: 'missed', next_step_at: null },
      });
      const refused = await page.post({ inMinutes: 1, set: { status: 110, failures: 2 } });
      const given = await page.post({
        inMinutes: -9,
        set: { status: 20, phase: 'rejected', reason_code: 'gave_up', next_step_at: null },
      });
      const still = await page.post({ inMinutes: 90 });
      const worker = await life(home);
      const dump = await dumpRows(db);
      for (const id of [planned, missed])
        expect((await ana.client.post(`/api/scheduled_postings/${id}/post_now/`)).status).toBe(200);
      expect((await ana.client.post(`/api/scheduled_postings/${given}/retry/`)).status).toBe(200);
      for (const id of [moved, refused]) await now(id);
      await wake();
      const went = [planned, missed, given, moved, refused];
      for (const id of went) await out(id);
      return { worker, dump, went, still, wall: world.wall(page) };
    }
    /** Staff say so; what was out is found at once, what was not goes out when that is proven. */
    async function answered(waypost = app.waypost) {
      return resumePublishing(waypost, 'set_back');
    }
    return { answered, life, now, out, time, wake };
  });

describe('a start', () => {
  test('of a new installation publishes', async ({ house, lost }) => {
    await (await lost.life(await house.home())).stop();
    expect([await house.held(), await house.flagged()]).toEqual([null, []]);
  });

  test.for([
    { seconds: 10, home: 'the same', looked: false, held: null },
    { seconds: 300, home: 'the same', looked: true, held: null },
    { seconds: 7_200, home: 'the same', looked: true, held: 'outage' },
    { seconds: 10, home: 'a new', looked: true, held: null },
    { seconds: 300, home: 'a new', looked: true, held: null },
    { seconds: 7_200, home: 'a new', looked: true, held: 'outage' },
  ])('after $seconds s with $home home', async ({ seconds, home: which, looked, held }, {
    app,
    world,
    page,
    house,
    lost,
  }) => {
    const home = await house.home();
    await (await lost.life(home)).stop();
    await house.silent(seconds);
    const due = await page.post({ inMinutes: -0.1 });
    await page.post({ inMinutes: 60 });
    await house.worker(which === 'the same' ? home : await house.home());
    expect([await house.held(), await house.flagged()]).toEqual([held, looked ? [due] : []]);
    if (held !== null) await resumePublishing(app.waypost, 'only_away');
    if (looked) {
      await world.look();
      expect(await world.row(due)).toMatchObject({ status: 0, phase: 'due' });
      await house.settle();
      await world.look();
    }
    await lost.out(due);
    expect(world.wall(page)).toHaveLength(2);
  });

  test('of one worker of two flags nothing', async ({ db, page, house, lost }) => {
    const [one, other] = [await house.home(), await house.home()];
    await lost.life(one);
    const worker = await house.worker(other);
    await db.run('UPDATE connections SET paused = true WHERE id = $1', [page.connectionId]);
    await page.post({ inMinutes: 0 });
    await worker.stop();
    await house.silent(600);
    await house.worker(other);
    expect([await house.held(), await house.flagged()]).toEqual([null, []]);
  });
});

test('PostgreSQL that starts anew under a living worker flags nothing', async ({ db, page, house, lost }) => {
  await lost.life(await house.home());
  await db.run('UPDATE connections SET paused = true WHERE id = $1', [page.connectionId]);
  const waiting = await page.post({ inMinutes: 0 });
  const lock = () =>
    db.rows<{ pid: number }>(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ${ADVISORY_LOCKS.fleet} AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
  const [before] = await lock();
  await db.run('SELECT pg_terminate_backend($1)', [before?.pid]);
  await expect.poll(async () => (await lock())[0]?.pid ?? before?.pid, { timeout: 10_000 }).not.toBe(before?.pid);
  await db.run('UPDATE connections SET paused = false WHERE id = $1', [page.connectionId]);
  await lost.wake();
  await lost.out(waiting);
  expect([await house.held(), await house.flagged()]).toEqual([null, []]);
});

describe('a database that was set back', () => {
  test('is held, and nothing of the lost time goes out again', async ({ app, db, world, ana, page, house, lost }) => {
    const [home, other] = [await house.home(), await house.home()];
    const { worker, dump, went, still, wall } = await lost.time(home);
    await worker.stop();
    await loadRows(db, dump);
    await house.loseOutcomes(home);
    const again = await house.worker(home);
    expect(await house.held()).toBe('set_back');
    // Whom the lost time had signed out is not let in until somebody answers, and who answers stays signed in.
    expect((await ana.client.get('/api/session/')).body.user).toBeNull();
    const back = await buildAdvisor(app);
    await expect(resumePublishing(app.waypost, 'only_away')).rejects.toThrow('not_only_away');
    await lost.answered();
    expect((await back.client.get('/api/session/')).body.user).not.toBeNull();
    expect(await house.flagged()).toEqual([...went, still].sort((a, b) => a - b));
    await world.look();
    for (const id of went) expect(await world.row(id)).toMatchObject({ status: 10, look_from: null });
    await house.settle();
    await world.look();
    expect(await house.flagged()).toEqual([]);
    await lost.now(still);
    await lost.wake();
    await lost.out(still);
    expect(world.wall(page)).toHaveLength(wall.length + 1);
    // Every worker starts once more, with what it noted of the time before.
    await again.stop();
    for (const folder of [home, other]) await (await house.worker(folder)).stop();
    expect([await house.held(), await house.flagged()]).toEqual([null, []]);
  });

  test('under a living worker is noticed before the next byte', async ({ db, world, page, house, lost }) => {
    const { dump, still, wall } = await lost.time(await house.home());
    await loadRows(db, dump);
    await lost.now(still);
    await lost.wake();
    await expect.poll(() => house.held(), { timeout: 15_000 }).toBe('set_back');
    await expect.poll(async () => (await world.row(still)).phase).toBe('due');
    expect(await world.outcomes(still)).toEqual(['not-sent']);
    expect(world.wall(page)).toEqual(wall);
  });

  test('by its newest release alone is held', async ({ db, house, lost }) => {
    const home = await house.home();
    await (await lost.life(home)).stop();
    await db.run('DELETE FROM publish_attempts WHERE id = (SELECT max(id) FROM publish_attempts)');
    await house.worker(home);
    expect(await house.held()).toBe('set_back');
  });

  test('to before the last answer is held, and the answer counts', async ({ app, db, house, lost }) => {
    const home = await house.home();
    await (await lost.life(home)).stop();
    const dump = await dumpRows(db);
    await house.silent(7_200);
    const worker = await house.worker(home);
    await lost.answered(app.waypost);
    const beaten = async () =>
      (await db.row<{ n: number }>("SELECT (value ->> 'n')::int AS n FROM installation WHERE key = 'beat'"))?.n;
    const before = await beaten();
    await worker.stop();
    await (await house.worker(home)).stop();
    await expect.poll(beaten).toBeGreaterThan(before ?? 0);
    await loadRows(db, dump);
    const held = await house.worker(home);
    expect(await house.held()).toBe('set_back');
    await lost.answered();
    await held.stop();
    await house.worker(home);
    expect(await house.held()).toBeNull();
  });

  test('has no comment written twice', async ({ app, db, world, page, house, network, lost }) => {
    // The process that writes comments notes them too.
    const { home } = app.waypost.config;
    const worker = await lost.life(home);
    const id = await page.post({ inMinutes: 0, firstComment: 'Only once' });
    await lost.wake();
    await lost.out(id);
    const dump = await dumpRows(db);
    const sent = () =>
      network.calls().filter((call) => call.method === 'POST' && call.path.endsWith('/comments')).length;
    const before = sent();
    await world.comment();
    expect(sent() - before).toBe(1);
    await worker.stop();
    await loadRows(db, dump);
    await house.worker(home);
    expect(await house.held()).toBe('set_back');
    await lost.answered();
    await db.run('UPDATE post_comments SET next_step_at = app_now()');
    await world.comment();
    expect(sent() - before).toBe(1);
    const comment = await db.row('SELECT * FROM post_comments WHERE scheduled_posting_id = $1', [id]);
    expect(comment).toMatchObject({ phase: 'posted', reason_code: null });
  });

  test('is answered by a sandbox for itself', async ({ db, world, house, lost }) => {
    const home = await house.home();
    const { worker, dump, went, still } = await lost.time(home);
    await worker.stop();
    await loadRows(db, dump);
    await house.worker(home, { mode: 'sandbox' });
    expect(await house.held()).toBeNull();
    // What this home wrote down when it went out needs no look.
    for (const id of went) expect(await world.row(id)).toMatchObject({ status: 10 });
    expect(await house.flagged()).toEqual([still]);
  });

  test('by npm run restore is answered by a sandbox too', async ({ app, house, lost }) => {
    const home = await house.home();
    await (await lost.life(home)).stop();
    await holdRestored(app.waypost.db);
    await house.worker(home, { mode: 'sandbox' });
    expect(await house.held()).toBeNull();
  });
});

describe('a copy', () => {
  test('of the rows in another database is held', async ({ app, db, house, lost, onTestFinished }) => {
    const home = await house.home();
    await (await lost.life(home)).stop();
    const other = await createTestDatabase();
    const copy = forTests(await compose({ ...app.waypost.config, databaseUrl: other.url }, pino({ level: 'silent' })));
    onTestFinished(async () => {
      await house.close();
      await copy.close();
      await other.drop();
    });
    await loadRows(copy.db, await dumpRows(db));
    await house.worker(await house.home(), { databaseUrl: other.url });
    expect((await readHold(copy.db))?.reason).toBe('restored');
    await lost.answered(copy);
    await house.worker(await house.home(), { databaseUrl: other.url });
    expect(await readHold(copy.db)).toBeNull();
    // A home of the one does not take the other for its own.
    await house.worker(home);
    expect(await house.held()).toBeNull();
  });

  test('under another address is held', async ({ house, lost }) => {
    const home = await house.home();
    await (await lost.life(home)).stop();
    await house.worker(home, { publicUrl: 'https://elsewhere.example.com' });
    expect(await house.held()).toBe('copied');
  });

  test('that is empty is a new installation, also for a home that knew another', async ({ db, house, lost }) => {
    const home = await house.home();
    await (await lost.life(home)).stop();
    await db.run('TRUNCATE scheduled_postings RESTART IDENTITY CASCADE');
    await db.run('DELETE FROM installation');
    await (await lost.life(home)).stop();
    await house.worker(home);
    expect([await house.held(), await house.flagged()]).toEqual([null, []]);
  });
});
