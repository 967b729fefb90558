import { describe, expect } from 'vitest';
import { runDue } from '../../../platform/sweeps/start-sweeps.ts';
import { test as base } from '../../../testing/test.ts';
import { beginComment, claimComments } from './comment-store.ts';
import { commentSweep } from './step-comments.ts';

const test = base.extend('comments', ({ db, world, page, network }) => {
  async function published(firstComment: string): Promise<number> {
    const id = await world.post(page, { message: `Out ${Math.random()}`, firstComment });
    await world.publish();
    return id;
  }
  async function comment(id: number): Promise<Record<string, unknown>> {
    const found = await db.row<Record<string, unknown>>('SELECT * FROM post_comments WHERE scheduled_posting_id = $1', [
      id,
    ]);
    return found ?? {};
  }
  const sent = () => network.calls().filter((call) => call.method === 'POST' && call.path.endsWith('/comments')).length;
  const tries = (id: number) =>
    db.rows<Record<string, unknown>>(
      "SELECT outcome, reason_code FROM publish_attempts WHERE scheduled_posting_id = $1 AND purpose = 'first_comment' ORDER BY n",
      [id],
    );
  /** As the next call that writes a comment, or reads them. */
  const fault = (method: 'GET' | 'POST', when: 'before' | 'after', action: object, times = 1) =>
    network.addFault({ method, path: '/comments$', when, times, action } as Parameters<typeof network.addFault>[0]);
  const step = () => runDue(commentSweep(world.deps));
  return { published, step, comment, sent, tries, fault };
});

