import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runDue } from '../../../platform/sweeps/start-sweeps.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestPage } from '../../../testing/page.ts';
import { type PublishingWorld, publishingWorld } from '../../../testing/publishing-world.ts';
import { commentSweep } from './step-comments.ts';

const MINUTE = 60_000;
let app: TestApp;
let world: PublishingWorld;
let page: TestPage;
let offset = 0;

beforeAll(async () => {
  app = await createTestApp();
  world = publishingWorld(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.sandbox.control.clearFaults();
  page = await world.page();
});

const later = async (minutes: number) => {
  offset += minutes * MINUTE;
  await app.turnTo(offset);
};
async function published(firstComment: string): Promise<number> {
  const id = await world.post(page, { message: `Out ${Math.random()}`, firstComment });
  await world.publish();
  return id;
}
async function comment(id: number): Promise<Record<string, unknown>> {
  const found = await app.waypost.db.row<Record<string, unknown>>(
    'SELECT * FROM post_comments WHERE scheduled_posting_id = $1',
    [id],
  );
  return found ?? {};
}
const sent = () =>
  app.sandbox.control.calls().filter((call) => call.method === 'POST' && call.path.endsWith('/comments')).length;
const tries = (id: number) =>
  app.waypost.db.rows<Record<string, unknown>>(
    "SELECT outcome, reason_code FROM publish_attempts WHERE scheduled_posting_id = $1 AND purpose = 'first_comment' ORDER BY n",
    [id],
  );
/** As the next call that writes a comment, or reads them. */
const fault = (method: 'GET' | 'POST', when: 'before' | 'after', action: object, times = 1) =>
  app.sandbox.control.addFault({
    method,
    path: '/comments$',
    when,
    times,
    action,
  } as Parameters<typeof app.sandbox.control.addFault>[0]);

describe('the first comment', () => {
  test('goes out once, after the post, with a line in the log', async () => {
    const before = sent();
    const id = await published('Link inside');
    expect(await comment(id)).toMatchObject({ phase: 'waiting', next_step_at: expect.any(Date) });
    await runDue(commentSweep(world.deps));
    expect(await comment(id)).toMatchObject({ phase: 'posted', next_step_at: null, remote_id: expect.any(String) });
    expect(await tries(id)).toEqual([{ outcome: 'posted', reason_code: null }]);
    await runDue(commentSweep(world.deps));
    expect(sent() - before).toBe(1);
  });

  test('is not begun before the post is out', async () => {
    const id = await world.post(page, { inMinutes: 60, firstComment: 'Too early' });
    await app.waypost.db.run('UPDATE post_comments SET next_step_at = app_now() WHERE scheduled_posting_id = $1', [id]);
    await runDue(commentSweep(world.deps));
    expect(await comment(id)).toMatchObject({ phase: 'waiting' });
    await app.waypost.db.run('UPDATE scheduled_postings SET deleted = true WHERE id = $1', [id]);
  });

  test('an answer that was lost is looked up and adopted, never sent again', async () => {
    const before = sent();
    const id = await published('Lost answer');
    fault('POST', 'after', { kind: 'reset' });
    await runDue(commentSweep(world.deps));
    expect(await comment(id)).toMatchObject({ phase: 'sending' });
    await later(3);
    await runDue(commentSweep(world.deps));
    expect(await comment(id)).toMatchObject({ phase: 'posted', remote_id: expect.any(String) });
    expect(await tries(id)).toEqual([{ outcome: 'adopted', reason_code: null }]);
    expect(sent() - before).toBe(1);
  });

  test('a call that never arrived is sent again only after two complete reads without it', async () => {
    const before = sent();
    const id = await published('Never arrived');
    fault('POST', 'before', { kind: 'reset' });
    await runDue(commentSweep(world.deps));
    await later(3);
    await runDue(commentSweep(world.deps));
    expect(await comment(id)).toMatchObject({ phase: 'sending' });
    await later(3);
    await runDue(commentSweep(world.deps));
    expect(await comment(id)).toMatchObject({ phase: 'waiting' });
    await later(2);
    await runDue(commentSweep(world.deps));
    expect(await comment(id)).toMatchObject({ phase: 'posted' });
    expect((await tries(id)).map((attempt) => attempt.outcome)).toEqual(['absent', 'posted']);
    expect(sent() - before).toBe(2);
  });

  test('when the comments cannot be read it ends unconfirmed, never sent blindly', async () => {
    const before = sent();
    const id = await published('Unreadable');
    fault('POST', 'after', { kind: 'reset' });
    await runDue(commentSweep(world.deps));
    fault('GET', 'before', { kind: 'status', status: 503 }, -1);
    for (let n = 0; n < 6; n += 1) {
      await later(20);
      await runDue(commentSweep(world.deps));
    }
    expect(await comment(id)).toMatchObject({ phase: 'unconfirmed', next_step_at: null });
    expect(sent() - before).toBe(1);
    expect((await world.row(id)).status).toBe(10);
  });

  test('a refusal that will not pass fails with its reason and leaves the post alone', async () => {
    const id = await published('Refused');
    fault('POST', 'before', { kind: 'graph_error', code: 100 });
    await runDue(commentSweep(world.deps));
    const after = await comment(id);
    expect(after).toMatchObject({ phase: 'failed', next_step_at: null });
    expect(after.reason_code).toMatch(/^fb_/);
    expect((await world.row(id)).status).toBe(10);
  });

  test('a passing refusal is tried again, after reading', async () => {
    const before = sent();
    const id = await published('Again');
    fault('POST', 'before', { kind: 'graph_error', code: 2 });
    await runDue(commentSweep(world.deps));
    const state = (await comment(id)).phase;
    await later(20);
    await runDue(commentSweep(world.deps));
    await later(20);
    await runDue(commentSweep(world.deps));
    await later(20);
    await runDue(commentSweep(world.deps));
    expect([state === 'waiting' || state === 'sending', (await comment(id)).phase]).toEqual([true, 'posted']);
    expect(sent() - before).toBe(2);
  });

  test('a process that died while sending is found by its mark', async () => {
    const before = sent();
    const id = await published('Died');
    await app.waypost.db.run(
      `UPDATE post_comments SET phase = 'sending', tries = 1, send_started_at = app_now(),
         lease_token = gen_random_uuid(), lease_until = clock_timestamp() - interval '1 second'
       WHERE scheduled_posting_id = $1`,
      [id],
    );
    await runDue(commentSweep(world.deps));
    expect(sent()).toBe(before);
    expect(await comment(id)).toMatchObject({ phase: expect.stringMatching(/sending|waiting/) });
  });

  test('without a connection it waits, and fails after two days', async () => {
    const id = await published('Waiting');
    await app.waypost.db.run('UPDATE connections SET connected = false WHERE id = $1', [page.connectionId]);
    await runDue(commentSweep(world.deps));
    expect(await comment(id)).toMatchObject({ phase: 'waiting', reason_code: 'reconnect' });
    await later(49 * 60);
    await runDue(commentSweep(world.deps));
    expect(await comment(id)).toMatchObject({ phase: 'failed', next_step_at: null });
  });
});
