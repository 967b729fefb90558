import { operationsEndpoints as calls } from '@waypost/contract/operations';
import { expect } from 'vitest';
import { buildAdvisor, insertId } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';

const test = base.extend('staff', { scope: 'file' }, ({ app }) =>
  buildAdvisor(app, { isStaff: true, permissions: ['operations.manage', 'accounts.impersonate'] }),
);

const FAILED = { phase: 'rejected', status: 20, next_step_at: null, reason_code: 'image_too_small' };

test('Posts stand in the list of their state, with whose they are and why no retry is safe', async ({
  db,
  ana,
  staff,
  page,
  world,
}) => {
  const elsewhere = await world.page({ set: { paused: true } });
  const gone = await world.page({ set: { installed: false } });
  const posts = {
    due: [await page.post({ inMinutes: -1, message: 'Fjords   in\nMay' })],
    parked: [
      await elsewhere.post({ inMinutes: -1 }),
      await gone.post({ inMinutes: -2, set: { phase: 'reconnect', next_step_at: null } }),
    ],
    unconfirmed: [await page.post({ inMinutes: -3, set: { phase: 'unconfirmed', next_step_at: null } })],
    asked: [await page.post({ inMinutes: -4, set: { phase: 'unconfirmed', next_step_at: null, ask_user: true } })],
    failed: [
      await page.post({ inMinutes: -5, set: FAILED }),
      await gone.post({ inMinutes: -6, set: FAILED }),
      await page.post({ inMinutes: -60 * 30, set: FAILED }),
    ],
    missed: [await page.post({ inMinutes: -7, set: { phase: 'missed', next_step_at: null } })],
  };
  await page.post({ inMinutes: -8, set: { ...FAILED, deleted: true } });
  const list = async (state: string) =>
    calls.listStuckPosts.responses[200].parse((await staff.client.get(`/api/operations/posts/?state=${state}`)).body);

  for (const [state, ids] of Object.entries(posts)) {
    const { results, next } = await list(state);
    expect(
      results.map(({ id }) => id),
      state,
    ).toEqual(ids);
    expect(next).toBeNull();
    expect(
      results.map(({ retry }) => retry === null),
      state,
    ).toEqual(ids.map((id) => id === posts.failed[0]));
  }
  const [due] = (await list('due')).results;
  expect(due).toMatchObject({ excerpt: 'Fjords in May', user: { pk: ana.userId, name: 'Ana Reyes' }, app: 'facebook' });
  expect((await list('parked')).results.map(({ parked_by }) => parked_by)).toEqual(['paused', 'gone']);
  const failed = (await list('failed')).results;
  expect(failed[0]?.reason).toMatch(/\w/);
  expect(failed[1]?.retry).toMatch(/connected/);
  expect(failed[2]?.retry).toMatch(/more than a day/);

  const counted = (await staff.client.get('/api/operations/')).body.posts;
  expect(counted).toMatchObject({ due: 1, parked: 2, unconfirmed: 1, asked: 1, failed: 3, missed: 1 });

  await db.run(`UPDATE profiles SET deleted_at = app_now() WHERE id = $1`, [ana.profileId]);
  expect((await list('missed')).results).toEqual([]);
  await db.run(`UPDATE profiles SET deleted_at = NULL WHERE id = $1`, [ana.profileId]);
  expect((await ana.client.get('/api/operations/posts/?state=due')).status).toBe(403);
});

