import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { type Advisor, buildAdvisor, buildProfile } from '../../../testing/factories.ts';
import { buildConnection, type TestPage } from '../../../testing/page.ts';
import { buildPost } from '../../../testing/post.ts';

const MINUTE = 60_000;
let app: TestApp;
let ana: Advisor;
let page: TestPage;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await buildAdvisor(app);
  page = await buildConnection(app, ana.profileId);
});

const url = (id: number, verb = '') => `/api/scheduled_postings/${id}/${verb}`;
const at = (minutes: number) => new Date(app.waypost.clock.now().getTime() + minutes * MINUTE).toISOString();
async function row(id: number): Promise<Record<string, unknown>> {
  const found = await app.waypost.db.row<Record<string, unknown>>('SELECT * FROM scheduled_postings WHERE id = $1', [
    id,
  ]);
  if (found === null) throw new Error('no post');
  return found;
}
const openAttempt = (id: number) =>
  app.waypost.db.run(
    `INSERT INTO publish_attempts (scheduled_posting_id, n, purpose, snapshot, version) VALUES ($1, 1, 'publish', '{}', 1)`,
    [id],
  );

describe('while its sending has begun or its outcome is open', () => {
  test.each([
    'committing',
    'accepted',
    'unconfirmed',
  ])('%s answers 409 with a sentence to every verb', async (phase) => {
    const id = await buildPost(app, page, { set: { phase } });
    const answers = [
      await ana.client.patch(url(id), { message: 'x' }),
      await ana.client.patch(url(id), { fire_at: at(60) }),
      await ana.client.post(url(id, 'delete/')),
      await ana.client.post(url(id, 'post_now/')),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.body.code]).toEqual([409, 'busy']);
      expect(answer.body.user_message).toMatch(/published just now/);
    }
  });

  test('an attempt without an outcome is enough', async () => {
    const id = await buildPost(app, page, { set: { status: 20, phase: 'rejected' } });
    await openAttempt(id);
    for (const verb of ['post_now/', 'delete/']) expect((await ana.client.post(url(id, verb))).body.code).toBe('busy');
    expect((await ana.client.post(url(id, 'retry/'))).status).toBe(409);
  });

  test('a gate that commits while the verb waits for the row wins', async () => {
    const id = await buildPost(app, page);
    const gate = await app.waypost.db.pool.connect();
    try {
      await gate.query('BEGIN');
      await gate.query("UPDATE scheduled_postings SET phase = 'committing' WHERE id = $1", [id]);
      await gate.query(
        `INSERT INTO publish_attempts (scheduled_posting_id, n, purpose, snapshot, version) VALUES ($1, 1, 'publish', '{}', 1)`,
        [id],
      );
      const waiting = ana.client.post(url(id, 'delete/'));
      await expect
        .poll(
          async () =>
            (
              await app.waypost.db.row<{ n: number }>(
                "SELECT count(*) AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
              )
            )?.n,
        )
        .toBe(1);
      await gate.query('COMMIT');
      expect((await waiting).body.code).toBe('busy');
    } finally {
      gate.release();
    }
    expect((await row(id)).deleted).toBe(false);
  });
});

describe('retry and resolve', () => {
  test('retry starts a new ladder', async () => {
    const id = await buildPost(app, page, { inMinutes: -300, set: { status: 20, phase: 'rejected', failures: 4 } });
    const answer = await ana.client.post(url(id, 'retry/'));
    expect(answer.body).toMatchObject({ status: 0, phase: 'due', applied_count: 1, skipped: [] });
    expect(await row(id)).toMatchObject({ failures: 0 });
    expect((await ana.client.post(url(id, 'retry/'))).status).toBe(409);
  });
  test('resolve: it is there, under the id that the person names', async () => {
    const id = await buildPost(app, page, { inMinutes: -9, set: { phase: 'unconfirmed', ask_user: true } });
    await openAttempt(id);
    const answer = await ana.client.post(url(id, 'resolve/'), { remote_id: `${page.pageId}_77` });
    expect([answer.status, answer.body.status]).toEqual([200, 10]);
    expect((await ana.client.post(url(id, 'resolve/'), { absent: true })).status).toBe(409);
  });
  test('resolve: it is not there, and goes out again', async () => {
    const id = await buildPost(app, page, { inMinutes: -9, set: { phase: 'unconfirmed', ask_user: true } });
    await openAttempt(id);
    const answer = await ana.client.post(url(id, 'resolve/'), { absent: true });
    expect(answer.body).toMatchObject({ status: 0, phase: 'due' });
  });
});

