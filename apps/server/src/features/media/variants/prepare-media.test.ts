import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { runDue, startSweeps } from '../../../platform/sweeps/start-sweeps.ts';
import { insertId } from '../../../testing/factories.ts';
import { buildConnection, type TestPage } from '../../../testing/page.ts';
import { buildPost } from '../../../testing/post.ts';
import { openStudio } from '../../../testing/studio.ts';
import { makeWaitingMedia, runSweep } from '../../../testing/sweeps.ts';
import { test as base } from '../../../testing/test.ts';
import { posts } from '../../posts/index.ts';
import { media as mediaFeature } from '../index.ts';
import { variantSweep } from './make-variant.ts';
import { preparedMedia } from './prepare-media.ts';
import { failVariant, giveVariantBack, noteProgress, takeVariant } from './variant-store.ts';

const test = base
  .extend('studio', { scope: 'file' }, () => openStudio())
  .extend('env', { scope: 'file' }, ({ studio }) => studio.env)
  .extend('media', ({ app, ana, db }) => {
    const connections: Partial<Record<'facebook' | 'instagram', TestPage>> = {};
    const make = () => makeWaitingMedia(app.waypost);
    const prepared = (post: number, network: 'facebook' | 'instagram' = 'instagram') =>
      preparedMedia(db, app.waypost.storage, { id: post, app: network, source: 'api', shows_link: false });
    const variant = async (medium: number) =>
      db.row<{
        id: number;
        state: string;
        reason_code: string | null;
        tries: number;
        lease_until: Date | null;
        key: string | null;
      }>('SELECT * FROM media_variants WHERE media_id = $1', [medium]);
    async function store(bytes: Buffer, facts: Record<string, unknown>): Promise<number> {
      const name = randomBytes(8).toString('hex');
      const key = `${ana.profileId}/${name}/${name}.${facts.kind === 'video' ? 'source' : 'jpg'}`;
      await app.waypost.storage.put(key, bytes, 'application/octet-stream');
      return insertId(db, 'media', {
        profile_id: ana.profileId,
        key,
        thumbnail_key: key,
        bytes: bytes.length,
        sha256: name,
        ...facts,
      });
    }
    async function wideImage(): Promise<number> {
      const bytes = await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#27a' } })
        .jpeg()
        .toBuffer();
      return store(bytes, { kind: 'image', mime: 'image/jpeg', width: 1200, height: 400 });
    }
    const video = async (bytes: Buffer) =>
      store(bytes, { kind: 'video', mime: 'application/mp4', width: 320, height: 568, duration_ms: 3_000 });
    async function postWith(network: 'facebook' | 'instagram', media: readonly number[], kind: 'image' | 'video') {
      connections[network] ??= await buildConnection(app, ana.profileId, { app: network });
      const connection = connections[network];
      const type = kind === 'image' ? 'image' : network === 'instagram' ? 'reel' : 'video';
      const post = await buildPost(app, connection, { inMinutes: 0, set: { type } });
      for (const [position, medium] of media.entries())
        await db.run(
          'INSERT INTO post_media (scheduled_posting_id, position, media_id, kind) VALUES ($1, $2, $3, $4)',
          [post, position, medium, kind],
        );
      return post;
    }
    return { make, prepared, variant, store, wideImage, video, postWith };
  });

test.afterAll(({ studio }) => studio.close());

