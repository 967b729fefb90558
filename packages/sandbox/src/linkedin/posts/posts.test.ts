import { beforeEach, describe, expect, it } from 'vitest';
import { BLUE_FJORD, enc, LinkedInClient, MARINA, THEO } from '../../testing/linkedin-client.ts';
import { sandboxOfFile } from '../../testing/of-file.ts';
import { jpeg } from '../../testing/pictures.ts';

const MINUTE = 60_000;
const READ = ['openid', 'profile', 'w_organization_social', 'r_organization_social', 'w_member_social'];
const sandbox = await sandboxOfFile();
let li: LinkedInClient;

beforeEach(() => {
  li = new LinkedInClient(sandbox);
});

const wall = (author = BLUE_FJORD) => sandbox.control.linkedin.wall(author);

describe('creating a post', () => {
  it('answers 201 without a body, with the URN in a header', async () => {
    const reply = await li.post('Hello \\(world\\) #Fjord');
    expect([reply.status, reply.text]).toEqual([201, '']);
    expect(reply.id).toMatch(/^urn:li:share:7\d{18}$/);
    expect(wall()).toMatchObject([
      { id: reply.id, text: 'Hello (world) #Fjord', truncated: false, author_name: 'Blue Fjord Travel' },
    ]);
    expect((await li.get(`/posts/${enc(reply.id)}`)).body).toMatchObject({
      id: reply.id,
      author: BLUE_FJORD,
      commentary: 'Hello \\(world\\) {hashtag|\\#|Fjord}',
      lifecycleState: 'PUBLISHED',
      publishedAt: expect.any(Number),
    });
    expect(sandbox.control.calls().at(-2)?.sideEffect).toEqual({ kind: 'post.published', id: reply.id });
  });

  it('cuts the text off at the first bare reserved character, without a word', async () => {
    expect((await li.post('Prices from 100 (per person)')).status).toBe(201);
    expect(wall()).toMatchObject([
      { text: 'Prices from 100 ', commentary: 'Prices from 100 (per person)', truncated: true },
    ]);
  });

  it('refuses what is missing, blank, too long, foreign or not published', async () => {
    const code = async (text: string, more: Record<string, unknown>) => (await li.post(text, more)).body.code;
    expect(await code('x', { author: undefined })).toBe('MISSING_FIELD');
    expect(await code('x', { author: 'urn:li:member:1' })).toBe('INVALID_URN_TYPE');
    expect(await code('x', { author: 'urn:li:person:nobody' })).toBe('INVALID_URN_ID');
    expect(await code('x', { author: THEO })).toBe('ACCESS_DENIED');
    expect(await code('x', { commentary: undefined })).toBe('MISSING_FIELD');
    expect(await code('  ', {})).toBe('INVALID_VALUE_BLANK_FIELD');
    expect(await code('x'.repeat(3_001), {})).toBe('FIELD_LENGTH_TOO_LONG');
    expect(await code('x', { lifecycleState: 'DRAFT' })).toBe('INVALID_VALUE_FOR_FIELD');
    expect(await code('x', { visibility: 'EVERYONE' })).toBe('INVALID_VALUE_FOR_FIELD');
    expect(await code('x', { distribution: undefined })).toBe('MISSING_FIELD');
    expect(await code('x', { content: { poll: {} } })).toBe('INVALID_VALUE_FOR_FIELD');
    expect((await li.post('x'.repeat(3_000))).status).toBe(201);
  });

  it('names the twin for ten minutes, also when the first answer was lost', async () => {
    sandbox.control.addFault({ method: 'POST', path: '/rest/posts$', when: 'after', action: { kind: 'reset' } });
    await expect(li.post('Only once')).rejects.toThrow();
    const [first] = wall();
    const again = await li.post('Only once');
    expect(again).toMatchObject({
      status: 422,
      body: {
        message: expect.stringMatching(new RegExp(`Content is a duplicate of ${first?.id}$`)),
        errorDetails: { inputErrors: [{ code: 'DUPLICATE_POST' }] },
      },
    });
    expect((await li.post('Only once', { author: MARINA })).status).toBe(201);
    expect(wall()).toHaveLength(1);
    sandbox.control.clock.advance(11 * MINUTE);
    expect((await li.post('Only once')).status).toBe(201);
    await li.call('DELETE', `/rest/posts/${enc(wall()[0]?.id ?? '')}`);
    expect((await li.post('Only once')).status).toBe(201);
    sandbox.control.linkedin.set({ duplicate: { enabled: true, windowMs: 10 * MINUTE, alsoDeleted: true } });
    await li.call('DELETE', `/rest/posts/${enc(wall()[0]?.id ?? '')}`);
    expect((await li.post('Only once')).status).toBe(422);
    sandbox.control.linkedin.set({ duplicate: { enabled: false, windowMs: 0, alsoDeleted: false } });
    expect((await li.post('Only once')).status).toBe(201);
  });

  it('takes a link with what the caller says about it, and looks at nothing itself', async () => {
    const article = { source: 'https://x.example/tour', title: 'A tour', description: 'Seven days' };
    await li.post('Look', { content: { article } });
    expect(wall()[0]?.link).toEqual(article);
    expect((await li.post('Bare', { content: { article: { source: 'https://x.example' } } })).body.code).toBe(
      'MISSING_FIELD',
    );
    expect((await li.post('Bad', { content: { article: { source: 'x', title: 't' } } })).status).toBe(400);
  });

  it('takes one image, or 2 to 20, of the same owner', async () => {
    const bytes = await jpeg();
    const images = [await li.image(bytes), await li.image(bytes)];
    await li.post('One', { content: { media: { id: images[0], altText: 'A fjord' } } });
    await li.post('Two', { content: { multiImage: { images: images.map((id) => ({ id, altText: 'x' })) } } });
    expect(wall().map(({ media }) => media.length)).toEqual([2, 1]);
    expect(wall()[1]?.media[0]).toMatchObject({ alt_text: 'A fjord', mime: 'image/jpeg', width: 1080 });
    const code = async (content: unknown) => (await li.post('No', { content })).body.code;
    expect(await code({ multiImage: { images: [{ id: images[0] }] } })).toBe('INVALID_VALUE_FOR_FIELD');
    expect(await code({ media: { id: await li.image(bytes, MARINA) } })).toBe('INVALID_VALUE_FOR_FIELD');
    expect(await code({ media: { id: 'urn:li:image:unknown' } })).toBe('INVALID_URN_ID');
    expect(await code({ media: { id: images[0], altText: 'x'.repeat(4_087) } })).toBe('FIELD_LENGTH_TOO_LONG');
    const thumbnail = await li.image(bytes);
    await li.post('Card', { content: { article: { source: 'https://x.example', title: 'T', thumbnail } } });
    expect(wall()[0]?.media).toHaveLength(1);
  });
});

