import { DEMO_WORLD, video } from '@waypost/sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { everyFigure } from '../conformance/figures.ts';
import { connect, openGuard, type Play, postOf, publish, refusalOf, release, stageAll } from '../conformance/world.ts';
import type { PostSnapshot, Staged } from '../port.ts';
import { worldOfFile } from '../testing/world-of-file.ts';
import { instagramWorld } from './testing/instagram-world.ts';

const { people, pages, instagram } = DEMO_WORLD;
const HOUR_S = 3_600;
const world = await worldOfFile(instagramWorld());
let play: Play;

beforeEach(async () => {
  play = await connect(world, 'picture');
});

const NOTHING: Staged = { objects: [] };
const control = () => world.sandbox.control;
const stage = (post: PostSnapshot, staged: Staged = NOTHING) => world.connector.stage(play.page, post, staged);
const stageUp = (post: PostSnapshot, staged?: Staged) => stageAll(world.connector, play.page, post, staged, world.pass);
const containers = () => control().instagram.containers(world.pageId);

test('an own comment is known by the user name too, since the id of its author differs from one reader to the next', async () => {
  control().instagram.set({ scopedCommentAuthors: true });
  const { id } = await publish(play, await postOf(world, 'picture', 'with a comment'));
  const written = await world.connector.comment(play.page, id, 'Ask me!', openGuard());
  if (written.kind !== 'live') throw new Error(JSON.stringify(written));
  expect(await world.connector.findComment(play.page, id, 'Ask me!')).toBe(written.id);
});

describe('accounts', () => {
  test('only those behind a page, with the page token; a lost role breaks only that one', async () => {
    expect(play.pages.map(({ id, admin }) => ({ id, admin }))).toEqual([
      { id: instagram.blueFjord.id, admin: true },
      { id: instagram.northernLights.id, admin: true },
      { id: world.foreignPageId, admin: false },
    ]);
    control().facebook.setRole(pages.blueFjord.id, people.marina.id, []);
    expect(await refusalOf(() => world.connector.checkPage(play.page))).toMatchObject({
      kind: 'reconnect',
      scope: 'page',
      code: 'ig_role_lost',
    });
  });
});

describe('containers', () => {
  test('are waited for at a slowing pace, and only a finished one is ready', async () => {
    const post = await postOf(world, 'reel', 'slow');
    control().instagram.set({ videoProcessingMs: 200_000 });
    let { staged } = await stage(post);
    const waits: number[] = [];
    for (;;) {
      const result = await stage(post, staged);
      if (result.kind !== 'wait') {
        expect(result.kind).toBe('ready');
        break;
      }
      waits.push(result.seconds);
      staged = result.staged;
      await world.pass?.(result.seconds);
    }
    expect(waits[0]).toBe(10);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
    expect(waits.length).toBeLessThan(9);
    expect(containers()).toHaveLength(1);
  });

  test('carry caption and alternative text; items of a carousel no caption, and survive a new text', async () => {
    const post = await postOf(world, 'pictures', 'first words');
    const first = await stageUp(post);
    const changed = await stageUp({ ...post, text: 'other words' }, first.staged);
    expect(containers().filter((one) => one.carouselItem)).toHaveLength(3);
    expect(containers().map((one) => one.caption)).toEqual([
      undefined,
      undefined,
      undefined,
      'first words',
      'other words',
    ]);
    await world.connector.release(play.page, { ...post, text: 'other words' }, changed.staged, openGuard());
    const [seen] = control().instagram.wall(world.pageId);
    expect(seen?.media.map((one) => one.alt_text)).toEqual(['Picture a', 'Picture b', 'Picture c']);
  });

  test('are made again when they ran out, and not used in the last hours of their day', async () => {
    const post = await play.plain('tomorrow');
    const first = await stageUp(post);
    await world.pass?.(22 * HOUR_S);
    const second = await stageUp(post, first.staged);
    expect(second.staged.objects.map((object) => object.unused ?? false)).toEqual([true, false]);
    control().instagram.spoil(second.staged.objects[1]?.id ?? '', 'expired');
    await stageUp(post, second.staged);
    expect(containers()).toHaveLength(3);
  });

  test.each([
    [2207026, 1, 'ig_video_invalid'],
    [2207076, 2, 'ig_video_invalid'],
    [2207082, 2, 'ig_media_unreachable'],
    [2207053, 3, 'ig_container_failed'],
  ])('that fail with %i are made %i times before the post is refused', async (subcode, times, code) => {
    control().instagram.set({ failNext: [subcode, subcode, subcode, subcode] });
    const post = await postOf(world, 'reel', 'broken');
    await expect(stageUp(post)).rejects.toThrow(`"code":"${code}"`);
    expect(containers()).toHaveLength(times);
  });

  test('of a video that Instagram does not take are refused with its number', async () => {
    const post = {
      ...(await postOf(world, 'reel', 'x')),
      media: [await world.media.video('short', video({ seconds: 1 }))],
    };
    await expect(stageUp(post)).rejects.toThrow('2207026');
  });

  test('are not made of words alone, nor of more than ten pictures', async () => {
    const words: PostSnapshot = { type: 'post', text: 'words', link: 'https://example.com', media: [] };
    expect(await stage(words)).toMatchObject({ refusal: { kind: 'rejected', code: 'ig_media_required' } });
    const media = await Promise.all(Array.from({ length: 11 }, (_, n) => world.image(`p${n}`)));
    expect(await stage({ ...words, type: 'image', media })).toMatchObject({ refusal: { code: 'ig_carousel_size' } });
    expect(containers()).toEqual([]);
  });

  test('of a picture that nobody can fetch are tried again later', async () => {
    const post = await play.plain('unreachable');
    const media = post.media.map((file) => ({ ...file, url: `${world.sandbox.url}/nothing.jpg` }));
    expect(await stage({ ...post, media })).toMatchObject({
      refusal: { kind: 'try-later', code: 'ig_media_unreachable' },
    });
  });
});

