import { describe, expect } from 'vitest';
import { runDue } from '../../../platform/sweeps/start-sweeps.ts';
import { buildAdvisor, signedIn } from '../../../testing/factories.ts';
import { buildConnection } from '../../../testing/page.ts';
import { test as base } from '../../../testing/test.ts';
import { statsSweep } from './collect-stats.ts';
import { statsRank } from './rank.ts';
import { nextStats } from './timetable.ts';

/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;

const test = base.extend('figures', ({ app, world, ana, page }) => {
  /** Out on the sandbox's Facebook, through the machine. */
  async function published(): Promise<number> {
    const id = await world.post(page, { message: `Out ${Math.random()}` });
    await world.publish();
    expect(await world.row(id)).toMatchObject({ status: 10 });
    return id;
  }
  const minutesFromNow = async (id: number) =>
    Math.round((((await world.row(id)).stats_due_at as Date).getTime() - app.waypost.clock.now().getTime()) / 60_000);
  const summary = async (query: string) =>
    (await ana.client.get(`/api/scheduled_postings/report_summary/?pgid=${page.pageId}${query}`)).body;
  const staffId = async () =>
    (await buildAdvisor(app, { isStaff: true, permissions: ['accounts.impersonate'] })).userId;
  return { published, minutesFromNow, summary, staffId };
});

test.override('ana', ({ app }) => buildAdvisor(app, { permissions: ['fbreport.view_fbpost'] }));
test.afterEach(async ({ app, db }) => {
  app.sandbox.control.facebook.set({ businessUsage: {}, absentMetrics: [] });
  await db.run('UPDATE scheduled_postings SET stats_due_at = NULL');
});

test('the plan: 1 h, 24 h, 3, 7, 14 and 28 days, leaving out what has passed, then no more', () => {
  const posted = new Date('2026-05-01T00:00:00Z');
  const after = (minutes: number, step: number) =>
    nextStats(posted, step, new Date(posted.getTime() + minutes * 60_000));
  const hours = (plan: ReturnType<typeof after>) => plan && (plan.at.getTime() - posted.getTime()) / 3_600_000;
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
  test('fetches an hour after posting, keeps the history, and plans the next day', async ({
    app,
    db,
    world,
    figures,
  }) => {
    const id = await figures.published();
    expect(await runDue(statsSweep(world.deps))).toBe(0);
    await app.later(HOUR + 1);
    expect(await runDue(statsSweep(world.deps))).toBe(1);
    const first = await world.row(id);
    expect(first.stats).toMatchObject({ post_views: expect.any(Number), post_reach: expect.any(Number) });
    expect(first.stats_rank).toBe((first.stats as { post_views: number }).post_views);
    expect(first.stats_step).toBe(1);
    expect(await figures.minutesFromNow(id)).toBeGreaterThan(22 * 60);
    await app.later(DAY);
    await runDue(statsSweep(world.deps));
    const history = await db.rows<{ metrics: Record<string, number> }>(
      'SELECT metrics FROM post_stats WHERE scheduled_posting_id = $1 ORDER BY id',
      [id],
    );
    expect(history).toHaveLength(2);
    await app.later(30 * DAY);
    await runDue(statsSweep(world.deps));
    expect((await world.row(id)).stats_due_at).toBeNull();
  });

  test('a figure that the network does not give is null, not nought', async ({ app, world, network, figures }) => {
    const id = await figures.published();
    network.facebook.set({ absentMetrics: ['post_clicks'] });
    await app.later(HOUR + 1);
    await runDue(statsSweep(world.deps));
    expect((await world.row(id)).stats).toMatchObject({ post_clicks: null, post_views: expect.any(Number) });
  });

  test('at 90 % of the rate limit everything due on the page rests for an hour', async ({
    app,
    world,
    page,
    network,
    figures,
  }) => {
    const ids = [await figures.published(), await figures.published(), await figures.published()];
    const usage = { type: 'pages', total_time: 1, total_cputime: 1, estimated_time_to_regain_access: 0 };
    network.facebook.set({ businessUsage: { [page.pageId]: { ...usage, call_count: 92 } } });
    await app.later(HOUR + 1);
    await runDue(statsSweep(world.deps));
    const waits = await Promise.all(ids.map(figures.minutesFromNow));
    expect(Math.min(...waits)).toBeGreaterThan(50);
    const calls = network.calls().length;
    await runDue(statsSweep(world.deps));
    expect(network.calls().length).toBe(calls);
  });

  test('a network that is away is asked again in half an hour; a post that is gone no more', async ({
    app,
    world,
    network,
    figures,
  }) => {
    const id = await figures.published();
    const remote = String((await world.row(id)).remote_id);
    network.addFault({ path: '/insights', times: -1, action: { kind: 'status', status: 503 } });
    await app.later(HOUR + 1);
    await runDue(statsSweep(world.deps));
    expect(await figures.minutesFromNow(id)).toBe(30);
    network.clearFaults();
    network.facebook.vanish(remote, 'deleted');
    await app.later(31);
    await runDue(statsSweep(world.deps));
    expect(await world.row(id)).toMatchObject({ stats_due_at: null, stats: null });
  });

  test('two sweeps at once fetch each post once', async ({ app, db, world, figures }) => {
    const ids = [await figures.published(), await figures.published()];
    await app.later(HOUR + 1);
    await Promise.all([runDue(statsSweep(world.deps)), runDue(statsSweep(world.deps))]);
    const [kept] = await db.rows<{ n: number }>(
      'SELECT count(*) AS n FROM post_stats WHERE scheduled_posting_id = ANY($1)',
      [ids],
    );
    expect(kept?.n).toBe(2);
  });
});

