import { beforeEach, describe, expect, it } from 'vitest';
import { video } from '../../platform/make-video.ts';
import { GraphClient, type Json } from '../../testing/graph-client.ts';
import { InstagramClient } from '../../testing/instagram-client.ts';
import { mediaHostOfFile, sandboxOfFile } from '../../testing/of-file.ts';
import { DEMO_WORLD } from '../../worlds.ts';
import { INSTAGRAM_ERROR_CODES } from './error-codes.ts';

const DAY = 86_400_000;
const { instagram, pages, people } = DEMO_WORLD;
const account = instagram.blueFjord.id;
const sandbox = await sandboxOfFile();
const { host, picture } = await mediaHostOfFile();
let ig: InstagramClient;

beforeEach(() => {
  ig = new InstagramClient(sandbox);
});

describe('an account', () => {
  it('is found through its Page; a Page without one has no such key', async () => {
    const { control } = sandbox;
    const token = control.facebook.issueToken({ personId: people.marina.id, pageId: pages.blueFjord.id });
    control.facebook.issueToken({ personId: people.marina.id, pageId: pages.fjordFriends.id });
    const user = new GraphClient(sandbox, control.facebook.issueToken({ personId: people.marina.id }));
    const fields = 'name,instagram_business_account{id,username,name,profile_picture_url,followers_count}';
    const { data } = (await user.get('/me/accounts', { fields })).body;
    const found = Object.fromEntries([...(data ?? [])].map((row) => [String(row.id), row.instagram_business_account]));
    expect(found[pages.blueFjord.id]).toEqual({
      id: account,
      username: 'bluefjordtravel',
      name: 'Blue Fjord Travel',
      profile_picture_url: expect.stringContaining(`/media/avatar/${account}`),
      followers_count: 1280,
    });
    expect(found).toHaveProperty([pages.fjordFriends.id], undefined);
    const own = new GraphClient(sandbox, token);
    expect((await own.get('/me', { fields: 'instagram_business_account' })).body.instagram_business_account).toEqual({
      id: account,
    });
    expect((await ig.get(`/${account}`, { fields: 'username,followers_count,media_count' })).body).toEqual({
      id: account,
      username: 'bluefjordtravel',
      followers_count: 1280,
      media_count: 0,
    });
    control.facebook.setPermission(people.marina.id, 'instagram_basic', 'declined');
    expect((await own.get('/me', { fields: 'instagram_business_account' })).body).toEqual({ id: pages.blueFjord.id });
  });

  it('answers only to its Page and to people who ticked that Page; each verb needs its permission', async () => {
    const id = await ig.picture(picture);
    const other = new InstagramClient(sandbox, 'northernLights');
    expect((await other.get(`/${account}/media`)).body.error).toMatchObject({ code: 100, error_subcode: 33 });
    const theo = new GraphClient(sandbox, sandbox.control.facebook.issueToken({ personId: people.theo.id }));
    expect((await theo.get(`/${id}`)).body.error).toMatchObject({ error_subcode: 33 });
    const marina = new GraphClient(sandbox, sandbox.control.facebook.issueToken({ personId: people.marina.id }));
    expect((await marina.get(`/${id}`)).body).toEqual({ id });
    const without = async (permission: string, call: () => Promise<{ body: Json }>) => {
      sandbox.control.facebook.setPermission(people.marina.id, permission, 'declined');
      const { error } = (await call()).body;
      sandbox.control.facebook.setPermission(people.marina.id, permission, 'granted');
      return [error?.code, String(error?.message).includes(permission)];
    };
    expect(await without('instagram_basic', () => ig.get(`/${account}/media`))).toEqual([10, true]);
    expect(await without('instagram_content_publish', () => ig.container({ image_url: picture }))).toEqual([10, true]);
    expect(await without('instagram_manage_insights', () => ig.get(`/${id}/insights`))).toEqual([10, true]);
    expect(await without('instagram_manage_comments', () => ig.get(`/${id}/comments`))).toEqual([10, true]);
    expect(await without('instagram_manage_contents', () => ig.delete(`/${id}`))).toEqual([10, true]);
    sandbox.control.facebook.setRole(pages.blueFjord.id, people.marina.id, ['ANALYZE']);
    expect((await ig.container({ image_url: picture })).body.error).toMatchObject({ code: 200 });
    sandbox.control.instagram.change(account, { pageId: undefined });
    expect((await ig.get(`/${account}`)).body.error).toMatchObject({ error_subcode: 33 });
  });

  it('is throttled by a limit of its own', async () => {
    const usage = { call_count: 100, total_time: 1, total_cputime: 1, estimated_time_to_regain_access: 5 };
    sandbox.control.facebook.set({ businessUsage: { [account]: { type: 'instagram', ...usage } } });
    expect((await ig.get(`/${account}/media`)).body.error).toMatchObject({ code: 80002 });
    expect((await ig.get('/me')).status).toBe(200);
  });

  it('loses its tokens with its Page', async () => {
    expect(sandbox.control.instagram.breakTokens(account, 460)).toBeGreaterThan(0);
    expect((await ig.get(`/${account}`)).body.error).toMatchObject({ code: 190, error_subcode: 460 });
    sandbox.control.instagram.mendTokens(account);
    expect((await ig.get(`/${account}`)).status).toBe(200);
  });
});

