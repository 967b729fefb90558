import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/app.ts';
import type { TestPage } from '../../../../testing/page.ts';
import { type PublishingWorld, publishingWorld } from '../../../../testing/publishing-world.ts';
import { claimPosts } from '../claim/claim.ts';
import { stepPost } from '../claim/step-post.ts';
import { readySnapshot } from '../testing/ready-snapshot.ts';
import { passGate } from './gate.ts';

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
const calls = (pattern: RegExp) =>
  app.sandbox.control.calls().filter((call) => pattern.test(`${call.method} ${call.path}`));
const feedPosts = () => calls(/^POST .*\/feed$/).filter((call) => call.path.includes(page.pageId));

describe('the gate', () => {
  const claimOne = async (id: number) => {
    const rows = await claimPosts(app.waypost.db, { limit: 100, leaseMs: 60_000 });
    const row = rows.find((entry) => entry.id === id);
    if (row === undefined) throw new Error('not claimed');
    return { row, post: await readySnapshot(world.deps, row) };
  };
  const options = { tokenVersion: 1, leaseMs: 60_000 };

  test('passes once: a second pass finds the attempt open', async () => {
    const { row, post } = await claimOne(await world.post(page));
    expect(await passGate(app.waypost.db, row, post, options)).not.toBeNull();
    expect(await passGate(app.waypost.db, row, post, options)).toBeNull();
  });

  for (const [what, change] of [
    ['edited', 'UPDATE scheduled_postings SET version = version + 1 WHERE id = $1'],
    ['deleted', 'UPDATE scheduled_postings SET deleted = true WHERE id = $1'],
    ['taken by another worker', 'UPDATE scheduled_postings SET lease_token = gen_random_uuid() WHERE id = $1'],
    ['withdrawn', 'UPDATE scheduled_postings SET withdrawn_at = app_now() WHERE id = $1'],
    ['rescheduled', "UPDATE scheduled_postings SET fire_at = app_now() + interval '1 hour' WHERE id = $1"],
    [
      'paused',
      'UPDATE connections SET paused = true FROM scheduled_postings p WHERE p.id = $1 AND connections.id = p.connection_id',
    ],
    [
      'moved to another page',
      "UPDATE connections SET page_id = 'x' || connections.id FROM scheduled_postings p WHERE p.id = $1 AND connections.id = p.connection_id",
    ],
  ] as const)
    test(`is shut for a post that was ${what} since the claim`, async () => {
      const id = await world.post(page);
      const { row, post } = await claimOne(id);
      await app.waypost.db.run(change, [id]);
      expect(await passGate(app.waypost.db, row, post, options)).toBeNull();
      expect(await world.attempts(id)).toEqual([]);
    });

  test('a process that was stopped between gate and send sends nothing', async () => {
    const slow: typeof world.deps = {
      ...world.deps,
      config: { ...world.deps.config, publishing: { ...world.deps.config.publishing, sendDeadlineMs: -1 } },
    };
    const id = await world.post(page, { message: 'Too late to send' });
    const { row } = await claimOne(id);
    await stepPost(slow, row);
    expect((await world.attempts(id)).map((attempt) => attempt.outcome)).toEqual(['not-sent']);
    expect(feedPosts()).toEqual([]);
    await later(1);
    await world.publish();
    expect(await world.row(id)).toMatchObject({ status: 10 });
  });

  test('one release at a time per connection', async () => {
    const first = await claimOne(await world.post(page));
    expect(await passGate(app.waypost.db, first.row, first.post, options)).not.toBeNull();
    // Its worker seems dead, so the next post is claimed; the wall is what stands behind the claim.
    await app.waypost.db.run(
      `UPDATE scheduled_postings SET lease_until = clock_timestamp() - interval '1 second' WHERE id = $1`,
      [first.row.id],
    );
    const second = await claimOne(await world.post(page));
    expect(await passGate(app.waypost.db, second.row, second.post, options)).toBeNull();
  });

  test('a claim takes one post of a connection, the oldest, and none while another is in somebody’s hands', async () => {
    const [late, early] = [await world.post(page), await world.post(page, { inMinutes: -5 / 60 })];
    const claim = () => claimPosts(app.waypost.db, { limit: 100, leaseMs: 60_000 });
    expect((await claim()).map((row) => row.id)).toEqual([early]);
    expect(await claim()).toEqual([]);
    await app.waypost.db.run(`UPDATE scheduled_postings SET lease_until = clock_timestamp() WHERE id = $1`, [early]);
    expect((await claim()).map((row) => row.id)).toEqual([early]);
    await app.waypost.db.run(`UPDATE scheduled_postings SET deleted = true WHERE id = $1`, [early]);
    await app.waypost.db.run(`UPDATE scheduled_postings SET lease_until = clock_timestamp() WHERE id = $1`, [early]);
    expect((await claim()).map((row) => row.id)).toEqual([late]);
  });
});