describe('what the publisher is told', () => {
  test('nothing to wait for without files, and for files that fit', async ({ media }) => {
    expect(await media.prepared(await media.postWith('instagram', [], 'image'))).toEqual({ kind: 'ready', media: [] });
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#27a' } })
      .jpeg()
      .toBuffer();
    const fits = await media.store(bytes, { kind: 'image', mime: 'image/jpeg', width: 640, height: 480 });
    const answer = await media.prepared(await media.postWith('instagram', [fits], 'image'));
    expect(answer).toMatchObject({ kind: 'ready', media: [{ width: 640, mime: 'image/jpeg' }] });
    if (answer.kind !== 'ready') throw new Error('not ready');
    const read: Uint8Array[] = [];
    for await (const chunk of (await answer.media[0]?.open()) ?? []) read.push(chunk);
    expect(Buffer.concat(read).equals(bytes)).toBe(true);
  });

  test('to wait while a picture is made, and then a file that can be fetched', async ({ media }) => {
    const medium = await media.wideImage();
    const post = await media.postWith('instagram', [medium], 'image');
    expect(await media.prepared(post)).toEqual({ kind: 'wait', seconds: 2 });
    expect(await media.prepared(post)).toEqual({ kind: 'wait', seconds: 2 });
    expect(await media.make()).toBe(1);
    const answer = await media.prepared(post);
    expect(answer).toMatchObject({ kind: 'ready', media: [{ width: 1200, height: 629, mime: 'image/jpeg' }] });
    if (answer.kind !== 'ready') throw new Error('not ready');
    const fetched = await fetch(answer.media[0]?.url ?? '');
    expect(await sharp(await fetched.bytes()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 629 });
    // Facebook takes the picture as it was.
    expect(await media.prepared(post, 'facebook')).toMatchObject({
      kind: 'ready',
      media: [{ width: 1200, height: 400 }],
    });
  });

  test('what is wrong with a file of which nothing can be made', async ({ db, media }) => {
    const broken = await media.video(Buffer.from('\0\0\0\x18ftypisom\0\0\0\0no video', 'latin1'));
    const post = await media.postWith('instagram', [broken], 'video');
    expect(await media.prepared(post)).toEqual({ kind: 'wait', seconds: 5 });
    await media.make();
    expect(await media.prepared(post)).toEqual({ kind: 'failed', reason: 'unreadable' });
    const gone = await media.video(Buffer.from('x'));
    await db.run("UPDATE media SET key = key || '.gone' WHERE id = $1", [gone]);
    const second = await media.postWith('instagram', [gone], 'video');
    await media.prepared(second);
    await media.make();
    expect(await media.prepared(second)).toEqual({ kind: 'failed', reason: 'missing' });
  });

  test('a video that ends before its time is not passed off as whole', async ({ studio, media }) => {
    const whole = await studio.video({ seconds: 8, sound: false, encode: ['-movflags', '+faststart', '-g', '15'] });
    const cut = await media.video(whole.subarray(0, Math.floor(whole.length * 0.7)));
    const post = await media.postWith('instagram', [cut], 'video');
    await media.prepared(post);
    await media.make();
    expect(await media.prepared(post)).toEqual({ kind: 'failed', reason: 'unreadable' });
  });
});

describe('the machine', () => {
  test('gives a post back until its picture is made, then publishes the picture that was made', async ({
    app,
    world,
    db,
    media,
  }) => {
    const page = await world.page();
    const post = await world.post(page, { images: 1 });
    await db.run(
      "UPDATE media SET mime = 'image/webp' WHERE id = (SELECT media_id FROM post_media WHERE scheduled_posting_id = $1)",
      [post],
    );
    await world.publish();
    expect(await world.row(post)).toMatchObject({
      phase: 'waiting',
      status: 0,
      reason_code: 'media_preparing',
      failures: 0,
    });
    expect(world.wall(page)).toEqual([]);
    expect(await media.make()).toBe(1);
    await app.turnTo(10_000);
    await world.publish();
    await app.turnTo(0);
    expect(await world.row(post)).toMatchObject({ phase: 'posted', status: 10, reason_code: null });
    expect(world.wall(page)).toHaveLength(1);
  });

  test('rejects a post whose video is broken, in words, without asking the network', async ({
    app,
    world,
    db,
    media,
  }) => {
    const page = await world.page();
    const post = await world.post(page, { images: 1 });
    await db.run(
      `UPDATE media SET kind = 'video', mime = 'application/mp4', duration_ms = 3000
       WHERE id = (SELECT media_id FROM post_media WHERE scheduled_posting_id = $1)`,
      [post],
    );
    await world.publish();
    await media.make();
    await app.turnTo(10_000);
    await world.publish();
    await app.turnTo(0);
    expect(await world.row(post)).toMatchObject({ phase: 'rejected', status: 20, reason_code: 'media_unprepared' });
    const [attempt] = await world.attempts(post);
    expect(attempt).toMatchObject({ outcome: 'step-failed', reason_code: 'media_unprepared' });
    expect(world.wall(page)).toEqual([]);
  });
});

test('A video that could not be converted is told an hour before its post is due', async ({
  app,
  world,
  ana,
  db,
  media,
}) => {
  const post = await media.postWith('facebook', [await media.video(Buffer.from('no video'))], 'video');
  await db.run(
    "UPDATE scheduled_postings SET fire_at = app_now() + interval '1 hour', preflight_at = app_now() WHERE id = $1",
    [post],
  );
  await media.prepared(post, 'facebook');
  await media.make();
  await runSweep(posts, { ...app.waypost, ...world.deps }, 'posts.preflights');
  const answer = await ana.client.get(`/api/scheduled_postings/${post}/`);
  expect(answer.body).toMatchObject({
    media: [{ state: 'failed' }],
    preflight: [{ app: 'facebook', code: 'media_unprepared', level: 'error', values: { detail: 'unreadable' } }],
  });
});

