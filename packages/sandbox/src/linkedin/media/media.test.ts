import { beforeEach, describe, expect, it } from 'vitest';
import { video } from '../../platform/make-video.ts';
import { BLUE_FJORD, enc, LinkedInClient, MARINA, THEO } from '../../testing/linkedin-client.ts';
import { sandboxOfFile } from '../../testing/of-file.ts';
import { jpeg, webp } from '../../testing/pictures.ts';
import { DEMO_WORLD } from '../../worlds.ts';

const PART = 4 * 1024 * 1024;
const sandbox = await sandboxOfFile();
let li: LinkedInClient;

beforeEach(() => {
  li = new LinkedInClient(sandbox);
});

const bearer = () => ({ authorization: `Bearer ${li.token}` });
const status = async (urn: string) => {
  const kind = urn.startsWith('urn:li:image:') ? 'images' : 'videos';
  return (await li.get(`/${kind}/${enc(urn)}`)).body.status;
};

describe('an image', () => {
  it('waits for its bytes, which come with the token, and is then processed', async () => {
    const { uploadUrl, image } = await li.initImage();
    expect(image).toMatch(/^urn:li:image:\w+$/);
    expect(await status(image)).toBe('WAITING_UPLOAD');
    expect((await li.post('Too early', { content: { media: { id: image } } })).body).toMatchObject({
      status: 400,
      code: 'MEDIA_ASSET_WAITING_UPLOAD',
    });
    const bytes = await jpeg();
    expect((await li.put(uploadUrl, bytes)).status).toBe(401);
    expect((await li.put(uploadUrl.replace(/ut=.*/, 'ut=guessed'), bytes, bearer())).status).toBe(404);
    expect((await li.put(uploadUrl, bytes, bearer())).status).toBe(201);
    expect(await status(image)).toBe('PROCESSING');
    sandbox.control.clock.advance(1_500);
    expect((await li.get(`/images/${enc(image)}`)).body).toMatchObject({ status: 'AVAILABLE', owner: BLUE_FJORD });
  });

  it('may not be looked at by a token that only posts', async () => {
    const poor = new LinkedInClient(sandbox, 'theo', ['openid', 'w_member_social']);
    const image = await poor.image(await jpeg(), THEO);
    expect(await poor.get(`/images/${enc(image)}`)).toMatchObject({
      status: 403,
      body: { message: 'Accessing this image resource is forbidden' },
    });
    expect((await poor.post('With it', { author: THEO, content: { media: { id: image } } })).status).toBe(201);
  });

  it('that is none, or runs out, fails', async () => {
    const { uploadUrl, image } = await li.initImage();
    expect((await li.put(uploadUrl, await webp(), bearer())).status).toBe(201);
    const post = await li.post('Ends invisible', { content: { media: { id: image } } });
    expect(post.status).toBe(201);
    const seen = async (context: string) => (await li.get(`/posts/${enc(post.id)}?viewContext=${context}`)).body;
    expect(await seen('AUTHOR')).toMatchObject({ lifecycleState: 'PUBLISH_REQUESTED' });
    sandbox.control.clock.advance(2_000);
    expect(await status(image)).toBe('PROCESSING_FAILED');
    expect(await seen('AUTHOR')).toMatchObject({ lifecycleState: 'PUBLISH_FAILED' });
    expect(await seen('READER')).toMatchObject({ status: 404 });
    expect(sandbox.control.linkedin.wall(BLUE_FJORD)).toEqual([]);
    expect(sandbox.control.linkedin.allPosts(BLUE_FJORD)).toMatchObject([{ lifecycle_state: 'PUBLISH_FAILED' }]);
    expect((await li.post('Again', { content: { media: { id: image } } })).body.code).toBe(
      'MEDIA_ASSET_PROCESSING_FAILED',
    );
    const late = await li.initImage();
    sandbox.control.clock.advance(25 * 3_600_000);
    expect(await (await li.put(late.uploadUrl, await jpeg(), bearer())).json()).toMatchObject({
      code: 'EXPIRED_UPLOAD_URL',
    });
  });

  it('belongs to whoever may post as its owner', async () => {
    const init = (owner: string) =>
      li.call('POST', '/rest/images?action=initializeUpload', { initializeUploadRequest: { owner } });
    expect((await init(THEO)).status).toBe(403);
    expect((await init(MARINA)).status).toBe(200);
    expect((await li.call('POST', '/rest/images?action=initializeUpload', {})).body.code).toBe('MISSING_FIELD');
  });
});

type Upload = { video: string; token: string; parts: { url: string; first: number; last: number }[] };

