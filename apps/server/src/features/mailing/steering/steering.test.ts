import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { runDue } from '../../../platform/sweeps/start-sweeps.ts';
import { test as base } from '../../../testing/test.ts';
import { openMailLog } from '../sending/mail-log.ts';
import { CONTENT, mailingWorld } from '../testing/mailing-world.ts';
import { cancelRun } from './cancel-run.ts';
import { endMailing, eraseMailing } from './leave-mailing.ts';
import { sendAgain } from './send-again.ts';
import { runsSetBack } from './set-back.ts';
import { pauseRun, resumeRun } from './steer-run.ts';
import { windingUpSweep } from './wind-up.ts';

/** A worker looks for batches once a second. */
const SOON = { timeout: 10_000 };

const test = base.extend('mailing', ({ app }) => mailingWorld(app));

test('A run that is paused sends nothing more until it is resumed, and one that is cancelled nothing at all', async ({
  mailing,
  db,
  onTestFinished,
}) => {
  const run = await mailing.run(await mailing.list(600, (n) => `steer${n}@travel.example`));
  await mailing.freeze();
  const mailer = mailing.mailer({ rate: 200, key: 'steered' });
  onTestFinished(() => mailer.stop());
  await expect.poll(async () => (await mailing.states(run)).accepted ?? 0, SOON).toBeGreaterThan(20);
  expect(await db.transaction((tx) => pauseRun(tx, run))).toBe(true);
  expect(await db.transaction((tx) => pauseRun(tx, run))).toBe(false);
  await expect.poll(async () => (await mailing.states(run)).sending ?? 0, SOON).toBe(0);
  const { accepted: before } = await mailing.states(run);
  expect(await db.transaction((tx) => resumeRun(tx, run))).toBe(true);
  await expect.poll(async () => (await mailing.states(run)).accepted ?? 0, SOON).toBeGreaterThan((before ?? 0) + 20);
  expect(await db.transaction((tx) => cancelRun(tx, run, null))).toBe(true);
  await expect
    .poll(async () => {
      await runDue(windingUpSweep(mailing.deps));
      return (await mailing.rowOf(run)).cancelled;
    }, SOON)
    .toBeGreaterThan(100);
  await expect.poll(async () => (await mailing.states(run)).sending ?? 0, SOON).toBe(0);
  // A batch that the mailer still holds comes to its end when it is put down.
  await expect
    .poll(async () => {
      await runDue(windingUpSweep(mailing.deps));
      const { accepted = 0, cancelled = 0 } = await mailing.states(run);
      return accepted + cancelled;
    }, SOON)
    .toBe(600);
  const { accepted = 0, cancelled = 0 } = await mailing.states(run);
  expect(await mailing.rowOf(run)).toMatchObject({ state: 'cancelled', audience: 600, accepted, cancelled });
});

test('A run that is cancelled while it is frozen, or before, has an audience of those whom it got', async ({
  mailing,
  db,
}) => {
  const run = await mailing.run(await mailing.list(3, (n) => `before${n}@travel.example`));
  expect(await db.transaction((tx) => cancelRun(tx, run, null))).toBe(true);
  await mailing.freeze();
  expect(await mailing.rowOf(run)).toMatchObject({ state: 'cancelled', audience: 0 });
});

test('What servers say reaches the contact: no mailbox at once, a full one after three times, and one that takes mails again is forgiven', async ({
  mailing,
  network,
  db,
  onTestFinished,
}) => {
  const list = await mailing.list(3, (n) => `said${n}@travel.example`);
  await db.run("UPDATE contacts SET soft_bounces = 2 WHERE list_id = $1 AND email NOT LIKE 'said0%'", [list.listId]);
  network.addMailFault({ to: 'said0', action: { kind: 'reject', code: 550, enhanced: '5.1.1' } });
  network.addMailFault({ to: 'said1', action: { kind: 'reject', code: 552, enhanced: '5.2.2' } });
  const run = await mailing.run(list);
  await mailing.freeze();
  const mailer = mailing.mailer();
  onTestFinished(() => mailer.stop());
  await mailing.until(run, ({ state }) => state === 'done');
  expect(
    await db.rows('SELECT email, optout_status, soft_bounces FROM contacts WHERE list_id = $1 ORDER BY email', [
      list.listId,
    ]),
  ).toEqual([
    { email: 'said0@travel.example', optout_status: 'U', soft_bounces: 0 },
    { email: 'said1@travel.example', optout_status: 'U', soft_bounces: 3 },
    { email: 'said2@travel.example', optout_status: 'F', soft_bounces: 0 },
  ]);
  expect(await mailing.rowOf(run)).toMatchObject({ accepted: 1, rejected: 2 });
});

