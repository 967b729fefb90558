import { beforeEach, describe, expect, it } from 'vitest';
import { video as makeVideo } from '../../../platform/make-video.ts';
import { type GraphClient, pageClient } from '../../../testing/graph-client.ts';
import { sandboxOfFile } from '../../../testing/of-file.ts';
import { DEMO_WORLD } from '../../../worlds.ts';

const page = DEMO_WORLD.pages.blueFjord.id;
const video = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(2000, 7)]);
const sandbox = await sandboxOfFile();
let graph: GraphClient;

beforeEach(() => {
  graph = pageClient(sandbox);
});

const status = async (id: unknown) => (await graph.get(`/${id}`, { fields: 'status,post_id' })).body;

async function sendBytes(url: unknown, bytes: Buffer, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(String(url), {
    method: 'POST',
    headers: { authorization: `OAuth ${graph.token}`, 'content-type': 'application/octet-stream', ...headers },
    body: new Uint8Array(bytes),
  });
  return response.json();
}

describe('a reel', () => {
  it('goes through its three phases on the sandbox clock', async () => {
    const start = (await graph.post(`/${page}/video_reels`, { upload_phase: 'start' })).body;
    const id = String(start.video_id);
    expect(start.upload_url).toBe(`${sandbox.url}/facebook/rupload/video-upload/v26.0/${id}`);
    expect(
      await sendBytes(start.upload_url, video.subarray(0, 500), { offset: '0', file_size: String(video.length) }),
    ).toMatchObject({
      debug_info: { type: 'PartialRequestError', retriable: true },
    });
    expect((await status(id)).status).toMatchObject({
      video_status: 'uploading',
      uploading_phase: { bytes_transfered: 500 },
    });
    expect(await sendBytes(start.upload_url, video, { offset: '0', file_size: String(video.length) })).toMatchObject({
      debug_info: { type: 'OffsetInvalidError' },
    });
    expect(
      await sendBytes(start.upload_url, video.subarray(500), { offset: '500', file_size: String(video.length) }),
    ).toEqual({ success: true });
    const finish = { upload_phase: 'finish', video_id: id, video_state: 'PUBLISHED', description: 'Waves' };
    expect((await graph.post(`/${page}/video_reels`, finish)).body).toEqual({ success: true });
    expect(await status(id)).toMatchObject({ status: { video_status: 'processing' } });
    expect((await graph.get(`/${page}/video_reels`)).body).toEqual({ data: [] });
    sandbox.control.clock.advance(21_000);
    const ready = await status(id);
    expect(ready).toMatchObject({
      status: { video_status: 'ready', publishing_phase: { status: 'complete', publish_status: 'published' } },
    });
    expect(ready.post_id).toMatch(new RegExp(`^${page}_`));
    expect((await graph.get(`/${page}/video_reels`, { fields: 'id,description' })).body.data).toEqual([
      { id, description: 'Waves' },
    ]);
    expect((await graph.get(`/${page}/feed`)).body).toEqual({ data: [] });
    expect(sandbox.control.facebook.wall(page)).toHaveLength(1);
    const again = await graph.post(`/${page}/video_reels`, finish);
    expect(again.body.error).toMatchObject({ code: 100 });
  });

  it('wants the OAuth header and shows a processing error in the phase first', async () => {
    const start = (await graph.post(`/${page}/video_reels`, { upload_phase: 'start' })).body;
    const junk = Buffer.alloc(100, 1);
    const size = { offset: '0', file_size: '100' };
    expect(await sendBytes(start.upload_url, junk, { ...size, authorization: `Bearer ${graph.token}` })).toMatchObject({
      error: { code: 190 },
    });
    await sendBytes(start.upload_url, junk, size);
    await graph.post(`/${page}/video_reels`, {
      upload_phase: 'finish',
      video_id: String(start.video_id),
      video_state: 'PUBLISHED',
    });
    expect((await status(start.video_id)).status).toMatchObject({
      video_status: 'processing',
      processing_phase: { status: 'error' },
    });
    sandbox.control.clock.advance(60_000);
    expect((await status(start.video_id)).status).toMatchObject({ video_status: 'error' });
  });

  it.each([
    ['is too short', { seconds: 2 }, 'at least 3 seconds'],
    ['is too long', { seconds: 91 }, 'at most 90 seconds'],
    ['is too small', { width: 480, height: 640 }, 'Resolution too low'],
    ['is too slow', { framesPerSecond: 12 }, 'frames per second'],
    ['fits', {}, undefined],
  ] as const)('that %s is judged while it is processed', async (_, wish, problem) => {
    const bytes = makeVideo(wish);
    const start = (await graph.post(`/${page}/video_reels`, { upload_phase: 'start' })).body;
    await sendBytes(start.upload_url, bytes, { offset: '0', file_size: String(bytes.length) });
    await graph.post(`/${page}/video_reels`, { upload_phase: 'finish', video_id: String(start.video_id) });
    sandbox.control.clock.advance(60_000);
    const phase = (await status(start.video_id)).status?.processing_phase;
    expect(phase?.status).toBe(problem ? 'error' : 'complete');
    if (problem) expect(phase?.error?.message).toContain(problem);
    const text = await (await fetch(`${sandbox.url}/facebook/wall/${page}`)).text();
    expect(text.includes('<video')).toBe(!problem);
  });

  it('has its own insights names', async () => {
    const start = (await graph.post(`/${page}/video_reels`, { upload_phase: 'start' })).body;
    await sendBytes(start.upload_url, video, { offset: '0', file_size: String(video.length) });
    await graph.post(`/${page}/video_reels`, {
      upload_phase: 'finish',
      video_id: String(start.video_id),
      video_state: 'PUBLISHED',
    });
    sandbox.control.clock.advance(86_400_000);
    await status(start.video_id);
    const ask = async (metric: string) => (await graph.get(`/${start.video_id}/video_insights`, { metric })).body;
    expect((await ask('fb_reels_total_plays,post_video_social_actions')).data).toHaveLength(2);
    expect((await ask('total_video_views')).error).toMatchObject({ code: 100 });
    expect((await graph.get(`/${start.video_id}/insights`, { metric: 'post_media_view' })).body.error).toMatchObject({
      code: 100,
    });
  });
});

