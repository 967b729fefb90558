import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runDue } from '../../../platform/sweeps/start-sweeps.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { type Advisor, buildAdvisor, signedIn } from '../../../testing/factories.ts';
import { buildConnection, type TestPage } from '../../../testing/page.ts';
import { buildPost } from '../../../testing/post.ts';
import { type PublishingWorld, publishingWorld } from '../../../testing/publishing-world.ts';
import { nextStats, statsRank } from '../post.ts';
import { statsSweep } from './collect-stats.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let app: TestApp;
let world: PublishingWorld;
let ana: Advisor;
let page: TestPage;
let offset = 0;

beforeAll(async () => {
  app = await createTestApp();
  world = publishingWorld(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await buildAdvisor(app, { permissions: ['fbreport.view_fbpost'] });
  page = await buildConnection(app, ana.profileId);
});
afterEach(async () => {
  app.sandbox.control.clearFaults();
  app.sandbox.control.facebook.set({ businessUsage: {}, absentMetrics: [] });
  await app.waypost.db.run('UPDATE scheduled_postings SET stats_due_at = NULL');
});

const later = async (ms: number) => {
  offset += ms;
  await app.turnTo(offset);
};
const row = async (id: number) => (await world.row(id)) as unknown as Record<string, unknown>;
/** Out on the sandbox's Facebook, through the machine. */
async function published(): Promise<number> {
  const id = await world.post(page, { message: `Out ${Math.random()}` });
  await world.publish();
  expect(await row(id)).toMatchObject({ status: 10 });
  return id;
}
const minutesFromNow = async (id: number) =>
  Math.round((((await row(id)).stats_due_at as Date).getTime() - app.waypost.clock.now().getTime()) / 60_000);

test('the plan: 1 h, 24 h, 3, 7, 14 and 28 days, leaving out what has passed, then no more', () => {
  const posted = new Date('2026-05-01T00:00:00Z');
  const after = (ms: number, step: number) => nextStats(posted, step, new Date(posted.getTime() + ms));
  const hours = (plan: ReturnType<typeof after>) => plan && (plan.at.getTime() - posted.getTime()) / HOUR;
  expect(hours(after(HOUR, 0))).toBe(24);
  expect(hours(after(DAY, 1))).toBe(72);
  expect(hours(after(10 * DAY, 0))).toBe(14 * 24);
  expect(after(10 * DAY, 0)?.step).toBe(4);
  expect(after(28 * DAY, 5)).toBeNull();
});

test('the rank is the primary figure; several add up; none is null', () => {
  expect(statsRank('fbpage', 'image', { post_views: 7, post_clicks: 90 })).toBe(7);
  expect(statsRank('linkedin', 'feedpost', { post_likes: 2, post_comments: 3 })).toBe(5);
  expect(statsRank('fbpage', 'reel', { post_views: 7 })).toBeNull();
  expect(statsRank('fbpage', 'post', { post_views: null })).toBeNull();
});

describe('the sweep', () => {
  test('fetches an hour after posting, keeps the history, and plans the next day', async () => {
    const id = await published();
    expect(await runDue(statsSweep(world.deps))).toBe(0);
    await later(HOUR + 60_000);
    expect(await runDue(statsSweep(world.deps))).toBe(1);
    const first = await row(id);
    expect(first.stats).toMatchObject({ post_views: expect.any(Number), post_reach: expect.any(Number) });
    expect(first.stats_rank).toBe((first.stats as { post_views: number }).post_views);
    expect(first.stats_step).toBe(1);
    expect(await minutesFromNow(id)).toBeGreaterThan(22 * 60);
    await later(DAY);
    await runDue(statsSweep(world.deps));
    const history = await app.waypost.db.rows<{ metrics: Record<string, number> }>(
      'SELECT metrics FROM post_stats WHERE scheduled_posting_id = $1 ORDER BY id',
      [id],
    );
    expect(history).toHaveLength(2);
    await later(30 * DAY);
    await runDue(statsSweep(world.deps));
    expect((await row(id)).stats_due_at).toBeNull();
  });

  test('a figure that the network does not give is null, not nought', async () => {
    const id = await published();
    app.sandbox.control.facebook.set({ absentMetrics: ['post_clicks'] });
    await later(HOUR + 60_000);
    await runDue(statsSweep(world.deps));
    expect((await row(id)).stats).toMatchObject({ post_clicks: null, post_views: expect.any(Number) });
  });

  test('at 90 % of the rate limit everything due on the page rests for an hour', async () => {
    const ids = [await published(), await published(), await published()];
    const usage = { type: 'pages', total_time: 1, total_cputime: 1, estimated_time_to_regain_access: 0 };
    app.sandbox.control.facebook.set({ businessUsage: { [page.pageId]: { ...usage, call_count: 92 } } });
    await later(HOUR + 60_000);
    await runDue(statsSweep(world.deps));
    const waits = await Promise.all(ids.map(minutesFromNow));
    expect(Math.min(...waits)).toBeGreaterThan(50);
    const calls = app.sandbox.control.calls().length;
    await runDue(statsSweep(world.deps));
    expect(app.sandbox.control.calls().length).toBe(calls);
  });

  test('a network that is away is asked again in half an hour; a post that is gone no more', async () => {
    const id = await published();
    const remote = String((await row(id)).remote_id);
    app.sandbox.control.addFault({ path: '/insights', times: -1, action: { kind: 'status', status: 503 } });
    await later(HOUR + 60_000);
    await runDue(statsSweep(world.deps));
    expect(await minutesFromNow(id)).toBe(30);
    app.sandbox.control.clearFaults();
    app.sandbox.control.facebook.vanish(remote, 'deleted');
    await later(31 * 60_000);
    await runDue(statsSweep(world.deps));
    expect(await row(id)).toMatchObject({ stats_due_at: null, stats: null });
  });

  test('two sweeps at once fetch each post once', async () => {
    const ids = [await published(), await published()];
    await later(HOUR + 60_000);
    await Promise.all([runDue(statsSweep(world.deps)), runDue(statsSweep(world.deps))]);
    const [kept] = await app.waypost.db.rows<{ n: number }>(
      'SELECT count(*) AS n FROM post_stats WHERE scheduled_posting_id = ANY($1)',
      [ids],
    );
    expect(kept?.n).toBe(2);
  });
});

describe('refreshing by hand', () => {
  const url = (id: number) => `/api/scheduled_postings/${id}/fetch_stats/`;

  test('needs the permission first, then a first fetch, then ten minutes of pause', async () => {
    const id = await published();
    const plain = await buildAdvisor(app);
    expect((await plain.client.get(url(id))).status).toBe(403);
    const impersonating = await signedIn(app, plain.userId, await staffId());
    expect((await impersonating.get(url(id))).status).toBe(404);
    const early = await ana.client.get(url(id));
    expect([early.status, early.body.user_message]).toEqual([409, 'Stats can be refreshed after the first fetch.']);
    await later(HOUR + 60_000);
    await runDue(statsSweep(world.deps));
    const soon = await ana.client.get(url(id));
    expect(soon.status).toBe(429);
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(500);
    await later(11 * 60_000);
    const fresh = await ana.client.get(url(id));
    expect(fresh.status).toBe(200);
    expect(fresh.body.updated).toBe((fresh.body.stats as { fetched_at: string }).fetched_at);
    expect((await ana.client.get(url(id))).status).toBe(429);
  });

  test('a failing network is 400 with a sentence, and the old figures stay', async () => {
    const id = await published();
    await later(HOUR + 60_000);
    await runDue(statsSweep(world.deps));
    const before = (await row(id)).stats;
    await later(11 * 60_000);
    app.sandbox.control.addFault({ path: '/insights', times: -1, action: { kind: 'status', status: 503 } });
    const answer = await ana.client.get(url(id));
    expect([answer.status, typeof answer.body.user_message]).toEqual([400, 'string']);
    expect((await row(id)).stats).toEqual(before);
  });

  const staffId = async () =>
    (await buildAdvisor(app, { isStaff: true, permissions: ['accounts.impersonate'] })).userId;
});

describe('the summary', () => {
  const summary = async (query: string) =>
    (await ana.client.get(`/api/scheduled_postings/report_summary/?pgid=${page.pageId}${query}`)).body;

  test('sums what is counted, takes the newest followers, leaves out what is missing', async () => {
    const posted = (stats: object, set: Record<string, unknown> = {}, inMinutes = -60) =>
      buildPost(app, page, { inMinutes, set: { status: 10, stats: JSON.stringify(stats), ...set } });
    const at = (minutes: number) => new Date(app.waypost.clock.now().getTime() + minutes * 60_000);
    await posted({ post_views: 10, post_clicks: 1, followers: 90 }, { stats_fetched_at: at(-50) });
    await posted({ post_views: 5, post_clicks: null, followers: 95 }, { stats_fetched_at: at(-40), type: 'image' });
    await buildPost(app, page, { inMinutes: -10, set: { status: 10, type: 'link' } });
    await posted({ post_views: 100 }, { status: 20 });
    await posted({ post_views: 100 }, { deleted: true });
    await posted({ reel_views: 3 }, { type: 'reel' });
    await posted({ post_views: 1000 }, {}, -20 * 24 * 60);
    const recent = `&fire_at_from=${at(-24 * 60).toISOString()}`;
    expect(await summary(`&type=post${recent}`)).toEqual({
      num_posts: 3,
      post_views: 15,
      post_reach: null,
      post_reactions: null,
      post_clicks: 1,
      followers: 95,
    });
    expect(await summary(`&type=reel&application=facebook${recent}`)).toMatchObject({ num_posts: 1, reel_views: 3 });
    expect(await summary('')).toMatchObject({ num_posts: 4, post_views: 1015 });
    expect(await summary(`&until=${at(-24 * 60).toISOString()}`)).toMatchObject({ num_posts: 1, post_views: 1000 });
  });

  test('percentages are plain averages', async () => {
    const linkedin = await buildConnection(app, ana.profileId, { app: 'linkedin' });
    for (const post_engagement of [2, 4, null])
      await buildPost(app, linkedin, {
        inMinutes: -5,
        set: { status: 10, stats: JSON.stringify({ post_engagement, post_likes: 1 }) },
      });
    const { body } = await ana.client.get(`/api/scheduled_postings/report_summary/?pgid=${linkedin.pageId}`);
    expect(body).toMatchObject({ num_posts: 3, post_engagement: 3, post_likes: 3 });
  });
});
