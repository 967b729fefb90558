import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { buildAdvisor, buildProfile } from '../../../testing/factories.ts';
import { buildConnection } from '../../../testing/page.ts';
import { openAttempt } from '../../../testing/post.ts';
import { test } from '../../../testing/test.ts';

const url = (id: number, verb = '') => `/api/scheduled_postings/${id}/${verb}`;

describe('while its sending has begun or its outcome is open', () => {
  test.for(['committing', 'accepted', 'unconfirmed'])('%s answers 409 with a sentence to every verb', async (phase, {
    app,
    ana,
    page,
  }) => {
    const id = await page.post({ set: { phase } });
    const answers = [
      await ana.client.patch(url(id), { message: 'x' }),
      await ana.client.patch(url(id), { fire_at: app.at(60) }),
      await ana.client.post(url(id, 'delete/')),
      await ana.client.post(url(id, 'post_now/')),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.body.code]).toEqual([409, 'busy']);
      expect(answer.body.user_message).toMatch(/published right now/);
    }
  });

  test('an attempt without an outcome is enough', async ({ app, ana, page }) => {
    const id = await page.post({ set: { status: 20, phase: 'rejected' } });
    await openAttempt(app, id);
    for (const verb of ['post_now/', 'delete/']) expect((await ana.client.post(url(id, verb))).body.code).toBe('busy');
    expect((await ana.client.post(url(id, 'retry/'))).status).toBe(409);
  });

  test('a gate that commits while the verb waits for the row wins', async ({ db, world, ana, page }) => {
    const id = await page.post();
    const gate = await db.pool.connect();
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
              await db.row<{ n: number }>(
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
    expect((await world.row(id)).deleted).toBe(false);
  });
});

describe('retry and resolve', () => {
  test('retry starts a new ladder', async ({ world, ana, page }) => {
    const id = await page.post({ inMinutes: -300, set: { status: 20, phase: 'rejected', failures: 4 } });
    const answer = await ana.client.post(url(id, 'retry/'));
    expect(answer.body).toMatchObject({ status: 0, phase: 'due', applied_count: 1, skipped: [] });
    expect(await world.row(id)).toMatchObject({ failures: 0 });
    expect((await ana.client.post(url(id, 'retry/'))).status).toBe(409);
  });
  test('a missed post offers to be posted, planned anew or dismissed, and no retry', async ({ world, ana, page }) => {
    const id = await page.post({ inMinutes: -300, set: { status: 20, phase: 'missed', reason_code: 'missed' } });
    const shown = await ana.client.get(url(id));
    expect(shown.body.actions).toEqual(['reschedule', 'revise', 'post_now', 'dismiss']);
    expect((await ana.client.post(url(id, 'retry/'))).status).toBe(409);
    expect(await world.row(id)).toMatchObject({ status: 20, phase: 'missed' });
  });
  test('resolve: it is there, as one of the posts that were found', async ({ app, db, ana, page }) => {
    const id = await page.post({ inMinutes: -9, set: { phase: 'unconfirmed', ask_user: true } });
    const attempt = await openAttempt(app, id);
    const candidates = [{ remote_id: `${page.pageId}_77`, text: 'One of two' }, { remote_id: `${page.pageId}_78` }];
    await db.run('UPDATE publish_attempts SET evidence = $2 WHERE id = $1', [
      attempt,
      JSON.stringify([{ candidates }]),
    ]);
    const other = await ana.client.post(url(id, 'resolve/'), { remote_id: `${page.pageId}_79` });
    expect([other.status, other.body.remote_id]).toEqual([400, [expect.stringContaining('one of the posts we found')]]);
    const answer = await ana.client.post(url(id, 'resolve/'), { remote_id: `${page.pageId}_77` });
    expect([answer.status, answer.body.status]).toEqual([200, 10]);
    expect((await ana.client.post(url(id, 'resolve/'), { absent: true })).status).toBe(409);
  });
  test.for([
    { there: true },
    { remote_id: 'urn:li:share:4711' },
  ])('resolve: it is there although nothing was found, which occupies no id (%j)', async (body, {
    app,
    world,
    ana,
    page,
  }) => {
    const id = await page.post({ inMinutes: -9, set: { phase: 'unconfirmed', ask_user: true }, firstComment: 'Hi' });
    await openAttempt(app, id);
    const answer = await ana.client.post(url(id, 'resolve/'), body);
    expect([answer.status, answer.body.status, answer.body.external_link]).toEqual([200, 10, null]);
    expect(answer.body.first_comment).toMatchObject({ state: 'unconfirmed' });
    expect(await world.row(id)).toMatchObject({ next_step_at: null, stats_due_at: null, remote_id: `unnamed:${id}` });
  });
  test('resolve: what is not there and is planned for later waits for its time', async ({ app, ana, page }) => {
    const id = await page.post({ inMinutes: 90, set: { phase: 'unconfirmed', ask_user: true } });
    await openAttempt(app, id);
    const before = (await ana.client.get(url(id))).body.fire_at;
    const answer = await ana.client.post(url(id, 'resolve/'), { absent: true });
    expect(answer.body).toMatchObject({ phase: 'due', fire_at: before });
  });
  test('resolve: it is not there, and goes out again', async ({ app, ana, page }) => {
    const id = await page.post({ inMinutes: -9, set: { phase: 'unconfirmed', ask_user: true } });
    await openAttempt(app, id);
    const answer = await ana.client.post(url(id, 'resolve/'), { absent: true });
    expect(answer.body).toMatchObject({ status: 0, phase: 'due' });
  });
});

