import type { Provider } from '@waypost/contract/networks';
import type { PostType } from '@waypost/contract/posts';
import { statsDefinition } from '@waypost/contract/stats';
import { describe, expect, vi } from 'vitest';
import { runDue } from '../../../platform/sweeps/start-sweeps.ts';
import type { TestPage } from '../../../testing/page.ts';
import type { PostOptions } from '../../../testing/post.ts';
import { test as base } from '../../../testing/test.ts';
import { commentSweep } from '../comments/step-comments.ts';
import { statsSweep } from '../stats/collect-stats.ts';
import { claimPosts } from './claim/claim.ts';
import { stepPost } from './claim/step-post.ts';
import { permalinkSweep } from './settle/fetch-permalinks.ts';

const KINDS: [string, 'facebook' | 'instagram', PostOptions][] = [
  ['a Facebook video', 'facebook', { video: 'video' }],
  ['a Facebook reel', 'facebook', { video: 'reel' }],
  ['an Instagram picture', 'instagram', { images: 1 }],
  ['an Instagram carousel', 'instagram', { images: 3 }],
  ['an Instagram reel', 'instagram', { video: 'reel' }],
];

/** Only the call that releases: creating a container and the early phases of a video do not. */
const releaseOf = (page: TestPage) => ({
  method: 'POST',
  path: `/${page.pageId}/(media_publish|videos|video_reels)$`,
  params: '^(?!.*"upload_phase":"(start|transfer)")',
});
const test = base.extend('remote', ({ app, world, network }) => {
  const later = async (minutes: number) => {
    await network.instagram.videosFetched();
    await app.later(minutes);
  };
  /** Publishes and turns the clock until the row is out of the machine, or the minutes are over. */
  async function until(id: number, phase: string, minutes = 5): Promise<void> {
    for (let tenths = 0; tenths <= minutes * 10; tenths += 1) {
      await world.publish();
      if ((await world.row(id)).phase === phase) return;
      await later(0.1);
    }
  }
  const releases = (page: TestPage) =>
    network
      .calls()
      .filter((call) => call.method === 'POST' && call.path.includes(`/${page.pageId}/`))
      .filter((call) => /media_publish$/.test(call.path) || JSON.stringify(call).includes('"upload_phase":"finish"'));
  return { later, until, releases };
});

describe.each(KINDS)('%s', (name, onNetwork, options) => {
  test.override('page', ({ world }) => world.page({ app: onNetwork }));

  test('is prepared, waits for the network, and goes out once', async ({ world, page, remote }) => {
    const id = await world.post(page, { ...options, message: name });
    await remote.until(id, 'posted');
    expect(await world.row(id)).toMatchObject({ status: 10, phase: 'posted', reason_code: null, failures: 0 });
    expect(await world.outcomes(id)).toEqual(['posted']);
    expect(world.wall(page)).toEqual([name]);
    expect(remote.releases(page)).toHaveLength(1);
  });

  test('gets its address, its first comment and its own family of figures', async ({ db, world, page, remote }) => {
    const id = await world.post(page, { ...options, message: name, firstComment: 'Book now' });
    await remote.until(id, 'posted');
    await remote.later(120);
    await runDue(permalinkSweep(world.deps));
    await runDue(commentSweep(world.deps));
    await runDue(statsSweep(world.deps));
    const after = await db.row<{
      permalink: string;
      phase: string;
      type: PostType;
      provider: Provider;
      stats: Record<string, number | null>;
    }>(
      `SELECT s.permalink, c.phase, s.type, s.provider, s.stats FROM scheduled_postings s
       JOIN post_comments c ON c.scheduled_posting_id = s.id WHERE s.id = $1`,
      [id],
    );
    expect(after).toMatchObject({ permalink: expect.stringMatching(/^http/), phase: 'posted' });
    const expected = statsDefinition(after?.provider ?? 'fbpage', after?.type ?? 'post')?.metrics ?? [];
    expect(Object.keys(after?.stats ?? {}).sort()).toEqual(expected.map((metric) => metric.key).sort());
    for (const value of Object.values(after?.stats ?? {})) expect(value).toEqual(expect.any(Number));
  });

  test('whose answer is lost after the deed is found by its id and adopted, never sent again', async ({
    world,
    page,
    network,
    remote,
  }) => {
    const id = await world.post(page, { ...options, message: name });
    network.addFault({ ...releaseOf(page), when: 'after', action: { kind: 'reset' } });
    await remote.until(id, 'unconfirmed');
    expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed' });
    await remote.until(id, 'posted');
    expect(await world.row(id)).toMatchObject({ status: 10 });
    expect(await world.outcomes(id)).toEqual(['adopted']);
    expect(world.wall(page)).toEqual([name]);
    expect(remote.releases(page)).toHaveLength(1);
  });

  test('that never arrived goes out after four complete reads', async ({ world, page, network, remote }) => {
    const id = await world.post(page, { ...options, message: name });
    network.addFault({ ...releaseOf(page), when: 'before', action: { kind: 'reset' } });
    await remote.until(id, 'unconfirmed');
    await remote.until(id, 'posted', 40);
    expect(await world.outcomes(id)).toEqual(['absent', 'posted']);
    expect(world.wall(page)).toEqual([name]);
  });
});