describe('a video in chunks', () => {
  it('takes chunks in order, tells the offset on a wrong one, and gets its post id when ready', async () => {
    const start = (await graph.post(`/${page}/videos`, { upload_phase: 'start', file_size: String(video.length) }))
      .body;
    expect(start).toMatchObject({ start_offset: '0', end_offset: String(video.length) });
    const transfer = async (offset: number, bytes: Buffer) => {
      const form = new FormData();
      const fields = {
        upload_phase: 'transfer',
        upload_session_id: String(start.upload_session_id),
        start_offset: String(offset),
      };
      for (const [name, value] of Object.entries({ ...fields, access_token: graph.token ?? '' })) form.set(name, value);
      form.set('video_file_chunk', new Blob([new Uint8Array(bytes)]), 'chunk');
      return (await fetch(`${sandbox.url}/facebook/graph/v26.0/${page}/videos`, { method: 'POST', body: form })).json();
    };
    expect(await transfer(0, video.subarray(0, 1000))).toMatchObject({ start_offset: '1000' });
    expect(await transfer(0, video)).toMatchObject({ error: { code: 100, error_data: { start_offset: '1000' } } });
    expect(await transfer(1000, video.subarray(1000))).toEqual({
      start_offset: String(video.length),
      end_offset: String(video.length),
    });
    const finish = { upload_phase: 'finish', upload_session_id: String(start.upload_session_id), description: 'Video' };
    expect((await graph.post(`/${page}/videos`, finish)).body).toEqual({ success: true });
    expect((await status(start.video_id)).post_id).toBeUndefined();
    sandbox.control.clock.advance(60_000);
    expect((await status(start.video_id)).post_id).toMatch(/_/);
    expect((await graph.get(`/${page}/feed`)).body.data).toHaveLength(1);
    expect((await graph.delete(`/${start.video_id}`)).body).toEqual({ success: true });
    expect((await graph.get(`/${page}/feed`)).body).toEqual({ data: [] });
  });
});
