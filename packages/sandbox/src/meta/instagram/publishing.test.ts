import { beforeEach, describe, expect, it } from 'vitest';
import { video } from '../../platform/make-video.ts';
import { InstagramClient } from '../../testing/instagram-client.ts';
import { mediaHostOfFile, sandboxOfFile } from '../../testing/of-file.ts';
import { jpeg, png } from '../../testing/pictures.ts';
import { DEMO_WORLD } from '../../worlds.ts';

const HOUR = 3_600_000;
const account = DEMO_WORLD.instagram.blueFjord.id;
const sandbox = await sandboxOfFile();
const { host, picture } = await mediaHostOfFile();
let ig: InstagramClient;

beforeEach(() => {
  ig = new InstagramClient(sandbox);
});

const made = async (params: Record<string, string>) => String((await ig.container(params)).body.id);
const refusal = async (params: Record<string, string>) => {
  const { error } = (await ig.container(params)).body;
  return error ? `${error.code}/${error.error_subcode ?? '-'}` : 'taken';
};
const publishRefusal = async (id: string) => {
  const { error } = (await ig.publish(id)).body;
  return `${error?.code}/${error?.error_subcode}`;
};
const wall = () => sandbox.control.instagram.wall(account);

describe('a picture', () => {
  it('is invisible until it is published, too early is refused, and then it is there once', async () => {
    const id = await made({ image_url: picture, caption: 'Hello #fjord', alt_text: 'A fjord' });
    expect(id).toMatch(/^17\d{16}$/);
    expect((await ig.get(`/${id}`, { fields: 'status_code,status' })).body).toEqual({
      id,
      status_code: 'IN_PROGRESS',
      status: 'In Progress: Media is still being processed.',
    });
    expect(await publishRefusal(id)).toBe('9007/2207027');
    sandbox.control.clock.advance(1_500);
    expect(await ig.status(id)).toBe('FINISHED');
    expect(wall()).toEqual([]);
    const media = (await ig.publish(id)).body.id;
    expect(await ig.status(id)).toBe('PUBLISHED');
    expect(wall()).toMatchObject([
      {
        id: media,
        container_id: id,
        caption: 'Hello #fjord',
        media_type: 'IMAGE',
        media: [{ mime: 'image/jpeg', width: 1080, height: 1080, alt_text: 'A fjord' }],
      },
    ]);
    expect(await publishRefusal(id)).toBe('9007/2207027');
    expect(wall()).toHaveLength(1);
    sandbox.control.instagram.set({ publishTwice: 'duplicate' });
    await ig.publish(id);
    expect(wall()).toHaveLength(2);
  });

  it('is fetched and judged: 404, silence, no picture, PNG, weight and ratio', async () => {
    sandbox.control.instagram.set({ fetchTimeoutMs: 200, imageMaxBytes: 50_000 });
    const at = async (name: string, bytes: Uint8Array) => refusal({ image_url: host.put(`/${name}`, bytes) });
    expect(await refusal({ image_url: host.put('/x', new Uint8Array(3), 404) })).toBe('9004/2207052');
    expect(await refusal({ image_url: host.silent })).toBe('-2/2207003');
    expect(await refusal({ image_url: 'ftp://example.test/a.jpg' })).toBe('9004/2207052');
    expect(await at('text.jpg', Buffer.from('no picture'))).toBe('9004/2207052');
    expect(await at('really.jpg', await png())).toBe('36001/2207005');
    expect(await at('heavy.jpg', new Uint8Array(60_000))).toBe('36000/2207004');
    expect(await at('tall.jpg', await jpeg(700, 1000))).toBe('36003/2207009');
    expect(await at('wide.jpg', await jpeg(1000, 500))).toBe('36003/2207009');
    expect(await at('portrait.jpg', await jpeg(1080, 1350))).toBe('taken');
    expect(await at('landscape.jpg', await jpeg(1080, 566))).toBe('taken');
    expect(await refusal({})).toBe('100/-');
    expect(wall()).toEqual([]);
  });

  it('is shown between 320 and 1440 pixels wide', async () => {
    await ig.picture(host.put('/small.jpg', await jpeg(100, 100)));
    await ig.picture(host.put('/large.jpg', await jpeg(2000, 1600)));
    expect(wall().map(({ media }) => [media[0]?.width, media[0]?.height])).toEqual([
      [1440, 1152],
      [320, 320],
    ]);
  });

  it('takes a caption of 2,200 characters, 30 hashtags and 20 mentions, and no more', async () => {
    const say = (caption: string) => refusal({ image_url: picture, caption });
    expect(await say('🌊'.repeat(2_200))).toBe('taken');
    expect(await say('x'.repeat(2_201))).toBe('36004/2207010');
    const many = (sign: string, n: number) => Array.from({ length: n }, (_, at) => `${sign}w${at}`).join(' ');
    expect(await say(many('#', 30))).toBe('taken');
    expect(await say(many('#', 31))).toBe('36004/2207010');
    expect(await say(many('@', 20))).toBe('taken');
    expect(await say(many('@', 21))).toBe('100/2207040');
    expect(await refusal({ image_url: picture, media_type: 'VIDEO' })).toBe('100/2207023');
  });
});