describe('a video on its way', () => {
  test('that Facebook cannot process is taken away again, and the person reads why', async ({
    app,
    db,
    world,
    page,
    network,
    remote,
  }) => {
    const id = await world.post(page, { video: 'reel' });
    const { storage } = app.waypost;
    const file = await db.row<{ key: string }>(
      'SELECT m.key FROM media m JOIN post_media pm ON pm.media_id = m.id WHERE pm.scheduled_posting_id = $1',
      [id],
    );
    await storage.put(file?.key ?? '', Buffer.from('this is no video'), 'video/mp4');
    await remote.until(id, 'rejected');
    expect(await world.row(id)).toMatchObject({ status: 20, reason_code: 'fb_video_invalid' });
    expect(await world.outcomes(id)).toEqual(['rejected']);
    await remote.later(2);
    expect(world.wall(page)).toEqual([]);
    expect(network.calls().filter((call) => call.method === 'DELETE')).not.toEqual([]);
  });

  test('stays ours while its upload takes longer than a lease', async ({ db, world, page, network, remote }) => {
    const publishing = { ...world.deps.config.publishing, leaseMs: 1_500 };
    const deps = { ...world.deps, config: { ...world.deps.config, publishing } };
    const id = await world.post(page, { video: 'reel', message: 'A long upload' });
    network.addFault({ path: '/video-upload/', action: { kind: 'delay', ms: 4_000 } });
    const [row] = await claimPosts(db, { limit: 100, leaseMs: 1_500 });
    if (row?.id !== id) throw new Error('not claimed');
    const stepped = stepPost(deps, row);
    // The lease runs on the real clock, whatever the business clock says.
    const firstEnd = new Date(Date.now() + 1_500);
    const renewed = async () => {
      const lease = await db.row<{ lease_until: Date }>('SELECT lease_until FROM scheduled_postings WHERE id = $1', [
        id,
      ]);
      expect(lease?.lease_until.getTime()).toBeGreaterThan(firstEnd.getTime() + 500);
    };
    await vi.waitFor(renewed, { timeout: 3_500 });
    expect(await claimPosts(db, { limit: 100, leaseMs: 1_500 })).toEqual([]);
    await stepped;
    await remote.until(id, 'posted');
    expect(await world.outcomes(id)).toEqual(['posted']);
  });

  test('that is never finished is not waited for without end: the person is asked', async ({
    world,
    page,
    network,
    remote,
  }) => {
    network.facebook.set({ videoProcessingMs: 10 * 3_600_000 });
    const id = await world.post(page, { video: 'video', message: 'Endless' });
    await remote.until(id, 'accepted');
    expect(await world.row(id)).toMatchObject({ status: 0, phase: 'accepted' });
    await remote.later(121);
    await remote.until(id, 'unconfirmed', 2);
    await remote.later(10);
    await world.publish();
    expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed', ask_user: true });
    network.facebook.set({ videoProcessingMs: 1_000 });
    await remote.later(31);
    await world.publish();
    expect(await world.row(id)).toMatchObject({ status: 10, phase: 'posted' });
    expect(remote.releases(page)).toHaveLength(1);
  });
});

test('an Instagram account that has used up its day waits, costs no try, and is missed in the end', async ({
  world,
  network,
  remote,
}) => {
  const page = await world.page({ app: 'instagram' });
  network.instagram.set({ quotaTotal: 1 });
  const first = await world.post(page, { images: 1 });
  await remote.until(first, 'posted');
  const second = await world.post(page, { images: 1 });
  await world.publish();
  expect(await world.row(second)).toMatchObject({ status: 0, phase: 'due', failures: 0, reason_code: 'ig_quota' });
  await remote.later(121);
  await world.publish();
  await world.sweep();
  expect(await world.row(second)).toMatchObject({ status: 20, phase: 'missed' });
  expect(remote.releases(page)).toHaveLength(1);
  network.instagram.set({ quotaTotal: 50 });
});