test('A run that bounces too often pauses itself; who lets it go on is not asked again for the same', async ({
  mailing,
  db,
  onTestFinished,
}) => {
  const list = await mailing.list(450, (n) => `${n}@${n < 40 ? 'unknown' : 'pause'}.example`);
  const run = await mailing.run(list);
  await mailing.freeze();
  const mailer = mailing.mailer({ connections: 2, key: 'bouncing' });
  onTestFinished(() => mailer.stop());
  expect(await mailing.until(run, ({ state }) => state === 'paused')).toMatchObject({ reason: 'bounces' });
  expect(await db.rows("SELECT actor_id FROM audit_log WHERE action = 'run.paused' AND object_id = $1", [run])).toEqual(
    [{ actor_id: null }],
  );
  await db.transaction((tx) => resumeRun(tx, run));
  expect(await mailing.until(run, ({ state }) => state === 'done')).toMatchObject({ rejected: 40, accepted: 410 });
});

test('A server that says no to everybody stops the run, and no list is given up for it', async ({
  mailing,
  db,
  network,
  onTestFinished,
}) => {
  const list = await mailing.list(450, (n) => `${n}@everybody.example`);
  network.addMailFault({
    to: '@everybody.example',
    times: 1_000,
    action: { kind: 'reject', code: 554, enhanced: '5.0.0' },
  });
  const run = await mailing.run(list);
  await mailing.freeze();
  const mailer = mailing.mailer({ connections: 2, key: 'everybody' });
  onTestFinished(() => mailer.stop());
  expect(await mailing.until(run, ({ state }) => state !== 'sending')).toMatchObject({
    ...{ state: 'paused', reason: 'failure' },
  });
  const counted = await db.rows('SELECT DISTINCT soft_bounces FROM contacts WHERE list_id = $1 ORDER BY 1', [
    list.listId,
  ]);
  expect(counted).toEqual([{ soft_bounces: 0 }, { soft_bounces: 1 }]);
  await db.run("UPDATE mailing_runs SET state = 'cancelled', ended_at = now() WHERE id = $1", [run]);
});

test('A server that does not know the sender of an agency stops that run, and keeps no other one waiting', async ({
  mailing,
  db,
  network,
  onTestFinished,
}) => {
  network.addMailFault({
    ...{ to: '@bounce.unverified.example', times: 10 },
    action: { kind: 'reject', at: 'mail', code: 550, enhanced: '5.7.1' },
  });
  const list = await mailing.list(3, (n) => `${n}@travel.example`);
  const run = await mailing.run(list, { ...CONTENT, bounceDomain: 'bounce.unverified.example' });
  await mailing.freeze();
  const mailer = mailing.mailer({ connections: 2, key: 'unverified' });
  onTestFinished(() => mailer.stop());
  expect(await mailing.until(run, ({ state }) => state === 'paused')).toMatchObject({ reason: 'failure', rejected: 0 });
  expect(await db.rows("SELECT paused_until FROM mailing_paces WHERE key = 'unverified'")).toEqual([
    { paused_until: null },
  ]);
});

test('Nobody lets a run go on whose app was removed', async ({ mailing, db }) => {
  const list = await mailing.list(1, (n) => `gone${n}@travel.example`);
  const run = await mailing.run(list);
  await db.transaction((tx) => pauseRun(tx, run, 'campaign'));
  const app = (there: boolean) =>
    db.run('UPDATE newsletter_accounts SET is_enabled = $2 WHERE profile_id = $1', [list.profileId, there]);
  await app(false);
  expect(await db.transaction((tx) => resumeRun(tx, run))).toBe(false);
  await app(true);
  expect(await db.transaction((tx) => resumeRun(tx, run))).toBe(true);
});

test('A run that is a day late, or whose time comes while publishing is held, waits until somebody says go', async ({
  mailing,
  db,
}) => {
  const list = await mailing.list(1, (n) => `late${n}@travel.example`);
  const late = await mailing.run(list);
  await db.run("UPDATE mailing_runs SET fire_at = fire_at - interval '25 hours' WHERE id = $1", [late]);
  await mailing.freeze();
  expect(await mailing.rowOf(late)).toMatchObject({ state: 'held', reason: 'late', audience: null });
  const due = await mailing.run(list);
  await db.run(`INSERT INTO installation (key, value) VALUES ('publishing_held', '{"reason": "outage"}')`);
  await mailing.freeze();
  expect(await mailing.rowOf(due)).toMatchObject({ state: 'held', reason: 'publishing_held' });
  await db.run("DELETE FROM installation WHERE key = 'publishing_held'");
  await db.transaction((tx) => resumeRun(tx, late));
  await db.transaction((tx) => resumeRun(tx, due));
  await mailing.freeze();
  for (const run of [late, due])
    expect(await mailing.rowOf(run)).toMatchObject({ state: 'sending', reason: null, audience: 1 });
  await db.run("UPDATE mailing_runs SET state = 'cancelled', ended_at = now() WHERE id = ANY ($1)", [[late, due]]);
});