async function begin(size: number): Promise<Upload> {
  const request = { owner: BLUE_FJORD, fileSizeBytes: size, uploadCaptions: false, uploadThumbnail: false };
  const { body } = await li.call('POST', '/rest/videos?action=initializeUpload', { initializeUploadRequest: request });
  const parts = [...(body.value?.uploadInstructions ?? [])].map((row) => ({
    url: String(row.uploadUrl),
    first: Number(row.firstByte),
    last: Number(row.lastByte),
  }));
  return { video: String(body.value?.video), token: String(body.value?.uploadToken), parts };
}

const finalize = ({ video, token }: Upload, uploadedPartIds: string[]) =>
  li.call('POST', '/rest/videos?action=finalizeUpload', {
    finalizeUploadRequest: { video, uploadToken: token, uploadedPartIds },
  });

async function send(upload: Upload, bytes: Buffer): Promise<string[]> {
  const etags: string[] = [];
  for (const { url, first, last } of upload.parts) {
    const reply = await li.put(url, new Uint8Array(bytes.subarray(first, last + 1)));
    etags.push((reply.headers.get('etag') ?? '').replaceAll('"', ''));
  }
  return etags;
}

describe('a video', () => {
  const bytes = video({ bytes: PART + 1_000 });

  it('comes in parts without a token, is finalized, processed on the clock, and makes a ugcPost', async () => {
    const upload = await begin(bytes.length);
    expect(upload.parts.map(({ first, last }) => [first, last])).toEqual([
      [0, PART - 1],
      [PART, bytes.length - 1],
    ]);
    const [one] = upload.parts;
    const slice = new Uint8Array(bytes.subarray(0, PART));
    expect((await li.put(one?.url ?? '', slice, bearer())).status).toBe(400);
    expect((await li.put(one?.url ?? '', slice.subarray(1))).status).toBe(400);
    expect((await finalize(upload, [])).body.code).toBe('MEDIA_ASSET_WAITING_UPLOAD');
    const etags = await send(upload, bytes);
    expect((await finalize({ ...upload, token: '' }, etags)).body.code).toBe('INVALID_VALUE_FOR_FIELD');
    expect((await finalize(upload, etags.slice(1))).body.code).toBe('INVALID_VALUE_FOR_FIELD');
    expect(await status(upload.video)).toBe('WAITING_UPLOAD');
    expect((await finalize(upload, etags)).status).toBe(200);
    expect(await status(upload.video)).toBe('PROCESSING');
    const content = { media: { id: upload.video, title: 'Waves' } };
    expect((await li.post('Video', { content })).body.code).toBe('MEDIA_ASSET_WAITING_UPLOAD');
    sandbox.control.clock.advance(16_000);
    expect((await li.get(`/videos/${enc(upload.video)}`)).body).toMatchObject({ status: 'AVAILABLE', duration: 6_000 });
    const { id } = await li.post('Video', { content });
    expect(id).toMatch(/^urn:li:ugcPost:/);
    expect(sandbox.control.linkedin.wall(BLUE_FJORD)).toMatchObject([
      { id, media: [{ mime: 'video/mp4', scrambled: false }] },
    ]);
    sandbox.control.clock.advance(86_400_000);
    const path = '/organizationalEntityShareStatistics?q=organizationalEntity&organizationalEntity=';
    const { elements } = (await li.get(`${path}${enc(BLUE_FJORD)}&ugcPosts=List(${enc(id)})`)).body;
    expect(elements).toMatchObject([{ ugcPost: id }]);
  });

  it('of one part is a video on the wall, not the bytes that came first', async () => {
    const short = video({ bytes: 90_000 });
    const upload = await begin(short.length);
    await finalize(upload, await send(upload, short));
    sandbox.control.clock.advance(16_000);
    await li.post('One part', { content: { media: { id: upload.video } } });
    expect(sandbox.control.linkedin.wall(BLUE_FJORD)[0]?.media).toMatchObject([{ mime: 'video/mp4' }]);
  });

  it('believes the order of the parts, and shows a scrambled video', async () => {
    const upload = await begin(bytes.length);
    const etags = await send(upload, bytes);
    expect((await finalize(upload, [...etags].reverse())).status).toBe(200);
    sandbox.control.clock.advance(16_000);
    expect((await li.get(`/videos/${enc(upload.video)}`)).body).toMatchObject({
      status: 'PROCESSING_FAILED',
      processingFailureReason: expect.any(String),
    });
    // Three parts of which the first is right: the index is readable, the pictures are not.
    const long = video({ bytes: 2 * PART + 1_000_000 });
    const second = await begin(long.length);
    const [a = '', b = '', c = ''] = await send(second, long);
    await finalize(second, [a, c, b]);
    sandbox.control.clock.advance(16_000);
    await li.post('Scrambled', { content: { media: { id: second.video } } });
    expect(sandbox.control.linkedin.wall(BLUE_FJORD)[0]?.media[0]?.scrambled).toBe(true);
  });

  it('has bare ETags when the test says so, and may be posted while it is processed', async () => {
    sandbox.control.linkedin.set({ quotedEtags: false, earlyVideo: 'accepted' });
    const small = video({ bytes: 80_000 });
    const upload = await begin(small.length);
    const reply = await li.put(upload.parts[0]?.url ?? '', new Uint8Array(small));
    expect(reply.headers.get('etag')).toMatch(/^[0-9a-f]{32}$/);
    await finalize(upload, [reply.headers.get('etag') ?? '']);
    expect((await li.post('Early', { content: { media: { id: upload.video } } })).status).toBe(201);
    expect(sandbox.control.linkedin.wall(BLUE_FJORD)).toEqual([]);
    sandbox.control.clock.advance(16_000);
    expect(sandbox.control.linkedin.wall(BLUE_FJORD)).toHaveLength(1);
  });

  it('is 75 KB to 500 MB and 3 seconds to 30 minutes long; one can be made to fail', async () => {
    const request = (fileSizeBytes: number) =>
      li.call('POST', '/rest/videos?action=initializeUpload', {
        initializeUploadRequest: { owner: BLUE_FJORD, fileSizeBytes },
      });
    expect((await request(10_000)).status).toBe(400);
    expect((await request(501 * 1024 * 1024)).status).toBe(400);
    const end = async (made: Buffer) => {
      const upload = await begin(made.length);
      await finalize(upload, await send(upload, made));
      sandbox.control.clock.advance(16_000);
      return status(upload.video);
    };
    expect(await end(video({ seconds: 2 }))).toBe('PROCESSING_FAILED');
    expect(await end(video({ seconds: 1_801 }))).toBe('PROCESSING_FAILED');
    expect(await end(Buffer.alloc(80_000, 7))).toBe('PROCESSING_FAILED');
    expect(await end(video({ seconds: 1_800 }))).toBe('AVAILABLE');
    sandbox.control.linkedin.set({ failNext: ['Scripted'] });
    expect(await end(video())).toBe('PROCESSING_FAILED');
  });
});