describe('apply to all', () => {
  test('changes siblings of the same origin and network in own profiles, and names those that it skipped', async () => {
    const origin_id = randomUUID();
    const second = await buildConnection(app, (await buildProfile(app, ana.userId)).profileId);
    const third = await buildConnection(app, (await buildProfile(app, ana.userId)).profileId);
    const other = await buildAdvisor(app);
    const foreign = await buildConnection(app, other.profileId);
    const mine = await buildPost(app, page, { set: { origin_id } });
    const sibling = await buildPost(app, second, { set: { origin_id } });
    const busy = await buildPost(app, third, { set: { origin_id, phase: 'committing' } });
    const theirs = await buildPost(app, foreign, { set: { origin_id } });
    const stranger = await buildPost(app, second);
    const answer = await ana.client.patch(url(mine), { message: 'For all', apply_to_all: true });
    expect(answer.body).toMatchObject({ id: mine, applied_count: 2, message: 'For all' });
    expect(answer.body.skipped).toEqual([{ id: busy, reason: expect.stringMatching(/published just now/) }]);
    expect((await row(sibling)).message).toBe('For all');
    for (const id of [busy, theirs, stranger]) expect((await row(id)).message).not.toBe('For all');
    const deleted = await ana.client.post(url(sibling, 'delete/'), { apply_to_all: true });
    expect(deleted.body).toMatchObject({ id: sibling, applied_count: 2 });
    expect((await row(mine)).deleted).toBe(true);
  });

  test('a sibling with a broken connection is skipped; the addressed post must succeed', async () => {
    const origin_id = randomUUID();
    const second = await buildConnection(app, (await buildProfile(app, ana.userId)).profileId, {
      set: { connected: false },
    });
    const mine = await buildPost(app, page, { set: { origin_id } });
    const sibling = await buildPost(app, second, { set: { origin_id } });
    const failed = await ana.client.post(url(sibling, 'post_now/'), { apply_to_all: true });
    expect(failed.status).toBe(400);
    expect((await row(mine)).version).toBe(1);
    const answer = await ana.client.post(url(mine, 'post_now/'), { apply_to_all: true });
    expect(answer.body).toMatchObject({ applied_count: 1, skipped: [{ id: sibling }] });
  });

  test('without it siblings stay', async () => {
    const origin_id = randomUUID();
    const second = await buildConnection(app, (await buildProfile(app, ana.userId)).profileId);
    const mine = await buildPost(app, page, { set: { origin_id } });
    const sibling = await buildPost(app, second, { set: { origin_id } });
    await ana.client.post(url(mine, 'delete/'));
    expect((await row(sibling)).deleted).toBe(false);
  });
});

test("another advisor's post is 404 to every verb", async () => {
  const id = await buildPost(app, page);
  const other = await buildAdvisor(app);
  const calls = ['delete/', 'post_now/', 'restore/', 'retry/'].map((verb) => other.client.post(url(id, verb)));
  const patch = other.client.patch(url(id), { message: 'Mine now' });
  const resolve = other.client.post(url(id, 'resolve/'), { absent: true });
  for (const answer of await Promise.all([...calls, patch, resolve])) expect(answer.status).toBe(404);
});