describe('the quota', () => {
  test('holds the account until its oldest post is a day old', async () => {
    control().instagram.set({ quotaTotal: 2 });
    await publish(play, await play.plain('one'));
    await world.pass?.(5 * HOUR_S);
    await publish(play, await play.plain('two'));
    const before = containers().length;
    const result = await stage(await play.plain('three'));
    if (result.kind !== 'refused' || result.refusal.kind !== 'wait') throw new Error(JSON.stringify(result));
    expect(result.refusal).toMatchObject({ scope: 'page', code: 'ig_quota' });
    expect(Math.abs((result.refusal.seconds ?? 0) - 19 * HOUR_S)).toBeLessThan(60);
    expect(containers()).toHaveLength(before);
    await world.pass?.(result.refusal.seconds ?? 0);
    expect((await publish(play, await play.plain('three'))).id).not.toBe('');
  });

  test('of containers is waited for too', async () => {
    control().instagram.set({ containerLimit: 0 });
    expect(await stage(await play.plain('none'))).toMatchObject({
      refusal: { kind: 'wait', scope: 'page', code: 'ig_container_quota' },
    });
  });
});

describe('what a container became', () => {
  test('a published one is never published again, also when nobody remembers', async () => {
    control().instagram.set({ publishTwice: 'duplicate' });
    const post = await play.plain('once');
    const { staged } = await stageUp(post);
    await world.connector.release(play.page, post, staged, openGuard());
    const again = await stageUp(post, staged);
    const result = await world.connector.release(play.page, post, again.staged, openGuard());
    expect(result.kind).toBe('unknown');
    expect(world.wall(world.pageId)).toHaveLength(1);
  });

  test('published, and not listed yet: neither there nor absent', async () => {
    const { query } = await release(play, await play.plain('hidden'));
    control().addFault({
      method: 'GET',
      path: '/media$',
      action: { kind: 'status', status: 200, body: '{"data":[]}' },
    });
    expect(await world.connector.find(play.page, query)).toMatchObject({
      kind: 'cannot-read',
      refusal: { code: 'ig_unlisted' },
    });
  });

  test('finished and expired prove absence for a day; afterwards only the caption is left', async () => {
    world.loseAnswer('release', 'before');
    const { query } = await release(play, await play.plain('absent'));
    expect(await world.connector.find(play.page, query)).toEqual({ kind: 'read', certainty: 'id', candidates: [] });
    control().instagram.spoil(query.staged.objects[0]?.id ?? '', 'expired');
    expect(await world.connector.find(play.page, query)).toEqual({ kind: 'read', certainty: 'id', candidates: [] });
    await world.pass?.(23 * HOUR_S);
    expect(await world.connector.find(play.page, query)).toEqual({ kind: 'read', certainty: 'text', candidates: [] });
  });

  test('of several posts with the caption only those of the time are named', async () => {
    await publish(play, await play.plain('again'));
    await world.pass?.(HOUR_S);
    const { id, query } = await publish(play, await play.plain('again'));
    const found = await world.connector.find(play.page, query);
    expect(found).toMatchObject({ kind: 'read', candidates: [{ remoteId: id }] });
    const blind = await world.connector.find(play.page, { ...query, staged: NOTHING });
    expect(blind).toMatchObject({ kind: 'read', certainty: 'text', candidates: [{ remoteId: id }] });
  });
});

describe('figures', () => {
  test.each([
    ['the one that the type does not have', 'does not support the saved metric for this media product type'],
    ['the one at a place', 'metric[3] must be one of the following values: views, reach'],
    ['one that is not named', 'The value must be a valid insights metric'],
  ])('%s is null, and the others come', async (_, message) => {
    const { id } = await publish(play, await play.plain('figures'));
    control().clock.advance(86_400_000);
    control().addFault({
      method: 'GET',
      path: '/insights$',
      params: 'saved',
      times: -1,
      action: { kind: 'graph_error', code: 100, message },
    });
    const stats = await world.connector.fetchStats(play.page, { remoteId: id, type: 'image' });
    expect(stats.refused).toEqual(['saved']);
    expect(stats.metrics).toEqual({
      ...everyFigure('instagram', 'post'),
      post_saved: null,
      post_comments: 0,
    });
  });

  test('of a reel count its watching in milliseconds', async () => {
    const { id } = await publish(play, await postOf(world, 'reel', 'watched'));
    expect(world.sandbox.control.instagram.wall(world.pageId)[0]?.media_product_type).toBe('REELS');
    control().clock.advance(86_400_000);
    const { metrics, refused } = await world.connector.fetchStats(play.page, { remoteId: id, type: 'reel' });
    expect(refused).toEqual([]);
    expect(metrics).toEqual(everyFigure('instagram', 'reel'));
    expect(metrics.reel_average_watch_time).toBeGreaterThan(1_000);
  });
});
