import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { VIDEO_UPLOADS } from '@waypost/contract/media';
import { describe, expect } from 'vitest';
import { throttle } from '../../../platform/throttle/throttle.ts';
import { createTestApp } from '../../../testing/app.ts';
import type { Answer } from '../../../testing/client.ts';
import { buildAdvisor } from '../../../testing/factories.ts';
import { buildConnection } from '../../../testing/page.ts';
import { openStudio } from '../../../testing/studio.ts';
import { makeWaitingMedia } from '../../../testing/sweeps.ts';
import { test as base } from '../../../testing/test.ts';
import { purge } from '../testing/purge.ts';

const PATH = '/api/profile_videos/';

const test = base
  .extend('studio', { scope: 'file' }, () => openStudio())
  .extend('env', { scope: 'file' }, ({ studio }) => studio.env)
  .extend('video', { scope: 'file' }, ({ studio }) => studio.video())
  .extend('videos', ({ app, ana }) => {
    const upload = (video?: Buffer, headers: Record<string, string> = {}): Promise<Answer> =>
      ana.client.request('POST', PATH, { body: form({ profile: ana.profileId }, video), headers });
    const make = () => makeWaitingMedia(app.waypost);
    async function storedFiles(): Promise<string[]> {
      const { storage } = app.waypost.config;
      if (storage.kind !== 'disk') throw new Error('the test stores on disk');
      const names = await readdir(path.join(storage.dir, String(ana.profileId)), { recursive: true }).catch(() => []);
      return names.filter((name) => /\.\w+$/.test(name));
    }
    const workFolders = () => readdir(path.join(app.waypost.config.home, 'work')).catch(() => []);
    const refused = async (video: Buffer, sentence: string) => {
      expect(await upload(video)).toMatchObject({ status: 400, body: { video: [sentence] } });
      expect(await storedFiles()).toEqual([]);
      expect(await workFolders()).toEqual([]);
    };
    const soon = () => new Date(app.waypost.clock.now().getTime() + 3 * 3_600_000).toISOString();
    const post = (more: Record<string, unknown>) =>
      ana.client.post('/api/scheduled_postings/', {
        profile: ana.profileId,
        fire_at: soon(),
        message: `Reef ${Math.random()}`,
        ...more,
      });
    const shown = async (answer: Answer) => {
      const [id] = (answer.body.scheduled_postings_ids ?? []) as number[];
      return (await ana.client.get(`/api/scheduled_postings/${id}/`)).body;
    };
    return { upload, make, storedFiles, workFolders, refused, soon, post, shown };
  });

test.afterAll(({ studio }) => studio.close());

function form(fields: Record<string, string | number>, video?: Buffer, name = 'video.mp4'): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.append(field, String(value));
  if (video !== undefined) data.append('video', new Blob([new Uint8Array(video)], { type: 'video/mp4' }), name);
  return data;
}

describe('an uploaded video', () => {
  test('is there at once with its picture, and plays once it is converted', async ({ video, ana, videos }) => {
    const answer = await videos.upload(video);
    expect(answer).toMatchObject({
      status: 201,
      body: { width: 320, height: 568, duration: 3, state: 'waiting', progress: 0, video_url: null, reason: null },
    });
    const poster = await fetch(String(answer.body.thumbnail_url));
    expect(poster.headers.get('content-type')).toBe('image/jpeg');
    expect(await videos.make()).toBe(1);
    const made = (await ana.client.get(`${PATH}${answer.body.id}/`)).body;
    expect(made).toMatchObject({ state: 'ready', progress: 100, duration: 3 });
    const played = await fetch(String(made.video_url), { headers: { range: 'bytes=0-99' } });
    expect(played.status).toBe(206);
    expect(played.headers.get('content-type')).toBe('video/mp4');
    expect(await videos.workFolders()).toEqual([]);
  });

  test('is stored as it came for us alone: nobody is served what strangers uploaded', async ({
    app,
    video,
    ana,
    videos,
  }) => {
    await videos.upload(video);
    const source = (await videos.storedFiles()).find((name) => name.endsWith('.source'));
    expect(source).toBeDefined();
    expect((await fetch(`${app.url}/media/${ana.profileId}/${source}`)).status).toBe(404);
  });

  test('stands in the list of videos, not among the images, and is deleted with all that was made of it', async ({
    app,
    video,
    ana,
    videos,
  }) => {
    const { id } = (await videos.upload(video)).body;
    await videos.make();
    const list = await ana.client.get(`${PATH}?profile=${ana.profileId}`);
    expect(list.body).toMatchObject({ count: 1, results: [{ id, state: 'ready' }] });
    expect((await ana.client.get(`/api/profile_images/?profile=${ana.profileId}`)).body).toMatchObject({ count: 0 });
    expect((await ana.client.delete(`/api/profile_images/${id}/`)).status).toBe(404);
    expect(await videos.storedFiles()).toHaveLength(3);
    expect((await ana.client.delete(`${PATH}${id}/`)).status).toBe(204);
    expect((await ana.client.get(`${PATH}${id}/`)).status).toBe(404);
    await purge(app.waypost, Number(id));
    expect(await videos.storedFiles()).toEqual([]);
  });

  test('deleted before it is converted leaves nothing behind', async ({ app, video, ana, videos }) => {
    const { id } = (await videos.upload(video)).body;
    await ana.client.delete(`${PATH}${id}/`);
    await purge(app.waypost, Number(id));
    expect(await videos.make()).toBe(0);
    expect(await videos.storedFiles()).toEqual([]);
  });

  test('may come from an Apple device', async ({ studio, ana, videos }) => {
    const answer = await videos.upload(await studio.video({ container: 'mov', seconds: 2 }));
    expect(answer.status).toBe(201);
    await videos.make();
    expect((await ana.client.get(`${PATH}${answer.body.id}/`)).body).toMatchObject({ state: 'ready' });
  });
});

