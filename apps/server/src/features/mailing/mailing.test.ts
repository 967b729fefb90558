import { expect } from 'vitest';
import { test as base } from '../../testing/test.ts';
import { claimBatches, renewLeases } from './sending/claim-batches.ts';
import { mailingWorld } from './testing/mailing-world.ts';

const test = base.extend('mailing', ({ app }) => mailingWorld(app));

test('A run goes to everybody on the list once, and is over', async ({ mailing, network, onTestFinished }) => {
  const list = await mailing.list(450);
  const run = await mailing.run(list);
  await mailing.freeze();
  expect(await mailing.rowOf(run)).toMatchObject({ state: 'sending', audience: 450 });
  const mailer = mailing.mailer();
  onTestFinished(() => mailer.stop());
  expect(await mailing.until(run, ({ state }) => state === 'done')).toMatchObject({ accepted: 450, uncertain: 0 });
  const to = network
    .mails()
    .flatMap(({ envelope }) => envelope.to)
    .filter((address) => address.endsWith('@travel.example'));
  expect(new Set(to).size).toBe(to.length);
  expect(await mailing.states(run)).toEqual({ accepted: 450 });
  const [mail] = network.mails('t7@travel.example');
  expect(mail).toMatchObject({ subject: 'Winter sun, T7', text: expect.stringContaining('Hello T7') });
});

test('Who is opted out meanwhile, or was removed, gets nothing', async ({ mailing, db, onTestFinished }) => {
  const list = await mailing.list(3, (n) => `meanwhile${n}@travel.example`);
  const run = await mailing.run(list);
  await mailing.freeze();
  await db.run(
    "UPDATE contacts SET optout_status = 'T', optout_date = now() WHERE list_id = $1 AND email LIKE 'meanwhile0%'",
    [list.listId],
  );
  await db.run("DELETE FROM contacts WHERE list_id = $1 AND email LIKE 'meanwhile1%'", [list.listId]);
  const mailer = mailing.mailer();
  onTestFinished(() => mailer.stop());
  expect(await mailing.until(run, ({ state }) => state === 'done')).toMatchObject({ accepted: 1, suppressed: 2 });
});

test('What the servers say decides who is rejected, tried again, or left open', async ({
  mailing,
  network,
  db,
  onTestFinished,
}) => {
  const list = await mailing.list(5, (n) => `said${n}@travel.example`);
  const run = await mailing.run(list);
  await mailing.freeze();
  network.addMailFault({ to: 'said0', action: { kind: 'reject', code: 550, enhanced: '5.1.1' } });
  network.addMailFault({ to: 'said1', action: { kind: 'reject', code: 450, enhanced: '4.2.0' } });
  network.addMailFault({ to: 'said2', action: { kind: 'drop', keep: true } });
  network.addMailFault({ to: 'said3', action: { kind: 'reject', code: 554, enhanced: '5.7.1', at: 'data' } });
  const mailer = mailing.mailer();
  onTestFinished(() => mailer.stop());
  await mailing.until(run, ({ accepted, rejected, uncertain }) => accepted + rejected + uncertain === 4);
  const rows = await db.rows('SELECT email, state, reason, attempts FROM deliveries WHERE run_id = $1 ORDER BY email', [
    run,
  ]);
  expect(rows).toEqual([
    { email: 'said0@travel.example', state: 'rejected', reason: 'no_mailbox', attempts: 1 },
    { email: 'said1@travel.example', state: 'deferred', reason: 'busy', attempts: 1 },
    { email: 'said2@travel.example', state: 'uncertain', reason: 'interrupted', attempts: 1 },
    { email: 'said3@travel.example', state: 'rejected', reason: 'policy', attempts: 1 },
    { email: 'said4@travel.example', state: 'accepted', reason: null, attempts: 1 },
  ]);
  expect(await mailing.rowOf(run)).toMatchObject({ state: 'sending', accepted: 1, rejected: 2, uncertain: 1 });
  await db.run("UPDATE deliveries SET next_at = clock_timestamp() WHERE run_id = $1 AND state = 'deferred'", [run]);
  await db.run('UPDATE mailing_batches SET next_at = clock_timestamp() WHERE run_id = $1', [run]);
  expect(await mailing.until(run, ({ state }) => state === 'done')).toMatchObject({ accepted: 2 });
});

test('Two workers share a run, and nobody gets it twice', async ({ mailing, network, onTestFinished }) => {
  const run = await mailing.run(await mailing.list(1_000, (n) => `both${n}@travel.example`));
  await mailing.freeze();
  const mailers = [mailing.mailer(), mailing.mailer()];
  onTestFinished(async () => void (await Promise.all(mailers.map((mailer) => mailer.stop()))));
  await mailing.until(run, ({ state }) => state === 'done');
  const to = network
    .mails()
    .flatMap(({ envelope }) => envelope.to)
    .filter((address) => address.startsWith('both'));
  expect(to).toHaveLength(new Set(to).size);
  expect(await mailing.states(run)).toEqual({ accepted: 1_000 });
});

test('Who was killed keeps his batches from the others for less than a minute, and who lives keeps them', async ({
  mailing,
  app,
  db,
}) => {
  const run = await mailing.run(await mailing.list(3, (n) => `killed${n}@travel.example`));
  await mailing.freeze();
  const mine = (await claimBatches(app.waypost.db, 10)).filter((batch) => batch.run === run);
  expect(mine).toHaveLength(1);
  const left = async () => {
    const row = await db.row<{ s: number }>(
      'SELECT extract(epoch FROM lease_until - clock_timestamp())::float8 AS s FROM mailing_batches WHERE run_id = $1',
      [run],
    );
    return row?.s ?? 0;
  };
  expect(await left()).toBeLessThan(60);
  await db.run("UPDATE mailing_batches SET lease_until = clock_timestamp() + interval '1 second' WHERE run_id = $1", [
    run,
  ]);
  await renewLeases(
    app.waypost.db,
    mine.map(({ token }) => token),
  );
  expect(await left()).toBeGreaterThan(30);
  const others = await claimBatches(app.waypost.db, 10);
  expect(others.filter((batch) => batch.run === run)).toEqual([]);
  await db.run("UPDATE mailing_runs SET state = 'cancelled', ended_at = now() WHERE id = $1", [run]);
});

test('A rate is kept', async ({ mailing, onTestFinished }) => {
  const run = await mailing.run(await mailing.list(200, (n) => `slow${n}@travel.example`));
  await mailing.freeze();
  const began = performance.now();
  const mailer = mailing.mailer({ rate: 100, key: 'a slow one' });
  onTestFinished(() => mailer.stop());
  await mailing.until(run, ({ state }) => state === 'done');
  const seconds = (performance.now() - began) / 1_000;
  expect(200 / seconds).toBeLessThanOrEqual(102);
});
