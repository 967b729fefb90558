import { beforeEach, describe, expect, it } from 'vitest';
import { type GraphClient, type Json, pageClient } from '../../../testing/graph-client.ts';
import { sandboxOfFile } from '../../../testing/of-file.ts';
import { png } from '../../../testing/pictures.ts';
import { DEMO_WORLD } from '../../../worlds.ts';

const page = DEMO_WORLD.pages.blueFjord.id;
const DAY = 86_400_000;
const sandbox = await sandboxOfFile();
let graph: GraphClient;
let post: string;

beforeEach(async () => {
  graph = pageClient(sandbox);
  post = String((await graph.post(`/${page}/feed`, { message: 'Measured' })).body.id);
});

const insights = async (metric: string, more: Record<string, string> = {}) =>
  (await graph.get(`/${post}/insights`, { metric, ...more })).body;
const value = (body: Json, n = 0) => body.data?.[n]?.values?.[0]?.value;

describe('insights of a post', () => {
  it('know nothing before the lag, then grow and never fall', async () => {
    sandbox.control.facebook.set({ insightsLagMs: DAY });
    sandbox.control.clock.advance(DAY - 5000);
    expect(await insights('post_media_view')).toEqual({ data: [] });
    const seen: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      sandbox.control.clock.advance(DAY);
      seen.push(Number(value(await insights('post_media_view'))));
    }
    expect(seen[0]).toBeGreaterThan(0);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(value(await insights('post_media_view'))).toBe(seen[3]);
  });

  it('give objects for reactions and two periods for the unique metric', async () => {
    sandbox.control.clock.advance(DAY);
    const { data } = await insights('post_reactions_by_type_total,post_total_media_view_unique');
    const rows = data as unknown as {
      name: string;
      period: string;
      values: { value: unknown; end_time?: string }[];
      id: string;
    }[];
    expect(rows.map(({ name, period }) => [name, period])).toEqual([
      ['post_reactions_by_type_total', 'lifetime'],
      ['post_total_media_view_unique', 'lifetime'],
      ['post_total_media_view_unique', 'day'],
    ]);
    expect(rows[0]?.values[0]?.value).toMatchObject({ like: expect.any(Number), love: expect.any(Number) });
    expect(rows[2]?.values[0]?.end_time).toMatch(/T0[78]:00:00\+0000$/);
    expect(rows[1]?.id).toBe(`${post}/insights/post_total_media_view_unique/lifetime`);
    expect((await insights('post_total_media_view_unique', { period: 'lifetime' })).data).toHaveLength(1);
  });

  it('fail whole for one bad metric, none, or a window above 90 days', async () => {
    sandbox.control.clock.advance(DAY);
    for (const metric of ['post_impressions', 'post_media_view,post_engaged_users', 'fb_reels_total_plays']) {
      expect((await insights(metric)).error).toMatchObject({
        code: 100,
        message: '(#100) The value must be a valid insights metric',
      });
    }
    expect((await graph.get(`/${post}/insights`)).body.error).toMatchObject({ code: 3001, error_subcode: 1504028 });
    expect((await insights('post_media_view', { since: '2026-01-01', until: '2026-05-01' })).error).toMatchObject({
      code: 100,
    });
    sandbox.control.facebook.set({ refusedMetrics: ['post_media_view'], absentMetrics: ['post_clicks'] });
    expect((await insights('post_media_view')).error).toMatchObject({ code: 100 });
    expect((await insights('post_clicks')).data).toEqual([]);
  });

  it('do not exist for a bare photo id and need read_insights', async () => {
    const photo = (await graph.photo(page, await png())).body.id;
    expect((await graph.get(`/${photo}/insights`, { metric: 'post_media_view' })).body.error).toMatchObject({
      message: '(#100) Tried accessing nonexisting field (insights)',
    });
    sandbox.control.facebook.setPermission(DEMO_WORLD.people.marina.id, 'read_insights', 'declined');
    expect((await insights('post_media_view')).error).toMatchObject({ code: 200 });
    sandbox.control.facebook.setPermission(DEMO_WORLD.people.marina.id, 'pages_read_user_content', 'declined');
    expect((await graph.get(`/${post}`, { fields: 'reactions.summary(true).limit(0)' })).body.error).toMatchObject({
      code: 10,
    });
  });
});

describe('figures of a page', () => {
  it('have followers as a field and as a metric, from 100 followers on', async () => {
    expect((await graph.get(`/${page}`, { fields: 'followers_count' })).body).toEqual({
      followers_count: 812,
      id: page,
    });
    const follows = async () => (await graph.get(`/${page}/insights`, { metric: 'page_follows', period: 'day' })).body;
    expect(value(await follows())).toBe(812);
    sandbox.control.facebook.setFollowers(page, 99);
    expect(await follows()).toEqual({ data: [] });
  });
});