describe('is refused, and nothing stays', () => {
  const wrongType = 'Please select a valid video (MP4, MOV) file.';
  const damaged = 'This video is damaged or incomplete. Please choose another file.';
  const ftyp = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1');

  test('a playlist, also one that claims to be a video', async ({ app, videos }) => {
    const playlist = Buffer.from(`#EXTM3U\n#EXTINF:4,\nfile:///etc/passwd\n#EXTINF:4,\n${app.url}/healthz\n`);
    await videos.refused(playlist, wrongType);
    await videos.refused(Buffer.concat([ftyp, playlist]), damaged);
    await videos.refused(Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"), wrongType);
  });
  test('a video cut short', async ({ studio, video, videos }) => {
    const long = await studio.video({ seconds: 8, encode: ['-movflags', '+faststart'] });
    await videos.refused(long.subarray(0, Math.floor(long.length * 0.6)), damaged);
    await videos.refused(video.subarray(0, Math.floor(video.length * 0.6)), damaged);
  });
  test('a video of more pixels than anybody films', async ({ studio, videos }) => {
    const huge = await studio.video({ size: '8400x64', seconds: 1, rate: 2, sound: false });
    await videos.refused(huge, 'This video has too many pixels. Use one with up to 8,192 pixels on each side.');
  });
  test('sound without a picture, and a moment', async ({ studio, videos }) => {
    await videos.refused(await studio.video({ encode: ['-vn'] }), wrongType);
    await videos.refused(
      await studio.video({ seconds: 0.4 }),
      'This video is shorter than a second. Please choose a longer one.',
    );
  });
  test('a picture, noise, nothing, and a form without a file', async ({ videos }) => {
    await videos.refused(Buffer.concat([ftyp, Buffer.alloc(50_000, 0xa5)]), damaged);
    await videos.refused(Buffer.from('\xff\xd8\xff\xe0 no video at all', 'latin1'), wrongType);
    await videos.refused(Buffer.alloc(0), 'Please choose a video.');
    expect(await videos.upload()).toMatchObject({ status: 400, body: { video: ['Please choose a video.'] } });
  });
  test('in the language of the reader', async ({ video, videos }) => {
    const answer = await videos.upload(video.subarray(0, 2_000), { 'accept-language': 'fr' });
    expect(answer.body.video).toEqual(['Cette vidéo est endommagée ou incomplète. Choisissez un autre fichier.']);
  });
  test('for the library of somebody else, without the plan, and beyond the quota', async ({
    app,
    video,
    ana,
    db,
    videos,
  }) => {
    const other = await buildAdvisor(app);
    const theirs = await ana.client.request('POST', PATH, { body: form({ profile: other.profileId }, video) });
    expect(theirs.status).toBe(404);
    const free = await buildAdvisor(app, { plan: 'pro' });
    expect((await free.client.request('POST', PATH, { body: form({ profile: free.profileId }, video) })).status).toBe(
      403,
    );
    for (let hit = 0; hit < VIDEO_UPLOADS.hits; hit += 1) await throttle(db, VIDEO_UPLOADS, String(ana.profileId));
    expect((await videos.upload(video)).status).toBe(429);
    expect(await videos.storedFiles()).toEqual([]);
  });
});

test('Without ffmpeg videos are not set up, and the rest works', async ({ video }) => {
  const bare = await createTestApp();
  const advisor = await buildAdvisor(bare);
  const answer = await advisor.client.request('POST', PATH, { body: form({ profile: advisor.profileId }, video) });
  expect(answer).toMatchObject({ status: 503, body: { code: 'not_configured', user_message: expect.any(String) } });
  expect((await advisor.client.get(`${PATH}?profile=${advisor.profileId}`)).body).toMatchObject({ count: 0 });
  await bare.close();
});

describe('a post with a video', () => {
  test('becomes what each network knows, and tells how far its file is', async ({ studio, app, ana, videos }) => {
    for (const network of ['facebook', 'instagram', 'linkedin'] as const)
      await buildConnection(app, ana.profileId, { app: network });
    const upright = (await videos.upload(await studio.video({ size: '540x960', seconds: 4 }))).body.id;
    const wide = (await videos.upload(await studio.video({ size: '640x360', seconds: 4 }))).body.id;
    const typeOf = async (application: string, id: unknown) =>
      (await videos.shown(await videos.post({ applications: [application], custom_image_ids: [id] }))).type;
    expect(await typeOf('facebook', upright)).toBe('reel');
    expect(await typeOf('facebook', wide)).toBe('video');
    expect(await typeOf('instagram', wide)).toBe('reel');
    expect(await typeOf('linkedin', upright)).toBe('video');
    const chosen = { applications: ['facebook'], custom_image_ids: [upright], media_types: { facebook: 'post' } };
    expect((await videos.shown(await videos.post(chosen))).type).toBe('video');
    const before = await videos.shown(await videos.post({ applications: ['facebook'], custom_image_ids: [wide] }));
    expect(before).toMatchObject({ video: null, media: [{ kind: 'video', state: 'waiting', progress: 0 }] });
    await videos.make();
    const after = (await ana.client.get(`/api/scheduled_postings/${before.id}/`)).body;
    expect(after).toMatchObject({ media: [{ state: 'ready', progress: 100 }], video: expect.stringMatching(/\.mp4$/) });
  });

  test('may be kept in a draft', async ({ video, ana, videos }) => {
    const { id, thumbnail_url } = (await videos.upload(video)).body;
    const path = `/api/generator_profile/${ana.profileId}/create_post/`;
    const draft = (await ana.client.post(path, { message: 'A reef', custom_image_ids: [id] })).body;
    expect(JSON.stringify(draft)).toContain(String(thumbnail_url));
    expect(JSON.stringify(draft)).not.toContain('.source');
    await videos.make();
    const later = (await ana.client.get(`/api/generated_postings/${draft.id}/`)).body;
    expect(JSON.stringify(later)).toMatch(/\.mp4"/);
    expect(later).toMatchObject({ missing_media: 0, media: [{ id, kind: 'video', duration: 3, width: 320 }] });
  });

  test('goes out as it was chosen in its draft, and a wrong choice is told before the time', async ({
    studio,
    app,
    ana,
    videos,
  }) => {
    for (const network of ['facebook', 'instagram', 'linkedin'] as const)
      await buildConnection(app, ana.profileId, { app: network });
    const { id } = (await videos.upload(await studio.video({ size: '540x960', seconds: 4 }))).body;
    const wide = (await videos.upload(await studio.video({ size: '640x360', seconds: 4 }))).body.id;
    const draft = (await ana.client.post(`/api/generator_profile/${ana.profileId}/create_post/`, {})).body;
    const body = {
      applications: ['facebook', 'instagram', 'linkedin'],
      fire_at: videos.soon(),
      message: 'A reef at dawn',
      custom_image_ids: [wide],
      media_types: { facebook: 'reel' },
    };
    const preflight = (more: Record<string, unknown>) =>
      ana.client.post('/api/scheduled_postings/preflight/', { profile: ana.profileId, ...body, ...more });
    expect((await preflight({})).body.messages).toMatchObject([
      { app: 'facebook', code: 'reel_not_upright', level: 'error' },
      { app: 'instagram', code: 'reel_not_upright', level: 'warning' },
    ]);
    const schedule = (more: Record<string, unknown>) =>
      ana.client.post(`/api/generated_postings/${draft.id}/schedule/`, { ...body, ...more });
    expect(await schedule({})).toMatchObject({
      status: 400,
      body: { media_types: [expect.stringContaining('Facebook only allows vertical videos as reels')] },
    });
    const sent = await schedule({ custom_image_ids: [id], media_types: { facebook: 'post' } });
    const shown = await Promise.all(
      (sent.body.scheduled_postings_ids as number[]).map((post) => ana.client.get(`/api/scheduled_postings/${post}/`)),
    );
    expect(shown.map((post) => post.body.type)).toEqual(['video', 'reel', 'video']);
    const edited = { message: 'A reef at dusk', apply_to_all: false };
    expect(await ana.client.patch(`/api/scheduled_postings/${shown[0]?.body.id}/`, edited)).toMatchObject({
      status: 200,
      body: { type: 'video', message: 'A reef at dusk', media: [{ kind: 'video' }] },
    });
  });

  test('is refused where it is too short, too long, or not alone', async ({ studio, app, video, ana, videos }) => {
    await buildConnection(app, ana.profileId, { app: 'linkedin' });
    const { id } = (await videos.upload(await studio.video({ seconds: 2 }))).body;
    const other = (await videos.upload(video)).body.id;
    expect(await videos.post({ applications: ['linkedin'], custom_image_ids: [id] })).toMatchObject({
      status: 400,
      body: { custom_image_ids: ['LinkedIn needs videos of at least 3 seconds.'] },
    });
    expect(await videos.post({ applications: ['linkedin'], custom_image_ids: [other, id] })).toMatchObject({
      status: 400,
      body: { custom_image_ids: expect.arrayContaining([expect.stringContaining('publishes a video on its own')]) },
    });
  });
});
