import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import {
  type Advisor,
  buildAdvisor,
  buildConnection,
  buildPost,
  insertId,
  type TestConnection,
} from '../../../testing/factories.ts';
import { type PublishingWorld, publishingWorld } from '../../../testing/publishing-world.ts';
import { postSweeps } from '../../posts/index.ts';
import { openStudio } from '../testing/film.ts';
import { makeVariant } from './make-variant.ts';
import { makeWaitingMedia, startMediaMaker } from './media-maker.ts';
import { preparedMedia } from './prepare-media.ts';

let studio: Awaited<ReturnType<typeof openStudio>>;
let app: TestApp;
let world: PublishingWorld;
let ana: Advisor;
let connections: Partial<Record<'facebook' | 'instagram', TestConnection>> = {};

beforeAll(async () => {
  studio = await openStudio();
  app = await createTestApp({ env: studio.env });
  world = publishingWorld(app);
});
afterAll(async () => {
  await app.close();
  await studio.close();
});
beforeEach(async () => {
  ana = await buildAdvisor(app);
  connections = {};
});

const { signal } = new AbortController();
const make = () => makeWaitingMedia(app.waypost);
const prepared = (post: number, network: 'facebook' | 'instagram' = 'instagram') =>
  preparedMedia(app.waypost.db, app.waypost.storage, network, post);