describe('the first comment', () => {
  test('goes out once, after the post, with a line in the log', async ({ comments }) => {
    const before = comments.sent();
    const id = await comments.published('Link inside');
    expect(await comments.comment(id)).toMatchObject({ phase: 'waiting', next_step_at: expect.any(Date) });
    await comments.step();
    expect(await comments.comment(id)).toMatchObject({
      phase: 'posted',
      next_step_at: null,
      remote_id: expect.any(String),
    });
    expect(await comments.tries(id)).toEqual([{ outcome: 'posted', reason_code: null }]);
    await comments.step();
    expect(comments.sent() - before).toBe(1);
  });

  test('is not begun while its page is paused, all publishing is held, or once the page is removed', async ({
    ana,
    app,
    db,
    comments,
  }) => {
    const before = comments.sent();
    const id = await comments.published('Not now');
    const old = await comments.published('Too late by now');
    await db.run("UPDATE scheduled_postings SET posted_at = posted_at - interval '49 hours' WHERE id = $1", [old]);
    const settings = `/api/profile_social/${ana.profileId}/facebook/`;
    await ana.client.patch(`${settings}settings/`, { paused: true });
    await comments.step();
    expect(await comments.comment(old)).toMatchObject({ phase: 'failed', reason_code: 'comment_held' });
    const seen = async () => (await ana.client.get(`/api/scheduled_postings/${id}/`)).body.first_comment;
    expect(await seen()).toMatchObject({
      state: 'waiting',
      reason: 'Publishing to this page is paused or on hold. The first comment will be added once it goes on.',
    });
    await ana.client.patch(`${settings}settings/`, { paused: false });
    await db.run(`INSERT INTO installation (key, value) VALUES ('publishing_held', '{"reason":"restored"}')`);
    await app.later(6);
    await comments.step();
    await db.run("DELETE FROM installation WHERE key = 'publishing_held'");
    expect([comments.sent() - before, (await comments.comment(id)).phase]).toEqual([0, 'waiting']);
    // Removed after the token was read: the last question is asked beside the mark.
    await app.later(6);
    const row = (await claimComments(db, { app: 'facebook', limit: 100, leaseMs: 60_000 })).find(
      (one) => one.id === id,
    );
    if (row === undefined) throw new Error('the comment is not due');
    await ana.client.delete(settings);
    expect(await db.transaction((tx) => beginComment(tx, row, 1))).toBeNull();
    await db.run('UPDATE post_comments SET next_step_at = NULL, lease_token = NULL WHERE scheduled_posting_id = $1', [
      id,
    ]);
  });

  test('is not begun before the post is out', async ({ db, world, page, comments }) => {
    const id = await world.post(page, { inMinutes: 60, firstComment: 'Too early' });
    await db.run('UPDATE post_comments SET next_step_at = app_now() WHERE scheduled_posting_id = $1', [id]);
    await comments.step();
    expect(await comments.comment(id)).toMatchObject({ phase: 'waiting' });
    await db.run('UPDATE scheduled_postings SET deleted = true WHERE id = $1', [id]);
  });

  test('an answer that was lost is looked up and adopted, never sent again', async ({ app, comments }) => {
    const before = comments.sent();
    const id = await comments.published('Lost answer');
    comments.fault('POST', 'after', { kind: 'reset' });
    await comments.step();
    expect(await comments.comment(id)).toMatchObject({ phase: 'sending' });
    await app.later(3);
    await comments.step();
    expect(await comments.comment(id)).toMatchObject({ phase: 'posted', remote_id: expect.any(String) });
    expect(await comments.tries(id)).toEqual([{ outcome: 'adopted', reason_code: null }]);
    expect(comments.sent() - before).toBe(1);
  });

  test('a call that never arrived is sent again only after two complete reads without it', async ({
    app,
    comments,
  }) => {
    const before = comments.sent();
    const id = await comments.published('Never arrived');
    comments.fault('POST', 'before', { kind: 'reset' });
    await comments.step();
    await app.later(3);
    await comments.step();
    expect(await comments.comment(id)).toMatchObject({ phase: 'sending' });
    await app.later(3);
    await comments.step();
    expect(await comments.comment(id)).toMatchObject({ phase: 'waiting' });
    await app.later(2);
    await comments.step();
    expect(await comments.comment(id)).toMatchObject({ phase: 'posted' });
    expect((await comments.tries(id)).map((attempt) => attempt.outcome)).toEqual(['absent', 'posted']);
    expect(comments.sent() - before).toBe(2);
  });

  test('when the comments cannot be read it ends unconfirmed, never sent blindly', async ({ app, world, comments }) => {
    const before = comments.sent();
    const id = await comments.published('Unreadable');
    comments.fault('POST', 'after', { kind: 'reset' });
    await comments.step();
    comments.fault('GET', 'before', { kind: 'status', status: 503 }, -1);
    for (let n = 0; n < 6; n += 1) {
      await app.later(20);
      await comments.step();
    }
    expect(await comments.comment(id)).toMatchObject({ phase: 'unconfirmed', next_step_at: null });
    expect(comments.sent() - before).toBe(1);
    expect((await world.row(id)).status).toBe(10);
  });

  test('a refusal that will not pass fails with its reason and leaves the post alone', async ({ world, comments }) => {
    const id = await comments.published('Refused');
    comments.fault('POST', 'before', { kind: 'graph_error', code: 100 });
    await comments.step();
    const after = await comments.comment(id);
    expect(after).toMatchObject({ phase: 'failed', next_step_at: null });
    expect(after.reason_code).toMatch(/^fb_/);
    expect((await world.row(id)).status).toBe(10);
  });

  test('a passing refusal is tried again, after reading', async ({ app, comments }) => {
    const before = comments.sent();
    const id = await comments.published('Again');
    comments.fault('POST', 'before', { kind: 'graph_error', code: 2 });
    await comments.step();
    const state = (await comments.comment(id)).phase;
    await app.later(20);
    await comments.step();
    await app.later(20);
    await comments.step();
    await app.later(20);
    await comments.step();
    expect([state === 'waiting' || state === 'sending', (await comments.comment(id)).phase]).toEqual([true, 'posted']);
    expect(comments.sent() - before).toBe(2);
  });

  test('a process that died while sending is found by its mark', async ({ db, comments }) => {
    const before = comments.sent();
    const id = await comments.published('Died');
    await db.run(
      `UPDATE post_comments SET phase = 'sending', tries = 1,
         lease_token = gen_random_uuid(), lease_until = clock_timestamp() - interval '1 second'
       WHERE scheduled_posting_id = $1`,
      [id],
    );
    await comments.step();
    expect(comments.sent()).toBe(before);
    expect(await comments.comment(id)).toMatchObject({ phase: expect.stringMatching(/sending|waiting/) });
  });

  test('without a connection it waits, and fails after two days', async ({ app, db, page, comments }) => {
    const id = await comments.published('Waiting');
    await db.run('UPDATE connections SET connected = false WHERE id = $1', [page.connectionId]);
    await comments.step();
    expect(await comments.comment(id)).toMatchObject({ phase: 'waiting', reason_code: 'reconnect' });
    await app.later(49 * 60);
    await comments.step();
    expect(await comments.comment(id)).toMatchObject({ phase: 'failed', next_step_at: null });
  });
});