test('Staff who may act for others send a failed post again in the name of whose it is, once, and nothing else', async ({
  app,
  db,
  ana,
  staff,
  page,
}) => {
  const failed = await page.post({ inMinutes: -5, set: FAILED });
  const looker = await buildAdvisor(app, { isStaff: true, permissions: ['operations.manage'] });
  const seen = calls.listStuckPosts.responses[200].parse(
    (await looker.client.get('/api/operations/posts/?state=failed')).body,
  );
  expect(seen.results.find(({ id }) => id === failed)?.retry).toMatch(/^Only staff who may act as an agency user/);
  expect((await looker.client.post('/api/operations/retry_post/', { post: failed })).status).toBe(403);
  const missed = await page.post({ inMinutes: -5, set: { phase: 'missed', next_step_at: null } });
  const late = await page.post({ inMinutes: -60 * 30, set: FAILED });
  const retry = (post: number) => staff.client.post('/api/operations/retry_post/', { post });

  expect((await ana.client.post('/api/operations/retry_post/', { post: failed })).status).toBe(403);
  const answers = await Promise.all([retry(failed), retry(failed)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await db.row('SELECT phase, status, failures FROM scheduled_postings WHERE id = $1', [failed])).toEqual({
    phase: 'due',
    status: 0,
    failures: 0,
  });
  for (const [post, words] of [
    [missed, /^Nobody tried it in time/],
    [late, /more than a day ago/],
  ] as const) {
    const refused = await retry(post);
    expect([refused.status, refused.body.user_message]).toEqual([409, expect.stringMatching(words)]);
  }
  expect((await retry(2_000_000_000)).status).toBe(404);
  expect(await db.rows(`SELECT actor_id, acting_as_id, object_id FROM audit_log WHERE action = 'post.retry'`)).toEqual([
    { actor_id: staff.userId, acting_as_id: ana.userId, object_id: String(failed) },
  ]);
});

test('A list is walked to its end, whatever comes meanwhile, and nothing stands in it twice', async ({
  staff,
  page,
}) => {
  const made: number[] = [];
  for (let n = 0; n < 60; n += 1)
    made.push(await page.post({ inMinutes: -5 - Math.floor(n / 7), set: { ...FAILED, reason_code: null } }));
  const first = await staff.client.get('/api/operations/posts/?state=failed');
  await page.post({ inMinutes: -1, set: FAILED });
  const second = await staff.client.get(String(first.body.next));
  const seen = [first, second].flatMap(({ body }) =>
    calls.listStuckPosts.responses[200].parse(body).results.map(({ id }) => id),
  );
  expect(first.body.results).toHaveLength(50);
  expect(second.body.next).toBeNull();
  expect(seen.filter((id) => made.includes(id))).toHaveLength(60);
  expect(new Set(seen).size).toBe(seen.length);
});

test('A job that was given up runs again where it is known, and a tick is left to its clock', async ({ db, staff }) => {
  const add = async (task: string) => {
    const row = await db.row<{ id: number }>(
      `SELECT id FROM graphile_worker.add_job($1, '{"mail": 12, "key": "secret"}', max_attempts := 3)`,
      [task],
    );
    await db.run(
      `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = E'no answer\\n at x.ts' WHERE id = $1`,
      [row?.id],
    );
    return Number(row?.id);
  };
  const [tick, strange, mail] = [await add('tidy-accounts'), await add('nobody-does-this'), await add('send-mail')];
  const { results } = calls.listJobs.responses[200].parse((await staff.client.get('/api/operations/jobs/')).body);
  expect(results.map(({ id, retry }) => [id, retry === null])).toEqual([
    [mail, true],
    [strange, false],
    [tick, false],
  ]);
  expect(results[0]).toMatchObject({ task: 'send-mail', error: 'no answer', tries: 3, about: { mail: 12 } });
  const retry = (job: number) => staff.client.post('/api/operations/retry_job/', { job });
  expect((await retry(tick)).body.user_message).toMatch(/^It runs again automatically/);
  expect((await retry(strange)).status).toBe(409);
  expect((await retry(mail)).status).toBe(204);
  expect((await retry(mail)).status).toBe(404);
  expect(await db.row('SELECT attempts FROM graphile_worker._private_jobs WHERE id = $1', [mail])).toEqual({
    attempts: 0,
  });
  expect(await db.rows(`SELECT object_id, data FROM audit_log WHERE action = 'job.retry'`)).toEqual([
    { object_id: String(mail), data: { task: 'send-mail' } },
  ]);
});

test('Newsletters stand in the list of what they need, with what became of their recipients', async ({
  db,
  ana,
  staff,
}) => {
  const account = await insertId(db, 'newsletter_accounts', {
    profile_id: ana.profileId,
    sender_name: 'Ana',
    reply_to: 'a@b.example',
  });
  const list =
    (await db.row<{ id: number }>('SELECT id FROM contact_lists WHERE account_id = $1', [account]))?.id ??
    (await insertId(db, 'contact_lists', { account_id: account }));
  const run = (state: string, set: Record<string, unknown> = {}) =>
    insertId(db, 'mailing_runs', {
      profile_id: ana.profileId,
      list_id: list,
      content: '{}',
      fire_at: new Date(),
      state,
      audience: 10,
      accepted: 6,
      ...set,
    });
  const [sending, held, done] = [
    await run('sending'),
    await run('held'),
    await run('done', { uncertain: 2, ended_at: new Date() }),
  ];
  const ids = async (of: string) =>
    calls.listRuns.responses[200]
      .parse((await staff.client.get(`/api/operations/newsletters/?list=${of}`)).body)
      .results.map(({ id }) => id);
  expect([await ids('sending'), await ids('asking'), await ids('uncertain')]).toEqual([[sending], [held], [done]]);
  expect((await staff.client.get('/api/operations/')).body.newsletters).toMatchObject({
    sending: 1,
    asking: 1,
    uncertain: 1,
    deliveries: { accepted: 18, uncertain: 2, waiting: 10 },
  });
});