describe('a reel', () => {
  const reel = (name: string, wish: Parameters<typeof video>[0] = {}) =>
    made({ media_type: 'REELS', video_url: host.put(`/${name}.mp4`, video(wish)), caption: 'Waves' });
  /** Waits until the sandbox has fetched the video, then lets the processing time pass. */
  const settled = async (id: string) => {
    await expect
      .poll(() => sandbox.control.instagram.containers(account).find((it) => it.id === id)?.fetchedAt)
      .toBeDefined();
    sandbox.control.clock.advance(16_000);
    return (await ig.get(`/${id}`, { fields: 'status_code,status' })).body;
  };

  it('is fetched in the background, processed on the clock and published as a reel', async () => {
    const id = await reel('fine');
    expect(await ig.status(id)).toBe('IN_PROGRESS');
    expect(await publishRefusal(id)).toBe('9007/2207027');
    expect((await settled(id)).status_code).toBe('FINISHED');
    const media = String((await ig.publish(id)).body.id);
    const fields = 'media_type,media_product_type,permalink,caption,is_shared_to_feed';
    expect((await ig.get(`/${media}`, { fields })).body).toEqual({
      id: media,
      media_type: 'VIDEO',
      media_product_type: 'REELS',
      permalink: expect.stringMatching(/\/instagram\/reel\/D\w+\/$/),
      caption: 'Waves',
      is_shared_to_feed: true,
    });
  });

  it.each([
    ['short', { seconds: 2 }, 2207026],
    ['long', { seconds: 901 }, 2207026],
    ['vp9', { videoCodec: 'vp09' }, 2207026],
    ['slow', { framesPerSecond: 12 }, 2207026],
    ['huge', { width: 2160 }, 2207026],
    ['mp3', { audioCodec: '.mp3' }, 2207026],
    ['index-last', { moovFirst: false }, 2207076],
  ] as const)('that is wrong (%s) ends in ERROR, and its text names the cause', async (name, wish, subcode) => {
    const id = await reel(name, wish);
    expect(await settled(id)).toMatchObject({
      status_code: 'ERROR',
      status: expect.stringContaining(`Media upload has failed with error code ${subcode}`),
    });
    expect(await publishRefusal(id)).toBe('-1/2207032');
  });

  it('that is no video, is gone or too large fails too; one can be made to fail', async () => {
    const at = async (video_url: string) => (await settled(await made({ media_type: 'REELS', video_url }))).status;
    expect(await at(host.put('/no.mp4', Buffer.from('no video at all')))).toContain('2207026');
    expect(await at(`${host.put('/is.mp4', video())}.gone`)).toContain('2207082');
    sandbox.control.instagram.set({ videoMaxBytes: 1_000 });
    expect(await at(host.put('/big.mp4', video()))).toContain('2207077');
    sandbox.control.instagram.set({ videoMaxBytes: 1e9, failNext: [2207053] });
    expect(await at(host.put('/ok.mp4', video()))).toContain('2207053');
    expect(await at(host.put('/ok.mp4', video()))).toContain('Finished');
  });

  it('has no alt text, and its cover lies inside the video', async () => {
    const video_url = host.put('/fine.mp4', video());
    expect(await refusal({ media_type: 'REELS', video_url, alt_text: 'x' })).toBe('100/-');
    expect(await refusal({ media_type: 'REELS', video_url, thumb_offset: '-1' })).toBe('1/2207057');
  });

  it('comes through the upload host as well, from an offset', async () => {
    const bytes = video();
    const reply = (await ig.container({ media_type: 'REELS', upload_type: 'resumable' })).body;
    const id = String(reply.id);
    expect(reply.uri).toBe(`${sandbox.url}/facebook/rupload/ig-api-upload/v26.0/${id}`);
    const send = async (from: number, to: number) => {
      const headers = { authorization: `OAuth ${ig.token}`, offset: String(from), file_size: String(bytes.length) };
      const body = new Uint8Array(bytes.subarray(from, to));
      return (await fetch(String(reply.uri), { method: 'POST', headers, body })).json();
    };
    expect(await send(0, 500)).toMatchObject({ debug_info: { type: 'PartialRequestError', retriable: true } });
    expect(await send(0, 500)).toMatchObject({ debug_info: { type: 'OffsetInvalidError' } });
    expect(await ig.status(id)).toBe('IN_PROGRESS');
    expect(await send(500, bytes.length)).toMatchObject({ success: true });
    sandbox.control.clock.advance(16_000);
    expect(await ig.status(id)).toBe('FINISHED');
  });
});

