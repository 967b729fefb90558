import { describe, expect } from 'vitest';
import { test as base } from '../../../../testing/test.ts';
import { claimPosts } from '../claim/claim.ts';
import { stepPost } from '../claim/step-post.ts';
import { claimReady } from '../testing/ready-snapshot.ts';
import { passGate } from './gate.ts';

const test = base.extend('feed', ({ page, network }) => {
  const calls = (pattern: RegExp) => network.calls().filter((call) => pattern.test(`${call.method} ${call.path}`));
  const feedPosts = () => calls(/^POST .*\/feed$/).filter((call) => call.path.includes(page.pageId));
  return { feedPosts };
});

describe('the gate', () => {
  const options = { tokenVersion: 1, leaseMs: 60_000 };

  test('passes once: a second pass finds the attempt open', async ({ db, world, page }) => {
    const { row, post } = await claimReady(world, await world.post(page));
    expect(await passGate(db, row, post, options)).not.toBeNull();
    expect(await passGate(db, row, post, options)).toBeNull();
  });

  for (const [what, change] of [
    ['edited', 'UPDATE scheduled_postings SET version = version + 1 WHERE id = $1'],
    ['deleted', 'UPDATE scheduled_postings SET deleted = true WHERE id = $1'],
    ['taken by another worker', 'UPDATE scheduled_postings SET lease_token = gen_random_uuid() WHERE id = $1'],
    ['withdrawn', 'UPDATE scheduled_postings SET withdrawn_at = app_now() WHERE id = $1'],
    ['flagged', 'UPDATE scheduled_postings SET look_from = app_now() WHERE id = $1'],
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
    test(`is shut for a post that was ${what} since the claim`, async ({ db, world, page }) => {
      const id = await world.post(page);
      const { row, post } = await claimReady(world, id);
      await db.run(change, [id]);
      expect(await passGate(db, row, post, options)).toBeNull();
      expect(await world.attempts(id)).toEqual([]);
    });

  test('a process that was stopped between gate and send sends nothing', async ({ app, world, page, feed }) => {
    const slow: typeof world.deps = {
      ...world.deps,
      config: { ...world.deps.config, publishing: { ...world.deps.config.publishing, sendDeadlineMs: -1 } },
    };
    const id = await world.post(page, { message: 'Too late to send' });
    const { row } = await claimReady(world, id);
    await stepPost(slow, row);
    expect(await world.outcomes(id)).toEqual(['not-sent']);
    expect(feed.feedPosts()).toEqual([]);
    await app.later(1);
    await world.publish();
    expect(await world.row(id)).toMatchObject({ status: 10 });
  });

  test('one release at a time per connection', async ({ db, world, page }) => {
    const first = await claimReady(world, await world.post(page));
    expect(await passGate(db, first.row, first.post, options)).not.toBeNull();
    // Its worker seems dead, so the next post is claimed; the wall is what stands behind the claim.
    await db.run(`UPDATE scheduled_postings SET lease_until = clock_timestamp() - interval '1 second' WHERE id = $1`, [
      first.row.id,
    ]);
    const second = await claimReady(world, await world.post(page));
    expect(await passGate(db, second.row, second.post, options)).toBeNull();
  });

  test('a claim takes one post of a connection, the oldest, and none while another is in somebody’s hands', async ({
    db,
    world,
    page,
  }) => {
    const [late, early] = [await world.post(page), await world.post(page, { inMinutes: -5 / 60 })];
    const claim = () => claimPosts(db, { limit: 100, leaseMs: 60_000 });
    expect((await claim()).map((row) => row.id)).toEqual([early]);
    expect(await claim()).toEqual([]);
    await db.run(`UPDATE scheduled_postings SET lease_until = clock_timestamp() WHERE id = $1`, [early]);
    expect((await claim()).map((row) => row.id)).toEqual([early]);
    await db.run(`UPDATE scheduled_postings SET deleted = true WHERE id = $1`, [early]);
    await db.run(`UPDATE scheduled_postings SET lease_until = clock_timestamp() WHERE id = $1`, [early]);
    expect((await claim()).map((row) => row.id)).toEqual([late]);
  });
});