describe('refreshing by hand', () => {
  const url = (id: number) => `/api/scheduled_postings/${id}/fetch_stats/`;

  test('needs the permission first, then a first fetch, then ten minutes of pause', async ({
    app,
    world,
    ana,
    figures,
  }) => {
    const id = await figures.published();
    const plain = await buildAdvisor(app);
    expect((await plain.client.get(url(id))).status).toBe(403);
    const impersonating = await signedIn(app, plain.userId, await figures.staffId());
    expect((await impersonating.get(url(id))).status).toBe(404);
    const early = await ana.client.get(url(id));
    expect([early.status, early.body.user_message]).toEqual([409, 'Stats can be refreshed after the first fetch.']);
    await app.later(HOUR + 1);
    await runDue(statsSweep(world.deps));
    const soon = await ana.client.get(url(id));
    expect(soon.status).toBe(429);
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(500);
    await app.later(11);
    const fresh = await ana.client.get(url(id));
    expect(fresh.status).toBe(200);
    expect(fresh.body.updated).toBe((fresh.body.stats as { fetched_at: string }).fetched_at);
    expect((await ana.client.get(url(id))).status).toBe(429);
  });

  test('a failing network is 400 with a sentence, and the old figures stay', async ({
    app,
    world,
    ana,
    network,
    figures,
  }) => {
    const id = await figures.published();
    await app.later(HOUR + 1);
    await runDue(statsSweep(world.deps));
    const before = (await world.row(id)).stats;
    await app.later(11);
    network.addFault({ path: '/insights', times: -1, action: { kind: 'status', status: 503 } });
    const answer = await ana.client.get(url(id));
    expect([answer.status, typeof answer.body.user_message]).toEqual([400, 'string']);
    expect((await world.row(id)).stats).toEqual(before);
  });
});