describe('a carousel', () => {
  const child = async (path: string, params: Record<string, string> = {}) =>
    made({ is_carousel_item: 'true', image_url: host.put(path, await jpeg()), ...params });

  it('holds 2 to 10 finished children in order and counts as one post', async () => {
    const ids = [await child('/1.jpg', { alt_text: 'one' }), await child('/2.jpg', { alt_text: 'two' })];
    expect(await refusal({ media_type: 'CAROUSEL', children: ids.join(',') })).toBe('9007/2207027');
    sandbox.control.clock.advance(2_000);
    expect(await refusal({ media_type: 'CAROUSEL', children: ids.slice(0, 1).join(',') })).toBe('100/2207028');
    const eleven = Array.from({ length: 11 }, () => ids[0]).join(',');
    expect(await refusal({ media_type: 'CAROUSEL', children: eleven })).toBe('100/2207028');
    expect(await refusal({ media_type: 'CAROUSEL', children: `${ids[0]},123` })).toBe('24/2207008');
    const parent = await made({ media_type: 'CAROUSEL', children: JSON.stringify(ids), caption: 'Two' });
    sandbox.control.clock.advance(2_000);
    const media = String((await ig.publish(parent)).body.id);
    expect(wall()).toMatchObject([
      { id: media, media_type: 'CAROUSEL_ALBUM', media: [{ alt_text: 'one' }, { alt_text: 'two' }] },
    ]);
    const fields = 'media_type,children{media_type,media_url}';
    const { children } = (await ig.get(`/${media}`, { fields })).body;
    expect(children?.data).toHaveLength(2);
    expect((await ig.get(`/${media}/children`)).body.data).toHaveLength(2);
    const part = String(children?.data?.[0]?.id);
    expect((await ig.get(`/${part}`, { fields: 'media_type' })).body).toEqual({ id: part, media_type: 'IMAGE' });
    const limit = (await ig.get(`/${account}/content_publishing_limit`, { fields: 'quota_usage,config' })).body;
    expect(limit).toEqual({ data: [{ quota_usage: 1, config: { quota_total: 50, quota_duration: 86_400 } }] });
  });

  it('refuses captions on children, and children on their own', async () => {
    expect(await refusal({ is_carousel_item: 'true', image_url: picture, caption: 'x' })).toBe('100/-');
    const id = await child('/alone.jpg');
    sandbox.control.clock.advance(2_000);
    expect((await ig.publish(id)).body.error).toMatchObject({ code: 100 });
  });
});

describe('containers and quotas', () => {
  it('are IN_PROGRESS for a number of reads when the test says so', async () => {
    sandbox.control.instagram.set({ processingPolls: 2 });
    const id = await made({ image_url: picture });
    sandbox.control.clock.advance(HOUR);
    expect([await ig.status(id), await ig.status(id), await ig.status(id)]).toEqual([
      'IN_PROGRESS',
      'IN_PROGRESS',
      'FINISHED',
    ]);
  });

  it('expire after 24 hours, can be spoilt, and are unknown to others', async () => {
    const id = await made({ image_url: picture });
    sandbox.control.clock.advance(24 * HOUR);
    expect(await ig.status(id)).toBe('EXPIRED');
    expect(await publishRefusal(id)).toBe('24/2207008');
    expect(await publishRefusal('17000000000000001')).toBe('24/2207008');
    const [failed, foreign] = [await made({ image_url: picture }), await made({ image_url: picture })];
    sandbox.control.instagram.spoil(failed, 2207076);
    sandbox.control.clock.advance(2_000);
    expect(await ig.status(failed)).toBe('ERROR');
    const other = new InstagramClient(sandbox, 'northernLights');
    expect((await other.get(`/${foreign}`, { fields: 'status_code' })).body.error).toMatchObject({ error_subcode: 33 });
    expect((await other.publish(foreign)).body.error).toMatchObject({ code: 24, error_subcode: 2207006 });
  });

  it('end at the publishing quota and at the cap of containers, until the window has moved on', async () => {
    sandbox.control.instagram.set({ quotaTotal: 1, containerLimit: 3 });
    const first = await ig.picture(picture);
    const second = await made({ image_url: picture });
    sandbox.control.clock.advance(2_000);
    expect(await publishRefusal(second)).toBe('9/2207042');
    await ig.delete(`/${first}`);
    expect(await publishRefusal(second)).toBe('9/2207042');
    await made({ image_url: picture });
    expect(await refusal({ image_url: picture })).toBe('9/2207069');
    sandbox.control.clock.advance(24 * HOUR);
    await ig.picture(picture);
    expect(wall()).toHaveLength(1);
  });

  it('close for a restricted account', async () => {
    sandbox.control.instagram.change(account, { restricted: true });
    expect(await refusal({ image_url: picture })).toBe('25/2207050');
  });
});