describe('the control over HTTP', () => {
  it('does what the one in the process does', async () => {
    const control = async <T>(method: string, path: string, body?: unknown) => {
      const init =
        body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      return (await (await fetch(`${sandbox.url}/__control/linkedin${path}`, { method, ...init })).json()) as T;
    };
    const member = await control<{ id: string }>('POST', '/members', { firstName: 'Ada', lastName: 'Storm' });
    const organization = await control<{ id: string }>('POST', '/organizations', { name: 'Storm 1' });
    await control('POST', '/roles', { organization_id: organization.id, member_id: member.id, role: 'ADMINISTRATOR' });
    const { access_token } = await control<{ access_token: string }>('POST', '/tokens', { member_id: member.id });
    li.token = access_token;
    const author = `urn:li:organization:${organization.id}`;
    const { id } = await li.post('From outside', { author });
    expect(await control('GET', `/wall?author=${enc(author)}`)).toMatchObject([{ id, author_name: 'Storm 1' }]);
    await control('POST', '/figures', { urn: id, figures: { likeCount: 7 } });
    await control('POST', '/followers', { urn: author, followers: 12 });
    expect((await li.get(`/socialActions/${enc(id)}`)).body.likesSummary).toMatchObject({ totalLikes: 7 });
    expect(await control('GET', '/quota')).toMatchObject({ members: { [member.id]: 2 } });
    expect(await control('POST', '/vanish', { urn: id })).toEqual({ success: true });
    expect(await control('GET', `/wall?author=${enc(author)}&all=1`)).toMatchObject([{ gone: 'deleted' }]);
    await control('POST', '/tokens/break', { member_id: member.id, how: 'EXPIRED_ACCESS_TOKEN' });
    expect((await li.get(`/posts/${enc(id)}`)).body).toMatchObject({ serviceErrorCode: 65602 });
    expect(await control('POST', '/tokens/mend', { member_id: member.id })).toEqual({ changed: 1 });
    await control('POST', '/remove-app', { member_id: member.id });
    expect((await li.get(`/posts/${enc(id)}`)).body).toMatchObject({ serviceErrorCode: 65601 });
    expect(await control('POST', '/settings', { partner: true })).toMatchObject({ partner: true });
    expect(DEMO_WORLD.linkedin.app.id).toBe('sandbox-client');
  });
});