describe('the summary', () => {
  test('sums what is counted, takes the newest followers, leaves out what is missing', async ({
    app,
    page,
    figures,
  }) => {
    const posted = (stats: object, set: Record<string, unknown> = {}, inMinutes = -60) =>
      page.post({ inMinutes, set: { status: 10, stats: JSON.stringify(stats), ...set } });
    await posted({ post_views: 10, post_clicks: 1, followers: 90 }, { stats_fetched_at: app.at(-50) });
    await posted({ post_views: 5, post_clicks: null, followers: 95 }, { stats_fetched_at: app.at(-40), type: 'image' });
    await page.post({ inMinutes: -10, set: { status: 10, type: 'link' } });
    await posted({ post_views: 100 }, { status: 20 });
    await posted({ post_views: 100 }, { deleted: true });
    await posted({ reel_views: 3 }, { type: 'reel' });
    await posted({ post_views: 1000 }, {}, -20 * 24 * 60);
    const recent = `&fire_at_from=${app.at(-24 * 60)}`;
    expect(await figures.summary(`&type=post${recent}`)).toEqual({
      num_posts: 3,
      post_views: 15,
      post_reach: null,
      post_reactions: null,
      post_clicks: 1,
      followers: 95,
    });
    expect(await figures.summary(`&type=reel&application=facebook${recent}`)).toMatchObject({
      num_posts: 1,
      reel_views: 3,
    });
    expect(await figures.summary('')).toMatchObject({ num_posts: 4, post_views: 1015 });
    expect(await figures.summary(`&until=${app.at(-24 * 60)}`)).toMatchObject({ num_posts: 1, post_views: 1000 });
  });

  test('counts what the list of a type shows: a video of a network without figures for videos is a post', async ({
    app,
    ana,
  }) => {
    for (const [network, asPosts] of [
      ['linkedin', ['post', 'image', 'link', 'video', 'reel']],
      ['facebook', ['post', 'image', 'link']],
    ] as const) {
      const connection = await buildConnection(app, ana.profileId, { app: network });
      for (const type of ['post', 'image', 'link', 'video', 'reel'])
        await connection.post({ inMinutes: -5, set: { status: 10, type } });
      const ask = async (path: string) =>
        (await ana.client.get(`/api/scheduled_postings/${path}?pgid=${connection.pageId}&type=post`)).body;
      const listed = ((await ask('')).results as { type: string }[]).map(({ type }) => type);
      expect(listed.sort(), network).toEqual([...asPosts].sort());
      expect((await ask('report_summary/')).num_posts, network).toBe(asPosts.length);
    }
  });

  test('percentages are plain averages', async ({ app, ana }) => {
    const linkedin = await buildConnection(app, ana.profileId, { app: 'linkedin' });
    for (const post_engagement of [2, 4, null])
      await linkedin.post({
        inMinutes: -5,
        set: { status: 10, stats: JSON.stringify({ post_engagement, post_likes: 1 }) },
      });
    const { body } = await ana.client.get(`/api/scheduled_postings/report_summary/?pgid=${linkedin.pageId}`);
    expect(body).toMatchObject({ num_posts: 3, post_engagement: 3, post_likes: 3 });
    // What a page is asked about as is what it is.
    const ask = (call: string, as: string) =>
      ana.client.get(`/api/scheduled_postings/${call}/?pgid=${linkedin.pageId}&step=day&${as}`);
    for (const call of ['report_summary', 'report_steps']) {
      expect((await ask(call, 'application=facebook')).body).toEqual({ application: [expect.any(String)] });
      expect((await ask(call, 'application=linkedin&provider=fbpage')).body).toEqual({
        provider: [expect.any(String)],
      });
      expect((await ask(call, 'application=linkedin&provider=linkedin')).status).toBe(200);
    }
  });

  test('tells figures by Toronto’s days and months, of how many posts they are known, and how old they are', async ({
    app,
    ana,
  }) => {
    const linkedin = await buildConnection(app, ana.profileId, { app: 'linkedin' });
    const [fetched, late] = ['2026-03-02T12:00:00.000Z', '2026-03-05T12:00:00.000Z'];
    for (const [fire_at, likes, stats_fetched_at] of [
      ['2026-03-01T04:59:00Z', 1, fetched],
      ['2026-03-01T05:00:00Z', 2, late],
      ['2026-03-02T04:59:00Z', 4, fetched],
      ['2026-03-02T12:00:00Z', null, null],
    ] as const)
      await linkedin.post({
        inMinutes: -5,
        set: { status: 10, fire_at, stats_fetched_at, ...(likes && { stats: JSON.stringify({ post_likes: likes }) }) },
      });
    const path = `/api/scheduled_postings/report_steps/?pgid=${linkedin.pageId}&from=2026-02-01&until=2026-03-31`;
    const { body } = await ana.client.get(path);
    expect(body).toMatchObject({
      steps: [
        { first: '2026-02-28', num_posts: 1, figures: { post_likes: 1, post_comments: null } },
        { first: '2026-03-01', num_posts: 2, figures: { post_likes: 6 } },
        { first: '2026-03-02', num_posts: 1, figures: { post_likes: null } },
      ],
      known: { post_likes: 3, post_comments: 0 },
      fetched: { oldest: fetched, newest: late },
    });
    const months = (await ana.client.get(`${path}&step=month`)).body.steps;
    expect(months).toMatchObject([
      { first: '2026-02-01', num_posts: 1 },
      { first: '2026-03-01', num_posts: 3 },
    ]);
    const stranger = await buildAdvisor(app);
    expect((await stranger.client.get(path)).status).toBe(404);
  });
});