describe('a post', () => {
  it('cannot be read back by a token that may only write', async () => {
    const poor = new LinkedInClient(sandbox, 'theo', ['openid', 'profile', 'w_member_social']);
    const { id } = await poor.post('Mine', { author: THEO });
    expect(await poor.get(`/posts/${enc(id)}`)).toMatchObject({
      status: 403,
      body: { code: 'ACCESS_DENIED', message: expect.stringContaining('partnerApiPostsExternal.GET.202609') },
    });
    expect((await poor.get(`/posts?q=author&author=${enc(THEO)}`)).status).toBe(403);
    expect((await poor.get(`/socialActions/${enc(id)}`)).status).toBe(403);
    expect((await poor.call('DELETE', `/rest/posts/${enc(id)}`)).status).toBe(204);
    expect((await li.get(`/posts/${enc((await li.post('Own', { author: MARINA })).id)}`)).status).toBe(403);
    sandbox.control.linkedin.set({ appScopes: [...READ, 'r_member_social'] });
    const reader = new LinkedInClient(sandbox, 'theo');
    const own = (await reader.post('Readable', { author: THEO })).id;
    expect((await reader.get(`/posts/${enc(own)}`)).status).toBe(200);
  });

  it('is listed by author, page by page, and in batches', async () => {
    const ids: string[] = [];
    for (const text of ['a', 'b', 'c']) {
      ids.unshift((await li.post(text)).id);
      sandbox.control.clock.advance(1_000);
    }
    const list = async (more: string) => {
      const { body } = await li.get(`/posts?q=author&author=${enc(BLUE_FJORD)}&sortBy=CREATED${more}`);
      return { ids: [...(body.elements ?? [])].map((row) => String(row.id)), paging: body.paging };
    };
    expect(await list('&count=2')).toEqual({
      ids: ids.slice(0, 2),
      paging: { start: 0, count: 2, links: [], total: 3 },
    });
    expect((await list('&count=2&start=2')).ids).toEqual(ids.slice(2));
    expect((await li.get(`/posts?q=author&author=${enc(BLUE_FJORD)}&count=101`)).status).toBe(400);
    const missing = 'urn:li:share:7000000000000000000';
    const { body } = await li.get(`/posts?ids=List(${[ids[0] ?? '', missing].map(enc).join(',')})`);
    expect(body).toMatchObject({
      results: { [ids[0] ?? '']: { commentary: 'c' } },
      statuses: { [missing]: 404 },
      errors: { [missing]: { status: 404 } },
    });
  });

  it('can have its text changed, and nothing else', async () => {
    const { id } = await li.post('Befor');
    const path = `/rest/posts/${enc(id)}`;
    const method = { 'x-restli-method': 'PARTIAL_UPDATE' };
    const patch = (set: unknown) => ({ patch: { $set: set } });
    expect((await li.call('POST', path, patch({ commentary: 'After' }))).status).toBe(400);
    expect((await li.call('POST', path, patch({ commentary: 'After #x' }), method)).status).toBe(204);
    expect((await li.call('POST', path, patch({ visibility: 'CONNECTIONS' }), method)).status).toBe(400);
    expect(wall()[0]?.text).toBe('After #x');
    expect((await li.get(`/posts/${enc(id)}`)).body.lifecycleStateInfo).toEqual({ isEditedByAuthor: true });
  });

  it('is deleted, and deleted again', async () => {
    const { id } = await li.post('Gone soon');
    const path = `/rest/posts/${enc(id)}`;
    expect([(await li.call('DELETE', path)).status, (await li.call('DELETE', path)).status]).toEqual([204, 204]);
    expect((await li.get(`/posts/${enc(id)}`)).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(wall()).toEqual([]);
    expect(sandbox.control.linkedin.allPosts(BLUE_FJORD)).toMatchObject([{ id, gone: 'deleted' }]);
    const effects = sandbox.control.calls().flatMap(({ sideEffect }) => sideEffect?.kind ?? []);
    expect(effects).toEqual(['post.published', 'post.deleted']);
  });

  it('has comments in plain text, likes and their counts', async () => {
    const { id } = await li.post('Talk');
    sandbox.control.clock.advance(86_400_000);
    const comment = await li.call('POST', `/rest/socialActions/${enc(id)}/comments`, {
      actor: BLUE_FJORD,
      object: id,
      message: { text: 'Book (now) at \\home #x' },
    });
    expect(comment).toMatchObject({
      status: 201,
      body: { actor: BLUE_FJORD, message: { text: 'Book (now) at \\home #x' } },
    });
    expect(wall()[0]?.comments).toMatchObject([
      { id: comment.id, message: 'Book (now) at \\home #x', from: 'Blue Fjord Travel' },
    ]);
    const actions = (await li.get(`/socialActions/${enc(id)}`)).body;
    expect(actions).toMatchObject({ commentsSummary: { totalFirstLevelComments: 1 }, target: id });
    const likes = Number(actions.likesSummary?.totalLikes);
    expect(likes).toBeGreaterThan(0);
    expect((await li.get(`/socialMetadata/${enc(id)}`)).body).toMatchObject({
      reactionSummaries: { LIKE: { reactionType: 'LIKE', count: likes } },
      commentSummary: { count: 1, topLevelCount: 1 },
      commentsState: 'OPEN',
    });
    expect((await li.get(`/socialActions/${enc(id)}/comments`)).body.elements).toMatchObject([{ id: comment.id }]);
    expect((await li.call('DELETE', `/rest/socialActions/${enc(id)}/comments/${comment.id}`)).status).toBe(204);
    expect(wall()[0]?.comments).toEqual([]);
    const blank = { actor: BLUE_FJORD, message: { text: ' ' } };
    expect((await li.call('POST', `/rest/socialActions/${enc(id)}/comments`, blank)).status).toBe(400);
  });

  it('is shown to people', async () => {
    const { id } = await li.post('Come \\& see', { commentary: 'Come & see <b>', visibility: 'PUBLIC' });
    const read = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text();
    const text = await read(`/linkedin/wall/${BLUE_FJORD}`);
    expect(text).toContain('Come &amp; see ');
    expect(text).not.toContain('<b>');
    for (const known of [enc(BLUE_FJORD), BLUE_FJORD.split(':').at(-1)])
      expect(await read(`/linkedin/wall/${known}`)).toContain(`data-post-id="${id}"`);
    expect(await read(`/linkedin/feed/update/${id}/`)).toContain('All posts of Blue Fjord Travel');
    expect(await read('/linkedin/')).toContain('Theo Martin');
    expect(await read('/')).toContain('href="/linkedin/"');
    expect((await fetch(`${sandbox.url}/linkedin/wall/urn:li:person:x`)).status).toBe(404);
  });
});