describe('posts', () => {
  it('are listed newest first, page by page, with every field', async () => {
    const ids: string[] = [];
    for (const caption of ['a', 'b', 'c']) ids.unshift(await ig.picture(picture, { caption }));
    const first = (await ig.get(`/${account}/media`, { fields: 'id,caption,timestamp', limit: '2' })).body;
    expect([...(first.data ?? [])].map((row) => row.caption)).toEqual(['c', 'b']);
    const second = (await ig.call('GET', String(first.paging?.next))).body;
    expect([...(second.data ?? [])].map((row) => row.id)).toEqual(ids.slice(2));
    expect(second.paging).not.toHaveProperty('next');
    const fields = 'ig_id,media_url,permalink,shortcode,timestamp,username,owner,like_count,comments_count';
    const whole = (await ig.get(`/${ids[0]}`, { fields })).body;
    expect(whole).toMatchObject({ username: 'bluefjordtravel', owner: { id: account }, comments_count: 0 });
    expect((await fetch(String(whole.media_url))).headers.get('content-type')).toBe('image/jpeg');
    expect((await fetch(String(whole.permalink))).status).toBe(200);
    const both = (await ig.get('/', { ids: `${ids[0]},${pages.blueFjord.id}`, fields: 'id' })).body;
    expect(both).toEqual({ [String(ids[0])]: { id: ids[0] }, [pages.blueFjord.id]: { id: pages.blueFjord.id } });
  });

  it('are deleted once', async () => {
    const id = await ig.picture(picture);
    expect((await ig.delete(`/${id}`)).body).toEqual({ success: true });
    expect((await ig.delete(`/${id}`)).body.error).toMatchObject({ code: 100, error_subcode: 33 });
    expect(sandbox.control.instagram.wall(account)).toEqual([]);
    expect(sandbox.control.instagram.allPosts(account)).toMatchObject([{ id, gone: 'deleted' }]);
  });

  it('take comments and replies', async () => {
    const id = await ig.picture(picture);
    const comment = String((await ig.post(`/${id}/comments`, { message: 'First' })).body.id);
    await ig.post(`/${comment}/replies`, { message: 'Reply' });
    const { data } = (await ig.get(`/${id}/comments`, { fields: 'id,text,username,replies{text}' })).body;
    expect(data).toMatchObject([
      { id: comment, text: 'First', username: 'bluefjordtravel', replies: { data: [{ text: 'Reply' }] } },
    ]);
    expect((await ig.get(`/${id}`, { fields: 'comments_count,comments{text}' })).body).toMatchObject({
      comments_count: 2,
      comments: { data: [{ text: 'First' }] },
    });
    sandbox.control.facebook.set({ commentFieldsFail: true });
    const lost = await ig.post(`/${id}/comments`, { message: 'There', fields: 'id' });
    expect(lost.body.error).toMatchObject({ code: 20, error_subcode: 1772107 });
    expect(sandbox.control.instagram.wall(account)[0]?.comments.map(({ message }) => message)).toContain('There');
    expect((await ig.delete(`/${comment}`)).body).toEqual({ success: true });
    expect((await ig.post(`/${id}/comments`, { message: ' ' })).body.error).toMatchObject({ code: 100 });
  });
});

