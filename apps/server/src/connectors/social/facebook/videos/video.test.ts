import { DEMO_WORLD, video } from '@waypost/sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { everyFigure } from '../../conformance/figures.ts';
import { connect, openGuard, type Play, postOf, publish, release, stageAll } from '../../conformance/world.ts';
import type { PostSnapshot, StageResult } from '../../port.ts';
import { worldOfFile } from '../../testing/world-of-file.ts';
import { facebookWorld } from '../testing/facebook-world.ts';

const world = await worldOfFile(facebookWorld());
let play: Play;

beforeEach(async () => {
  play = await connect(world);
});

const calls = (pattern: RegExp) =>
  world.sandbox.control.calls().filter((call) => pattern.test(`${call.method} ${call.path}`));
const phases = () =>
  calls(/POST .*\/(videos|video_reels)$/).map((call) => (call.body as { upload_phase: string }).upload_phase);
const stage = (post: PostSnapshot, staged: StageResult['staged'] = { objects: [] }) =>
  world.connector.stage(play.page, post, staged);
const videoPost = async (type: 'video' | 'reel', bytes?: Buffer): Promise<PostSnapshot> => ({
  type,
  text: `A ${type}`,
  link: null,
  media: [await world.media.video('video', bytes)],
});
const FOUR_MIB = 4 * 1024 * 1024;