test('In a database that was set back what the log of mails shows was taken, the rest is uncertain, and a person may send to them', async ({
  app,
  mailing,
  db,
  network,
  onTestFinished,
}) => {
  const begun = await mailing.run(await mailing.list(4, (n) => `back${n}@travel.example`));
  const waiting = await mailing.run(await mailing.list(1, (n) => `waits${n}@travel.example`));
  await mailing.freeze();
  const rows = await db.rows<{ id: number; key_hash: Buffer }>(
    'SELECT id, key_hash FROM deliveries WHERE run_id = $1 ORDER BY id',
    [begun],
  );
  await db.run('UPDATE mailing_runs SET began_at = now() WHERE id = $1', [begun]);
  await db.run("UPDATE deliveries SET state = 'accepted' WHERE id = $1", [rows[0]?.id]);
  const log = openMailLog(app.waypost.config.home, app.waypost.log);
  if (rows[1]) log.taken(rows[1].id, 1, rows[1].key_hash);
  // The same id, of somebody else: given again since.
  if (rows[2]) log.taken(rows[2].id, 1, Buffer.alloc(32));
  log.close();
  await db.transaction((tx) => runsSetBack(tx));
  expect(await mailing.rowOf(waiting)).toMatchObject({ state: 'held', reason: 'set_back' });
  await runDue(windingUpSweep(mailing.deps));
  expect(await mailing.rowOf(begun)).toMatchObject({ state: 'done', reason: 'set_back', accepted: 2, uncertain: 2 });
  await rm(path.join(app.waypost.config.home, 'mails'), { recursive: true });

  const mailer = mailing.mailer();
  onTestFinished(() => mailer.stop());
  expect(await db.transaction((tx) => sendAgain(tx, begun, [rows[2]?.id ?? 0, rows[0]?.id ?? 0]))).toBe(1);
  expect(await mailing.until(begun, ({ state }) => state === 'done')).toMatchObject({ accepted: 3, uncertain: 1 });
  expect(network.mails('back2@travel.example')).toHaveLength(1);
  expect(network.mails('back0@travel.example')).toHaveLength(0);
});

test('After a database was set back nobody is given the ids that mails of before name, however often it is', async ({
  mailing,
  db,
}) => {
  const idsOf = async (of: string) => {
    const run = await mailing.run(await mailing.list(2, (n) => `${of}${n}@travel.example`));
    await mailing.freeze();
    const rows = await db.rows<{ id: number }>('SELECT id FROM deliveries WHERE run_id = $1', [run]);
    return [run, ...rows.map(({ id }) => id)];
  };
  const restored: number[][] = [];
  const backup = await db.row<{ run: number; delivery: number }>(
    "SELECT nextval(pg_get_serial_sequence('mailing_runs', 'id'))::int8 AS run, nextval(pg_get_serial_sequence('deliveries', 'id'))::int8 AS delivery",
  );
  for (const named of ['lost', 'again', 'thrice']) {
    restored.push(await idsOf(named));
    await db.run(
      "SELECT setval(pg_get_serial_sequence('mailing_runs', 'id'), $1), setval(pg_get_serial_sequence('deliveries', 'id'), $2)",
      [backup?.run, backup?.delivery],
    );
    await db.run('DELETE FROM deliveries WHERE run_id = $1', [restored.at(-1)?.[0]]);
    await db.transaction((tx) => runsSetBack(tx));
  }
  const all = restored.flatMap(([, ...deliveries]) => deliveries);
  expect(new Set(all).size).toBe(6);
  expect(new Set(restored.map(([run]) => run)).size).toBe(3);
  expect(Math.max(...all)).toBeLessThan(Number.MAX_SAFE_INTEGER / 1_000);
});

test('What a deleted profile was sending stands still, and is over and nameless when it is erased', async ({
  mailing,
  db,
}) => {
  const list = await mailing.list(5, (n) => `left${n}@travel.example`);
  const run = await mailing.run(list);
  await mailing.freeze();
  const named = async () =>
    (await db.rows("SELECT id FROM deliveries WHERE run_id = $1 AND email <> ''", [run])).length;
  const erase = () => db.transaction((tx) => eraseMailing(tx, list.profileId, 2));
  const scope = { profileId: list.profileId } as Parameters<typeof endMailing>[1][number];
  await db.transaction((tx) => endMailing(tx, [scope]));
  expect(await mailing.rowOf(run)).toMatchObject({ state: 'paused', reason: 'profile_deleted' });
  expect([await erase(), await named()]).toEqual([false, 3]);
  await runDue(windingUpSweep(mailing.deps));
  expect([await erase(), await named()]).toEqual([false, 1]);
  expect([await erase(), await named()]).toEqual([true, 0]);
  expect(await erase()).toBe(true);
  expect(await mailing.rowOf(run)).toMatchObject({ state: 'cancelled', audience: 5, cancelled: 5 });
  expect(await db.rows('SELECT DISTINCT email, first_name FROM deliveries WHERE run_id = $1', [run])).toEqual([
    { email: '', first_name: '' },
  ]);
});