describe('insights', () => {
  const POST = 'views,reach,total_interactions,saved,likes,comments,shares';
  const REEL = `${POST},ig_reels_video_view_total_time,ig_reels_avg_watch_time`;
  const value = (body: Json, name: string) =>
    Number([...(body.data ?? [])].find((row) => String(row.name) === name)?.values?.[0]?.value);

  it('come late, grow, and have a family for posts and one for reels', async () => {
    const id = await ig.picture(picture);
    expect((await ig.get(`/${id}/insights`, { metric: POST })).body).toEqual({ data: [] });
    sandbox.control.clock.advance(DAY);
    const first = (await ig.get(`/${id}/insights`, { metric: POST })).body;
    expect(first.data).toHaveLength(7);
    expect(first.data?.[0]).toMatchObject({ name: 'views', period: 'lifetime', id: `${id}/insights/views/lifetime` });
    sandbox.control.clock.advance(DAY);
    const second = (await ig.get(`/${id}/insights`, { metric: POST })).body;
    expect(value(second, 'views')).toBeGreaterThan(value(first, 'views'));
    const parts = ['likes', 'saved', 'shares', 'comments'].map((name) => value(second, name));
    expect(value(second, 'total_interactions')).toBe(parts.reduce((sum, n) => sum + n, 0));
  });

  it('refuse a bad name in three ways, and the whole call with it', async () => {
    const id = await ig.picture(picture);
    const video_url = host.put('/reel.mp4', video());
    const container = String((await ig.container({ media_type: 'REELS', video_url })).body.id);
    const read = () => sandbox.control.instagram.containers(account).find((it) => it.id === container)?.fetchedAt;
    await expect.poll(read).toBeDefined();
    sandbox.control.clock.advance(16_000);
    const reel = String((await ig.publish(container)).body.id);
    sandbox.control.clock.advance(DAY);
    const ask = async (of: string, metric: string) => (await ig.get(`/${of}/insights`, { metric })).body;
    const whole = await ask(reel, REEL);
    expect(whole.data).toHaveLength(9);
    expect(value(whole, 'ig_reels_avg_watch_time')).toBeGreaterThan(1_000);
    expect((await ask(reel, 'views,profile_visits')).error?.message).toBe(
      '(#100) The Media Insights API does not support the profile_visits metric for this media product type.',
    );
    expect((await ask(id, 'ig_reels_avg_watch_time')).error?.message).toContain('does not support the ig_reels');
    expect((await ask(id, 'views,likez')).error?.message).toMatch(
      /metric\[1\] must be one of the following values: views, /,
    );
    expect((await ask(id, 'views,impressions')).error?.message).toBe(
      '(#100) The value must be a valid insights metric',
    );
    expect((await ask(id, '')).error).toMatchObject({ code: 3001, error_subcode: 1504028 });
    sandbox.control.instagram.set({ absentMetrics: ['saved'] });
    expect((await ask(id, 'saved,views')).data).toHaveLength(1);
  });

  it('of an account want a period and the metric type', async () => {
    const ask = async (params: Record<string, string>) => (await ig.get(`/${account}/insights`, params)).body;
    const total = await ask({ metric: 'reach,views', period: 'day', metric_type: 'total_value' });
    expect(total.data).toMatchObject([{ total_value: { value: expect.any(Number) } }, { name: 'views' }]);
    expect((await ask({ metric: 'views', period: 'day' })).error).toMatchObject({ code: 100 });
    expect((await ask({ metric: 'follower_count', period: 'day' })).data).toHaveLength(1);
  });
});

describe('every refusal of the table', () => {
  it.each(
    INSTAGRAM_ERROR_CODES.map((entry) => [`${entry.code}/${entry.subcode}`, entry] as const),
  )('%s can be provoked, and nothing is published', async (_, entry) => {
    const { code, subcode } = entry;
    sandbox.control.addFault({ path: '/media_publish$', action: { kind: 'graph_error', code, subcode } });
    const reply = await ig.publish('1');
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      error: {
        message: entry.message,
        type: 'OAuthException',
        code,
        error_subcode: subcode,
        is_transient: entry.transient ?? false,
        error_user_title: entry.userTitle,
        error_user_msg: entry.userMessage,
        fbtrace_id: expect.any(String),
      },
    });
  });

  it('is there once', () => {
    const keys = INSTAGRAM_ERROR_CODES.map((entry) => `${entry.code}/${entry.subcode}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the record, faults and pages', () => {
  it('show what a lost answer left behind', async () => {
    const id = String((await ig.container({ image_url: picture, caption: 'Lost & found' })).body.id);
    sandbox.control.clock.advance(2_000);
    sandbox.control.addFault({ method: 'POST', path: '/media_publish$', when: 'after', action: { kind: 'reset' } });
    await expect(ig.publish(id)).rejects.toThrow();
    const [post] = sandbox.control.instagram.wall(account);
    expect(sandbox.control.calls().at(-1)).toMatchObject({
      status: 0,
      body: { creation_id: id },
      sideEffect: { kind: 'post.published', id: post?.id },
    });
    expect(await ig.status(id)).toBe('PUBLISHED');
    const read = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text();
    expect(await read(`/instagram/wall/${account}`)).toContain('Lost &amp; found');
    expect(await read('/instagram/wall/bluefjordtravel')).toContain(`data-post-id="${post?.id}"`);
    expect(await read('/instagram/')).toContain('@northernlightscruises');
    expect(await read('/')).toContain('href="/instagram/"');
    expect((await fetch(`${sandbox.url}/instagram/wall/unknown`)).status).toBe(404);
  });

  it('are reached from other processes', async () => {
    const control = async (method: string, path: string, body?: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
      return (await fetch(`${sandbox.url}/__control/instagram${path}`, init)).json();
    };
    const made = (await control('POST', '/accounts', { username: 'storm', pageId: pages.martinVoyages.id })) as Json;
    const { access_token } = (await control('POST', '/tokens', {
      person_id: people.theo.id,
      user_id: made.id,
    })) as Json;
    expect((await ig.get(`/${made.id}`, { fields: 'username', access_token: String(access_token) })).body).toEqual({
      id: made.id,
      username: 'storm',
    });
    expect(await control('POST', '/settings', { quotaTotal: 100 })).toMatchObject({ quotaTotal: 100 });
    const id = await ig.picture(picture);
    expect(await control('GET', `/wall?user=${account}`)).toMatchObject([{ id }]);
    expect(await control('GET', `/containers?user=${account}`)).toMatchObject([{ status: 'PUBLISHED', mediaId: id }]);
    expect(await control('POST', '/vanish', { id })).toEqual({ success: true });
    expect(await control('GET', '/wall')).toEqual([]);
  });
});