describe('the chunked upload of a video', () => {
  test('sends the pieces that Facebook asks for, and they are the file', async () => {
    const bytes = video({ bytes: 2 * FOUR_MIB + 12_345 });
    const post = await videoPost('video', bytes);
    const { id } = await publish(play, post);
    expect(phases()).toEqual(['start', 'transfer', 'transfer', 'transfer', 'finish']);
    world.sandbox.control.facebook.set({ requireAppSecretProof: false });
    const answer = (await (
      await fetch(`${world.sandbox.url}/facebook/graph/v26.0/${id}?fields=source&access_token=${play.page.token}`)
    ).json()) as { source: string };
    expect(Buffer.from(await (await fetch(answer.source)).arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('goes on where Facebook stands when an answer about a piece was lost', async () => {
    const post = await videoPost('video', video({ bytes: 2 * FOUR_MIB }));
    const first = await stage(post);
    const fault = {
      method: 'POST',
      path: '/videos$',
      params: 'transfer',
      when: 'after',
      action: { kind: 'reset' },
    } as const;
    world.sandbox.control.addFault(fault);
    const broken = await stage(post, first.staged);
    expect(broken).toMatchObject({ kind: 'refused', refusal: { kind: 'try-later', code: 'fb_no_answer' } });
    const { staged } = await stageAll(world.connector, play.page, post, broken.staged, world.pass);
    expect((await world.connector.release(play.page, post, staged, openGuard())).kind).toBe('accepted');
    expect(phases().filter((phase) => phase === 'start')).toHaveLength(1);
  });
});

describe('a video', () => {
  test.each(['video', 'reel'] as const)('that Facebook cannot process fails with its words: %s', async (type) => {
    const { result } = await release(play, await videoPost(type, Buffer.from('this is no video at all')));
    if (result.kind !== 'accepted') throw new Error(JSON.stringify(result));
    expect(await world.connector.settle(play.page, result.ref)).toMatchObject({
      kind: 'failed',
      refusal: { kind: 'rejected', code: 'fb_video_invalid', detail: expect.stringContaining('format') },
    });
    await world.connector.remove(play.page, result.ref);
    await world.connector.remove(play.page, result.ref);
    expect(await world.connector.settle(play.page, result.ref)).toMatchObject({ refusal: { kind: 'gone' } });
  });

  test('that Facebook cannot fetch from us is handed over as a file; what does not arrive is refused in words', async () => {
    const post = await videoPost('reel');
    const [media] = post.media;
    if (!media) throw new Error('no video');
    const away = { ...post, media: [{ ...media, url: `${media.url}.nowhere` }] };
    await publish(play, away);
    expect(world.wall(world.pageId)).toHaveLength(1);
    const first = await stage({ ...away, text: 'refused' });
    const debug = { retriable: false, type: 'ProcessingFailedError', message: 'Not this one' };
    world.sandbox.control.addFault({
      path: '/video-upload/',
      times: 2,
      action: { kind: 'status', status: 200, body: { debug_info: debug } },
    });
    expect(await stage({ ...away, text: 'refused' }, first.staged)).toMatchObject({
      kind: 'refused',
      refusal: { kind: 'rejected', code: 'fb_video_invalid', detail: 'Not this one' },
    });
  });

  test('that is not shown before its finish is finished all the same', async () => {
    const post = await videoPost('reel');
    world.sandbox.control.addFault({
      method: 'GET',
      path: '/v26.0/\\d+$',
      times: -1,
      action: { kind: 'graph_error', code: 100, subcode: 33 },
    });
    const { staged } = await stageAll(world.connector, play.page, post);
    world.sandbox.control.clearFaults();
    expect((await world.connector.release(play.page, post, staged, openGuard())).kind).toBe('accepted');
  });

  test.each([
    ['an object', { error: { message: 'Wrong shape' } }],
    ['a list', { errors: [{ message: 'Wrong shape' }] }],
  ])('whose failure is told as %s fails with its words, and times come in two forms', async (_, said) => {
    const answer = (status: object) =>
      world.sandbox.control.addFault({
        method: 'GET',
        path: '/9$',
        action: { kind: 'status', status: 200, body: { status } },
      });
    answer({ processing_phase: { status: 'error', ...said } });
    expect(await world.connector.settle(play.page, '9')).toMatchObject({ refusal: { detail: 'Wrong shape' } });
    for (const publish_time of [1_780_000_000, '2026-05-28T20:26:40+0000']) {
      answer({ publishing_phase: { status: 'complete', publish_time } });
      answer({ publishing_phase: { status: 'complete', publish_time } });
      const query = { post: await videoPost('reel'), staged: { objects: [] }, acceptedRef: '9' };
      const window = { commitStartedAt: new Date(), deadline: new Date() };
      expect(await world.connector.find(play.page, { ...query, ...window })).toMatchObject({
        candidates: [{ createdAt: new Date(1_780_000_000_000) }],
      });
      world.sandbox.control.clearFaults();
    }
  });

  test.each(['video', 'reel'] as const)('that was removed meanwhile is uploaded again: %s', async (type) => {
    const post = await videoPost(type);
    const first = await stageAll(world.connector, play.page, post);
    for (const object of first.staged.objects) await world.connector.discard(play.page, object);
    const second = await stageAll(world.connector, play.page, post, first.staged);
    expect(second.staged.objects.map((object) => object.unused ?? false)).toEqual([true, false]);
  });

  test('stays when it is out or on its way, whatever the clean-up thinks', async () => {
    const { result, query } = await release(play, await videoPost('reel'));
    expect(result.kind).toBe('accepted');
    for (const object of query.staged.objects) await world.connector.discard(play.page, object);
    await world.pass?.(60);
    for (const object of query.staged.objects) await world.connector.discard(play.page, object);
    expect(world.wall(world.pageId)).toHaveLength(1);
  });

  test('finished twice is one post, and said to be accepted', async () => {
    for (const type of ['video', 'reel'] as const) {
      const post = await videoPost(type);
      const { staged } = await stageAll(world.connector, play.page, post);
      for (let tries = 0; tries < 2; tries += 1)
        expect((await world.connector.release(play.page, post, staged, openGuard())).kind).toBe('accepted');
    }
    await world.pass?.(60);
    expect(world.wall(world.pageId)).toHaveLength(2);
  });

  test('while it is processed, looking proves nothing', async () => {
    const { query } = await release(play, await videoPost('reel'));
    expect(await world.connector.find(play.page, query)).toMatchObject({
      kind: 'cannot-read',
      refusal: { code: 'fb_video_processing' },
    });
  });

  test('whose id was lost is looked for by its text', async () => {
    for (const kind of ['video', 'reel'] as const) {
      const { id, query } = await publish(play, await postOf(world, kind, `restored ${kind}`));
      const blind = { ...query, staged: { objects: [] } };
      // The wire tells when a video was begun, which is before its release.
      const wide = { ...blind, commitStartedAt: new Date(query.commitStartedAt.getTime() - 60_000) };
      expect(await world.connector.find(play.page, wide)).toMatchObject({
        kind: 'read',
        certainty: 'text',
        candidates: [{ remoteId: id }],
      });
    }
  });

  test('has its own family of figures, in milliseconds', async () => {
    const reel = await publish(play, await videoPost('reel'));
    const video = await publish(play, await videoPost('video'));
    world.sandbox.control.clock.advance(3 * 86_400_000);
    world.sandbox.control.facebook.set({ refusedMetrics: ['fb_reels_total_plays'] });
    expect(await world.connector.fetchStats(play.page, { remoteId: reel.id, type: 'reel' })).toMatchObject({
      refused: ['fb_reels_total_plays'],
      metrics: { ...everyFigure('facebook', 'reel'), reel_average_watch_time: 4200 },
    });
    expect(await world.connector.fetchStats(play.page, { remoteId: video.id, type: 'video' })).toEqual({
      refused: [],
      usagePercent: null,
      metrics: { ...everyFigure('facebook', 'video'), video_average_watch_time: 5100 },
    });
  });

  test('carries the first comment on the post that shows it', async () => {
    const { id } = await publish(play, await videoPost('reel'));
    const written = await world.connector.comment(play.page, id, 'Book now', openGuard());
    if (written.kind !== 'live') throw new Error(JSON.stringify(written));
    expect(await world.connector.findComment(play.page, id, 'Book now')).toBe(written.id);
    expect(world.wall(DEMO_WORLD.pages.blueFjord.id)[0]?.comments).toEqual(['Book now']);
  });
});