const variant = async (medium: number) =>
  app.waypost.db.row<{
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
  return insertId(app.waypost.db, 'media', {
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
const film = async (bytes: Buffer) =>
  store(bytes, { kind: 'video', mime: 'application/mp4', width: 320, height: 568, duration_ms: 3_000 });

async function postWith(network: 'facebook' | 'instagram', media: readonly number[], kind: 'image' | 'video') {
  connections[network] ??= await buildConnection(app, ana.profileId, { app: network });
  const connection = connections[network];
  const type = kind === 'image' ? 'image' : network === 'instagram' ? 'reel' : 'video';
  const post = await buildPost(app, connection, { inMinutes: 0, set: { type } });
  for (const [position, medium] of media.entries())
    await app.waypost.db.run(
      'INSERT INTO post_media (scheduled_posting_id, position, media_id, kind) VALUES ($1, $2, $3, $4)',
      [post, position, medium, kind],
    );
  return post;
}

describe('what the publisher is told', () => {
  test('nothing to wait for without files, and for files that fit', async () => {
    expect(await prepared(await postWith('instagram', [], 'image'))).toEqual({ kind: 'ready', media: [] });
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#27a' } })
      .jpeg()
      .toBuffer();
    const fits = await store(bytes, { kind: 'image', mime: 'image/jpeg', width: 640, height: 480 });
    const answer = await prepared(await postWith('instagram', [fits], 'image'));
    expect(answer).toMatchObject({ kind: 'ready', media: [{ width: 640, mime: 'image/jpeg' }] });
    if (answer.kind !== 'ready') throw new Error('not ready');
    const read: Uint8Array[] = [];
    for await (const chunk of (await answer.media[0]?.open()) ?? []) read.push(chunk);
    expect(Buffer.concat(read).equals(bytes)).toBe(true);
  });

  test('to wait while a picture is made, and then a file that can be fetched', async () => {
    const medium = await wideImage();
    const post = await postWith('instagram', [medium], 'image');
    expect(await prepared(post)).toEqual({ kind: 'wait', seconds: 2 });
    expect(await prepared(post)).toEqual({ kind: 'wait', seconds: 2 });
    expect(await make()).toBe(1);
    const answer = await prepared(post);
    expect(answer).toMatchObject({ kind: 'ready', media: [{ width: 1200, height: 629, mime: 'image/jpeg' }] });
    if (answer.kind !== 'ready') throw new Error('not ready');
    const fetched = await fetch(answer.media[0]?.url ?? '');
    expect(await sharp(await fetched.bytes()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 629 });
    // Facebook takes the picture as it was.
    expect(await prepared(post, 'facebook')).toMatchObject({ kind: 'ready', media: [{ width: 1200, height: 400 }] });
  });

  test('what is wrong with a file of which nothing can be made', async () => {
    const broken = await film(Buffer.from('\0\0\0\x18ftypisom\0\0\0\0no film', 'latin1'));
    const post = await postWith('instagram', [broken], 'video');
    expect(await prepared(post)).toEqual({ kind: 'wait', seconds: 5 });
    await make();
    expect(await prepared(post)).toEqual({ kind: 'failed', reason: 'unreadable' });
    const gone = await film(Buffer.from('x'));
    await app.waypost.db.run("UPDATE media SET key = key || '.gone' WHERE id = $1", [gone]);
    const second = await postWith('instagram', [gone], 'video');
    await prepared(second);
    await make();
    expect(await prepared(second)).toEqual({ kind: 'failed', reason: 'missing' });
  });

  test('a film that ends before its time is not passed off as whole', async () => {
    const whole = await studio.film({ seconds: 8, sound: false, encode: ['-movflags', '+faststart', '-g', '15'] });
    const cut = await film(whole.subarray(0, Math.floor(whole.length * 0.7)));
    const post = await postWith('instagram', [cut], 'video');
    await prepared(post);
    await make();
    expect(await prepared(post)).toEqual({ kind: 'failed', reason: 'unreadable' });
  });
});

describe('the machine', () => {
  test('gives a post back until its picture is made, then publishes the picture that was made', async () => {
    const page = await world.page();
    const post = await world.post(page, { images: 1 });
    await app.waypost.db.run(
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
    expect(await make()).toBe(1);
    await app.turnTo(10_000);
    await world.publish();
    await app.turnTo(0);
    expect(await world.row(post)).toMatchObject({ phase: 'posted', status: 10, reason_code: null });
    expect(world.wall(page)).toHaveLength(1);
  });

  test('rejects a post whose film is broken, in words, without asking the network', async () => {
    const page = await world.page();
    const post = await world.post(page, { images: 1 });
    await app.waypost.db.run(
      `UPDATE media SET kind = 'video', mime = 'application/mp4', duration_ms = 3000
       WHERE id = (SELECT media_id FROM post_media WHERE scheduled_posting_id = $1)`,
      [post],
    );
    await world.publish();
    await make();
    await app.turnTo(10_000);
    await world.publish();
    await app.turnTo(0);
    expect(await world.row(post)).toMatchObject({ phase: 'rejected', status: 20, reason_code: 'media_unprepared' });
    const [attempt] = await world.attempts(post);
    expect(attempt).toMatchObject({ outcome: 'step-failed', reason_code: 'media_unprepared' });
    expect(world.wall(page)).toEqual([]);
  });
});

test('A film that could not be converted is told an hour before its post is due', async () => {
  const post = await postWith('facebook', [await film(Buffer.from('no film'))], 'video');
  await app.waypost.db.run(
    "UPDATE scheduled_postings SET fire_at = app_now() + interval '1 hour', preflight_at = app_now() WHERE id = $1",
    [post],
  );
  await prepared(post, 'facebook');
  await make();
  await postSweeps(world.deps)
    .find((sweep) => sweep.id === 'posts.preflights')
    ?.run();
  const answer = await ana.client.get(`/api/scheduled_postings/${post}/`);
  expect(answer.body).toMatchObject({
    media: [{ state: 'failed' }],
    preflight: [{ app: 'facebook', code: 'media_unprepared', level: 'error', values: { detail: 'unreadable' } }],
  });
});

describe('the orders', () => {
  test('are carried out once, whoever looks for them', async () => {
    const medium = await wideImage();
    const post = await postWith('instagram', [medium], 'image');
    await prepared(post);
    const made = await Promise.all([1, 2, 3].map(() => makeVariant(app.waypost, 'image', signal)));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await variant(medium)).toMatchObject({ state: 'ready', tries: 1 });
  });

  test('of a worker that died are taken up when its lease is over', async () => {
    const medium = await wideImage();
    await prepared(await postWith('instagram', [medium], 'image'));
    await app.waypost.db.run(
      "UPDATE media_variants SET lease_until = clock_timestamp() + interval '1 minute', tries = 1 WHERE media_id = $1",
      [medium],
    );
    expect(await make()).toBe(0);
    await app.waypost.db.run('UPDATE media_variants SET lease_until = clock_timestamp() WHERE media_id = $1', [medium]);
    expect(await make()).toBe(1);
    expect(await variant(medium)).toMatchObject({ state: 'ready', tries: 2 });
  });

  test('that fail for no fault of the file are tried again with pauses, and given up at last', async () => {
    const medium = await wideImage();
    const post = await postWith('instagram', [medium], 'image');
    await prepared(post);
    const failing = {
      ...app.waypost,
      storage: { ...app.waypost.storage, read: () => Promise.reject(new Error('the bucket is away')) },
    };
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(await makeVariant(failing, 'image', signal)).toBe(true);
      expect(await makeVariant(failing, 'image', signal)).toBe(false);
      await app.waypost.db.run('UPDATE media_variants SET lease_until = NULL WHERE media_id = $1', [medium]);
    }
    expect(await prepared(post)).toEqual({ kind: 'failed', reason: 'trouble' });
    // Whoever asks again later gets another try.
    await app.waypost.db.run(
      "UPDATE media_variants SET updated_at = clock_timestamp() - interval '6 minutes' WHERE media_id = $1",
      [medium],
    );
    expect(await prepared(post)).toEqual({ kind: 'wait', seconds: 2 });
    expect(await make()).toBe(1);
    expect(await prepared(post)).toMatchObject({ kind: 'ready' });
  });

  test('that run when a worker stops are given back at once and do not count', async () => {
    const medium = await film(await studio.film({ size: '1080x1920', seconds: 20, rate: 60 }));
    const post = await postWith('instagram', [medium], 'video');
    await prepared(post);
    const maker = startMediaMaker(app.waypost);
    await expect.poll(async () => (await variant(medium))?.lease_until ?? null, { timeout: 10_000 }).not.toBeNull();
    await maker.stop();
    expect(await variant(medium)).toMatchObject({ state: 'waiting', tries: 0, lease_until: null });
    await app.waypost.db.run('DELETE FROM media_variants WHERE media_id = $1', [medium]);
  });
});
