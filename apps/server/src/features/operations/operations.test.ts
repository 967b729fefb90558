import { operationsEndpoints } from '@waypost/contract/operations';
import { expect } from 'vitest';
import { startWorker } from '../../app/work.ts';
import { buildAdvisor } from '../../testing/factories.ts';
import { runWaitingJobs } from '../../testing/outbox.ts';
import { test as base } from '../../testing/test.ts';

const PATH = '/api/operations/';
const answer = operationsEndpoints.getOperations.responses[200];

const test = base.extend('staff', { scope: 'file' }, ({ app }) =>
  buildAdvisor(app, { isStaff: true, permissions: ['operations.manage'] }),
);

test('Staff with the right see what stands, who works, and which sweeps look; nobody else does', async ({
  app,
  db,
  ana,
  staff,
  world,
  page,
}) => {
  expect((await ana.client.get(PATH)).status).toBe(403);
  expect((await (await buildAdvisor(app, { isStaff: true })).client.get(PATH)).status).toBe(403);
  const read = async () => answer.parse((await staff.client.get(PATH)).body);

  await world.post(page);
  await page.post({ inMinutes: -60, set: { phase: 'unconfirmed', ask_user: true, next_step_at: null } });
  const before = await read();
  expect(before).toMatchObject({
    version: expect.stringMatching(/^\d/),
    publishing: { held: null, address: 'unasked', unknown: { count: 0, results: [] } },
    posts: { due: 1, underway: 0, unconfirmed: 0, asked: 1 },
    mails: { waiting: 0, failed: 0, newest: [] },
    newsletters: { possible: true, sending: 0, asking: 0, stopped: null },
    payments: { provider: expect.any(String), unknown_plans: [] },
    jobs: [],
    disk: { free: expect.any(Number), total: expect.any(Number) },
    backup: null,
  });
  expect(before.posts.oldest).not.toBeNull();
  const erased = (at: string) => db.run(`UPDATE profiles SET erased_at = ${at} WHERE id = $1`, [ana.profileId]);
  await erased('app_now()');
  expect((await read()).posts).toMatchObject({ unconfirmed: 0, asked: 0 });
  await erased('NULL');

  const worker = await startWorker(app.waypost);
  const beats = 'SELECT FROM worker_heartbeats';
  await expect
    .poll(() => db.rows(beats), { timeout: 20_000 })
    .toHaveLength(1)
    .finally(() => worker.stop());
  const after = await read();
  expect(after.workers[0]).toMatchObject({ alive: true });
  expect(after.sweeps.map(({ id }) => id)).toEqual(expect.arrayContaining(['posts.comments', 'connections.tokens']));

  await db.run(`INSERT INTO installation (key, value) VALUES ('backup', 'true'),
    ('publishing_held', jsonb_build_object('reason', 'outage', 'since', clock_timestamp()))`);
  await db.run(`UPDATE worker_heartbeats SET beat_at = beat_at - interval '2 minutes'`);
  await db.run(`SELECT graphile_worker.add_job('nobody-does-this', max_attempts := 1)`);
  await db.run('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
  expect(await read()).toMatchObject({
    publishing: { held: { reason: 'outage' } },
    workers: [{ alive: false }],
    jobs: [{ task: 'nobody-does-this', count: 1 }],
    backup: expect.any(String),
  });
});

test('A mail that failed is sent again, once, and it is written down who said so', async ({ app, db, ana, staff }) => {
  const failed = await db.row<{ id: number }>(
    `INSERT INTO mails (kind, user_id, address, locale, params, state, tries, last_error)
     SELECT 'password_changed', id, email, 'en', '{}', 'failed', 12, '451' FROM users WHERE id = $1 RETURNING id`,
    [ana.userId],
  );
  const mail = failed?.id ?? 0;
  const seen = (await staff.client.get(PATH)).body.mails;
  expect(seen).toMatchObject({ failed: 1, newest: [{ id: mail, tries: 12, error: '451' }] });
  const again = () => staff.client.post(`${PATH}retry_mail/`, { mail });
  expect((await ana.client.post(`${PATH}retry_mail/`, { mail })).status).toBe(403);
  expect((await again()).status).toBe(204);
  await runWaitingJobs(app.waypost, 'send-mail');
  expect(await db.row('SELECT state, tries FROM mails WHERE id = $1', [mail])).toEqual({ state: 'sent', tries: 1 });
  expect((await again()).status).toBe(204);
  expect(await db.rows("SELECT actor_id, object_id FROM audit_log WHERE action = 'mail.retry'")).toEqual([
    { actor_id: staff.userId, object_id: String(mail) },
  ]);
  expect((await staff.client.post(`${PATH}retry_mail/`, { mail: 999_999 })).status).toBe(404);
});
