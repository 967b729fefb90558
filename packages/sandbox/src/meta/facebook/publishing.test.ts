import { beforeEach, describe, expect, it } from 'vitest';
import { GraphClient, pageClient } from '../../testing/graph-client.ts';
import { mediaHostOfFile, sandboxOfFile } from '../../testing/of-file.ts';
import { heavyPng, png, webp } from '../../testing/pictures.ts';
import { DEMO_WORLD } from '../../worlds.ts';

const page = DEMO_WORLD.pages.blueFjord.id;
const sandbox = await sandboxOfFile();
let graph: GraphClient;
const picture = await png();
const { host } = await mediaHostOfFile();

beforeEach(() => {
  graph = pageClient(sandbox);
});

const feedIds = async () =>
  ((await graph.get(`/${page}/feed`, { fields: 'id' })).body.data as unknown as { id: string }[]).map(({ id }) => id);

describe('a text post', () => {
  it('answers a composite id of digits above 2^53 and is on the wall at once', async () => {
    const { status, body } = await graph.post(`/${page}/feed`, { message: 'Fjords in May #travel' });
    const id = String(body.id);
    expect(status).toBe(200);
    expect(id).toMatch(/^\d+_\d+$/);
    for (const part of id.split('_')) expect(BigInt(part)).toBeGreaterThan(2n ** 53n);
    const post = await graph.get(`/${id}`, {
      fields: 'id,message,created_time,permalink_url,application{id,name},from,is_published',
    });
    expect(post.body).toEqual({
      id,
      message: 'Fjords in May #travel',
      created_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/),
      permalink_url: `${sandbox.url}/facebook/wall/${page}/posts/${id.split('_')[1]}`,
      application: { name: 'Waypost', id: DEMO_WORLD.app.id },
      from: { name: 'Blue Fjord Travel', id: page },
      is_published: true,
    });
    const wall = await (await fetch(`${sandbox.url}/facebook/wall/${page}`)).text();
    expect(wall).toContain('Fjords in May');
    expect(sandbox.control.facebook.wall(page)).toHaveLength(1);
  });

  it('gives the permalink back when asked, and takes JSON bodies', async () => {
    const response = await fetch(`${sandbox.url}/facebook/graph/v26.0/${page}/feed?fields=id,permalink_url`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${graph.token}` },
      body: JSON.stringify({ message: 'JSON', link: 'https://example.com/a?b=c' }),
    });
    expect(await response.json()).toEqual({
      id: expect.any(String),
      permalink_url: expect.stringContaining('/posts/'),
    });
  });

  it('shows a link wrapped, with the true one beside it', async () => {
    const { body } = await graph.post(`/${page}/feed`, { message: 'See', link: 'https://example.com/a?b=c' });
    const read = await graph.get(`/${body.id}`, { fields: 'attachments{url,unshimmed_url,type,media_type}' });
    expect(read.body.attachments?.data).toEqual([
      {
        url: expect.stringMatching(/^https:\/\/l\.facebook\.com\/l\.php\?u=https%3A%2F%2Fexample\.com/),
        unshimmed_url: 'https://example.com/a?b=c',
        type: 'share',
        media_type: 'link',
      },
    ]);
  });

  it('is refused when empty, too long, with a bad link or with a field nobody knows', async () => {
    const error = async (params: Record<string, string>) => (await graph.post(`/${page}/feed`, params)).body.error;
    expect(await error({})).toMatchObject({ code: 197 });
    expect(await error({ message: 'x'.repeat(63_207) })).toMatchObject({ code: 100 });
    expect(await error({ message: 'x', link: 'nope' })).toMatchObject({ code: 100 });
    const read = await graph.get(`/${page}/feed`, { fields: 'id,likeness' });
    expect(read.body).toEqual({ data: [] });
    await graph.post(`/${page}/feed`, { message: 'x' });
    expect((await graph.get(`/${page}/feed`, { fields: 'id,likeness' })).body.error).toMatchObject({
      code: 100,
      message: '(#100) Tried accessing nonexisting field (likeness) on node type (Post)',
    });
  });

  it('answers 506 for the text of the last post, until time or another text passes', async () => {
    const post = async (message: string) => (await graph.post(`/${page}/feed`, { message })).body;
    await post('Same');
    expect((await post('Same')).error).toMatchObject({ code: 506, error_user_title: 'Duplicate Status Update' });
    expect(await post('Other')).toHaveProperty('id');
    expect(await post('Same')).toHaveProperty('id');
    sandbox.control.clock.advance(11 * 60_000);
    expect(await post('Same')).toHaveProperty('id');
    sandbox.control.facebook.set({ duplicateText: { enabled: false, windowMs: 0, alsoWithMedia: false } });
    expect(await post('Same')).toHaveProperty('id');
  });
});

describe('photos', () => {
  it('wait unpublished and go out with one feed call, in any spelling of attached_media', async () => {
    for (const spell of [
      (ids: string[]) => ({ attached_media: JSON.stringify(ids.map((media_fbid) => ({ media_fbid }))) }),
      (ids: string[]) => Object.fromEntries(ids.map((id, n) => [`attached_media[${n}]`, `{"media_fbid":"${id}"}`])),
      (ids: string[]) => Object.fromEntries(ids.map((id, n) => [`attached_media[${n}][media_fbid]`, id])),
    ]) {
      const ids = [
        String((await graph.photo(page, picture)).body.id),
        String((await graph.photo(page, picture)).body.id),
      ];
      expect(await feedIds()).not.toContain(ids[0]);
      const { body } = await graph.post(`/${page}/feed`, { message: `Two ${ids[0]}`, ...spell(ids) });
      const read = await graph.get(`/${body.id}`, { fields: 'attachments{media,target,subattachments}' });
      const album = read.body.attachments?.data?.[0]?.subattachments?.data as unknown as { target: { id: string } }[];
      expect(album.map((part) => part.target.id)).toEqual(ids);
    }
  });

  it('are shown with size, address and alt text', async () => {
    const photo = await graph.photo(page, picture, { published: 'false', alt_text_custom: 'A blue fjord' });
    expect(photo.body).toEqual({ id: expect.stringMatching(/^\d+$/) });
    const { body } = await graph.get(`/${photo.body.id}`, { fields: 'images,alt_text,page_story_id' });
    const source = String(body.images?.[0]?.source);
    expect(body).toEqual({
      images: [{ height: 480, source, width: 640 }],
      alt_text: 'A blue fjord',
      id: photo.body.id,
    });
    const served = await fetch(source);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await served.arrayBuffer())).toEqual(Buffer.from(picture));
  });

  it('published at once make a post of their own', async () => {
    const { body } = await graph.photo(page, picture, { caption: 'One shot' });
    expect(body).toEqual({ id: expect.any(String), post_id: expect.stringMatching(new RegExp(`^${page}_`)) });
    expect(await feedIds()).toEqual([body.post_id]);
    expect((await graph.get(`/${body.id}`, { fields: 'page_story_id' })).body.page_story_id).toBe(body.post_id);
  });

  it('are really fetched by their address', async () => {
    const at = async (url: string) => (await graph.post(`/${page}/photos`, { url, published: 'false' })).body;
    expect(await at(host.put('/photo.png', picture))).toHaveProperty('id');
    expect((await at(host.put('/missing.png', picture, 404))).error).toMatchObject({
      code: 324,
      error_subcode: 2069019,
    });
    expect((await at('file:///etc/passwd')).error).toMatchObject({ code: 100 });
    sandbox.control.facebook.set({ fetchTimeoutMs: 50 });
    expect((await at(host.silent)).error).toMatchObject({ code: 324, error_subcode: 2069019 });
  });

  it('are judged by their bytes: wrong type, too heavy, no picture, none at all', async () => {
    const error = async (bytes: Uint8Array<ArrayBuffer>) => (await graph.photo(page, bytes)).body.error;
    expect(await error(await webp())).toMatchObject({
      code: 100,
      error_subcode: 1366046,
      error_user_title: "Can't Read Files",
    });
    expect(await error(await heavyPng())).toMatchObject({ code: 100, error_subcode: 1366046 });
    expect(await error(new TextEncoder().encode('<svg onload="x">'))).toMatchObject({ code: 324 });
    expect((await graph.post(`/${page}/photos`, { published: 'false' })).body.error).toMatchObject({
      code: 324,
      message: '(#324) Requires upload file',
    });
  });

  it('cannot be used twice, by another page, or after they ran out', async () => {
    const attach = (id: unknown) => ({ message: `m${id}`, attached_media: JSON.stringify([{ media_fbid: id }]) });
    const id = (await graph.photo(page, picture)).body.id;
    await graph.post(`/${page}/feed`, attach(id));
    expect((await graph.post(`/${page}/feed`, attach(id))).body.error).toMatchObject({
      code: 100,
      error_subcode: 1366051,
    });
    const other = pageClient(sandbox, 'northernLights');
    const foreign = (await graph.photo(page, picture)).body.id;
    expect((await other.post(`/${DEMO_WORLD.pages.northernLights.id}/feed`, attach(foreign))).body.error).toMatchObject(
      { code: 100 },
    );
    const brief = (await graph.photo(page, picture, { published: 'false', temporary: 'true' })).body.id;
    sandbox.control.clock.advance(25 * 3600_000);
    expect((await graph.post(`/${page}/feed`, attach(brief))).body.error).toMatchObject({ code: 100 });
  });
});

describe('an unpublished post', () => {
  it('is invisible until it is released by its id', async () => {
    const { body } = await graph.post(`/${page}/feed`, { message: 'Soon', published: 'false' });
    expect(await feedIds()).toEqual([]);
    expect(sandbox.control.facebook.wall(page)).toEqual([]);
    expect((await graph.get(`/${body.id}`, { fields: 'is_published' })).body.is_published).toBe(false);
    expect((await graph.post(`/${body.id}`, { is_published: 'true' })).body).toEqual({ success: true });
    expect(await feedIds()).toEqual([body.id]);
  });

  it('can be made to refuse a second release, and cannot be released when it has gone', async () => {
    const { body } = await graph.post(`/${page}/feed`, { message: 'Twice', published: 'false' });
    const release = async (id: unknown) => (await graph.post(`/${id}`, { is_published: 'true' })).body;
    expect(await release(body.id)).toEqual({ success: true });
    expect(await release(body.id)).toEqual({ success: true });
    expect(sandbox.control.facebook.wall(page)).toHaveLength(1);
    sandbox.control.facebook.set({ releaseTwiceFails: true });
    expect((await release(body.id)).error).toMatchObject({ code: 100 });
    for (const how of ['deleted', 'expired'] as const) {
      const draft = (await graph.post(`/${page}/feed`, { message: how, published: 'false' })).body.id;
      sandbox.control.facebook.vanish(String(draft), how);
      expect((await release(draft)).error).toMatchObject({ code: 100, error_subcode: 33 });
    }
  });
});

describe('changing and removing', () => {
  it('edits text and deletes once', async () => {
    const id = (await graph.post(`/${page}/feed`, { message: 'Before' })).body.id;
    expect((await graph.post(`/${id}`, { message: 'After' })).body).toEqual({ success: true });
    expect((await graph.get(`/${id}`)).body.message).toBe('After');
    expect((await graph.delete(`/${id}`)).body).toEqual({ success: true });
    const again = await graph.delete(`/${id}`);
    expect(again.status).toBe(400);
    expect(again.body.error).toMatchObject({ type: 'GraphMethodException', code: 100, error_subcode: 33 });
    expect(await feedIds()).toEqual([]);
    expect((await fetch(`${sandbox.url}/facebook/wall/${page}/posts/${String(id).split('_')[1]}`)).status).toBe(404);
  });

  it('writes, lists and deletes comments', async () => {
    const id = (await graph.post(`/${page}/feed`, { message: 'Post' })).body.id;
    const comment = (await graph.post(`/${id}/comments`, { message: 'First!' })).body;
    expect(comment).toEqual({ id: expect.stringMatching(/^\d+_\d+$/) });
    expect((await graph.get(`/${id}/comments`, { fields: 'id,message,from' })).body.data).toEqual([
      { id: comment.id, message: 'First!', from: { id: page, name: 'Blue Fjord Travel' } },
    ]);
    sandbox.control.facebook.set({ commentFieldsFail: true });
    expect((await graph.post(`/${id}/comments`, { message: 'Second', fields: 'id' })).body.error).toMatchObject({
      code: 20,
      error_subcode: 1772107,
    });
    expect(sandbox.control.facebook.wall(page)[0]?.comments).toHaveLength(2);
    expect((await graph.delete(`/${comment.id}`)).body).toEqual({ success: true });
    expect(sandbox.control.facebook.wall(page)[0]?.comments).toHaveLength(1);
  });
});

describe('the feed list', () => {
  it('goes by since and until, newest first, in pages', async () => {
    for (const message of ['one', 'two', 'three']) {
      await graph.post(`/${page}/feed`, { message });
      sandbox.control.clock.advance(60_000);
    }
    const now = sandbox.control.clock.now();
    const since = String(Math.floor((now - 130_000) / 1000));
    const listed = await graph.get(`/${page}/published_posts`, { fields: 'message', since });
    expect((listed.body.data as unknown as { message: string }[]).map(({ message }) => message)).toEqual([
      'three',
      'two',
    ]);
    const until = String(Math.floor((now - 130_000) / 1000));
    expect((await graph.get(`/${page}/feed`, { until })).body.data).toHaveLength(1);
    const first = await graph.get(`/${page}/feed`, { limit: '2' });
    const rest = await graph.get(String(first.body.paging?.next));
    expect(rest.body.data).toHaveLength(1);
    expect(new Date(listed.headers.get('date') ?? '').getTime()).toBeGreaterThan(Date.now() + 120_000);
  });
});

describe('permissions', () => {
  it('refuse strangers, user tokens, missing scopes and missing tasks', async () => {
    const { facebook } = sandbox.control;
    const marina = DEMO_WORLD.people.marina.id;
    const code = async (token: string, id: string = page) =>
      (await new GraphClient(sandbox, token).post(`/${id}/feed`, { message: 'x' })).body.error?.code;
    expect(await code(facebook.issueToken({ personId: marina }))).toBe(200);
    expect(await code(String(pageClient(sandbox, 'martinVoyages').token))).toBe(200);
    expect(await code(String(pageClient(sandbox, 'fjordFriends').token), DEMO_WORLD.pages.fjordFriends.id)).toBe(200);
    facebook.setPermission(marina, 'pages_manage_posts', 'declined');
    const refused = await graph.post(`/${page}/feed`, { message: 'x' });
    expect([refused.status, refused.body.error?.code]).toEqual([403, 200]);
    facebook.setPermission(marina, 'pages_read_engagement', 'declined');
    expect((await graph.get(`/${page}/feed`)).body.error).toMatchObject({ code: 10 });
  });
});