describe('apply to all', () => {
  test('changes siblings of the same origin and network in own profiles, and names those that it skipped', async ({
    app,
    world,
    ana,
    page,
  }) => {
    const origin_id = randomUUID();
    const second = await buildConnection(app, (await buildProfile(app, ana.userId)).profileId);
    const third = await buildConnection(app, (await buildProfile(app, ana.userId)).profileId);
    const other = await buildAdvisor(app);
    const foreign = await buildConnection(app, other.profileId);
    const mine = await page.post({ set: { origin_id } });
    const sibling = await second.post({ set: { origin_id } });
    const busy = await third.post({ set: { origin_id, phase: 'committing' } });
    const theirs = await foreign.post({ set: { origin_id } });
    const stranger = await second.post();
    const answer = await ana.client.patch(url(mine), { message: 'For all', apply_to_all: true });
    expect(answer.body).toMatchObject({ id: mine, applied_count: 2, message: 'For all' });
    expect(answer.body.skipped).toEqual([{ id: busy, reason: expect.stringMatching(/published right now/) }]);
    expect((await world.row(sibling)).message).toBe('For all');
    for (const id of [busy, theirs, stranger]) expect((await world.row(id)).message).not.toBe('For all');
    const deleted = await ana.client.post(url(sibling, 'delete/'), { apply_to_all: true });
    expect(deleted.body).toMatchObject({ id: sibling, applied_count: 2 });
    expect((await world.row(mine)).deleted).toBe(true);
  });

  test('a sibling with a broken connection is skipped; the addressed post must succeed', async ({
    app,
    world,
    ana,
    page,
  }) => {
    const origin_id = randomUUID();
    const second = await buildConnection(app, (await buildProfile(app, ana.userId)).profileId, {
      set: { connected: false },
    });
    const mine = await page.post({ set: { origin_id } });
    const sibling = await second.post({ set: { origin_id } });
    const failed = await ana.client.post(url(sibling, 'post_now/'), { apply_to_all: true });
    expect(failed.status).toBe(400);
    expect((await world.row(mine)).version).toBe(1);
    const answer = await ana.client.post(url(mine, 'post_now/'), { apply_to_all: true });
    expect(answer.body).toMatchObject({ applied_count: 1, skipped: [{ id: sibling }] });
  });

  test('without it siblings stay', async ({ app, world, ana, page }) => {
    const origin_id = randomUUID();
    const second = await buildConnection(app, (await buildProfile(app, ana.userId)).profileId);
    const mine = await page.post({ set: { origin_id } });
    const sibling = await second.post({ set: { origin_id } });
    await ana.client.post(url(mine, 'delete/'));
    expect((await world.row(sibling)).deleted).toBe(false);
  });
});

test("another advisor's post is 404 to every verb", async ({ app, page }) => {
  const id = await page.post();
  const other = await buildAdvisor(app);
  const calls = ['delete/', 'post_now/', 'restore/', 'retry/'].map((verb) => other.client.post(url(id, verb)));
  const patch = other.client.patch(url(id), { message: 'Mine now' });
  const resolve = other.client.post(url(id, 'resolve/'), { absent: true });
  for (const answer of await Promise.all([...calls, patch, resolve])) expect(answer.status).toBe(404);
});