describe('the orders', () => {
  test('are carried out once, whoever looks for them', async ({ app, media }) => {
    const medium = await media.wideImage();
    const post = await media.postWith('instagram', [medium], 'image');
    await media.prepared(post);
    const made = await Promise.all([1, 2, 3].map(() => runDue(variantSweep(app.waypost))));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await media.variant(medium)).toMatchObject({ state: 'ready', tries: 1 });
  });

  test('of a worker that died are taken up when its lease is over', async ({ db, media }) => {
    const medium = await media.wideImage();
    await media.prepared(await media.postWith('instagram', [medium], 'image'));
    await db.run(
      "UPDATE media_variants SET lease_until = clock_timestamp() + interval '1 minute', tries = 1 WHERE media_id = $1",
      [medium],
    );
    expect(await media.make()).toBe(0);
    await db.run('UPDATE media_variants SET lease_until = clock_timestamp() WHERE media_id = $1', [medium]);
    expect(await media.make()).toBe(1);
    expect(await media.variant(medium)).toMatchObject({ state: 'ready', tries: 2 });
  });

  test('that somebody else has taken over are not touched by who had them before', async ({ db, media }) => {
    const medium = await media.wideImage();
    await media.prepared(await media.postWith('instagram', [medium], 'image'));
    const before = await takeVariant(db, 'image');
    await db.run('UPDATE media_variants SET lease_until = clock_timestamp() WHERE media_id = $1', [medium]);
    expect(await takeVariant(db, 'image')).toMatchObject({ id: before?.id, tries: 2 });
    const held = await media.variant(medium);
    if (before === null) throw new Error('nothing was taken');
    await noteProgress(db, before, 50);
    await giveVariantBack(db, before, 0);
    await giveVariantBack(db, before, 5);
    await failVariant(db, before, 'trouble');
    expect(await media.variant(medium)).toEqual(held);
    // Given back, it is nobody's.
    await giveVariantBack(db, { ...before, tries: 2 }, 0);
    await failVariant(db, before, 'trouble');
    expect(await media.variant(medium)).toMatchObject({ state: 'waiting', tries: 1, lease_until: null });
    expect(await media.make()).toBe(1);
  });

  test('that fail for no fault of the file are tried again with pauses, and given up at last', async ({
    app,
    db,
    media,
  }) => {
    const medium = await media.wideImage();
    const post = await media.postWith('instagram', [medium], 'image');
    await media.prepared(post);
    const failing = {
      ...app.waypost,
      storage: { ...app.waypost.storage, read: () => Promise.reject(new Error('the bucket is away')) },
    };
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(await runDue(variantSweep(failing))).toBe(1);
      expect(await runDue(variantSweep(failing))).toBe(0);
      await db.run('UPDATE media_variants SET lease_until = NULL WHERE media_id = $1', [medium]);
    }
    expect(await media.prepared(post)).toEqual({ kind: 'failed', reason: 'trouble' });
    // Whoever asks again later gets another try.
    await db.run(
      "UPDATE media_variants SET updated_at = clock_timestamp() - interval '6 minutes' WHERE media_id = $1",
      [medium],
    );
    expect(await media.prepared(post)).toEqual({ kind: 'wait', seconds: 2 });
    expect(await media.make()).toBe(1);
    expect(await media.prepared(post)).toMatchObject({ kind: 'ready' });
  });

  test('that run when a worker stops are given back at once and do not count', async ({ studio, app, db, media }) => {
    // Quickly made and slowly converted: few pictures, of which the conversion makes many.
    const medium = await media.video(await studio.video({ size: '1080x1920', seconds: 20, rate: 2, sound: false }));
    const post = await media.postWith('instagram', [medium], 'video');
    await media.prepared(post);
    const maker = startSweeps((await mediaFeature.sweeps?.(app.waypost)) ?? [], app.waypost.log);
    await expect
      .poll(async () => (await media.variant(medium))?.lease_until ?? null, { timeout: 10_000 })
      .not.toBeNull();
    await maker.stop();
    expect(await media.variant(medium)).toMatchObject({ state: 'waiting', tries: 0, lease_until: null });
    await db.run('DELETE FROM media_variants WHERE media_id = $1', [medium]);
  });
});
