import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect } from 'vitest';
import { brandingChanged, makers, media as mediaFeature } from '../../../features/media/index.ts';
import type { TestApp } from '../../app.ts';
import { brandProfile } from '../../branding.ts';
import { insertId, tag } from '../../factories.ts';
import { openStudio } from '../../studio.ts';
import { makeWaitingMedia, runSweep } from '../../sweeps.ts';
import { test as base } from '../../test.ts';
import type { Life, Order } from './branding-maker.ts';

const MAKER = fileURLToPath(new URL('branding-maker.ts', import.meta.url));
/** In the long form every boundary, in the short one so many of them: `CRASH_KILLS=2000`. */
const KILLS = Number(process.env.CRASH_KILLS ?? 3);
/** Of the signs of life while ffmpeg runs, whose film nobody will fetch: the first before and after it is written. */
const BEATS = KILLS > 3 ? [1, 2] : [2];

const test = base
  .extend('studio', { scope: 'file' }, () => openStudio())
  .extend('env', { scope: 'file' }, ({ studio }) => studio.env);
test.afterAll(({ studio }) => studio.close());

function raise({ waypost: { config }, url }: TestApp, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [MAKER], {
    env: {
      ...env,
      WAYPOST_HOME: config.home,
      DATABASE_URL: config.databaseUrl,
      NODE_COMPILE_CACHE: path.join(config.home, 'compiled'),
      WAYPOST_SANDBOX_URL: config.sandbox?.url,
      WAYPOST_SANDBOX_SMTP_URL: config.sandbox?.smtpUrl,
      PUBLIC_URL: url,
      LOG_LEVEL: 'silent',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

function live(child: ChildProcess, order: Order): Promise<Life> {
  return new Promise((resolve, reject) => {
    let last: Life | null = null;
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const said = JSON.parse(line) as Life | { warm: true };
      if (!('warm' in said)) last = said;
    });
    child.once('close', (code) =>
      last === null ? reject(new Error(`ended with ${code} and said nothing`)) : resolve(last),
    );
    child.stdin?.end(`${JSON.stringify(order)}\n`);
  });
}

/** Where to kill: everywhere, or here and there among the boundaries of what changes a row or a file. */
function chosen(seen: readonly string[]): number[] {
  const all = seen.map((point, at) => ({ point, at: at + 1 }));
  const changing = all.filter(({ point }) => /^(?:commit|storage:put|sql:(?:INSERT|UPDATE|DELETE|take))/.test(point));
  const from = KILLS < changing.length ? changing : all;
  const kills = Math.min(KILLS, from.length);
  return Array.from({ length: kills }, (_, n) => from[Math.floor(((n + 0.5) * from.length) / kills)]?.at ?? 1);
}

/** The smallest film that the network takes, as our conversion writes it: its card is laid behind it as it is. */
async function converted({ tools, video, write }: Awaited<ReturnType<typeof openStudio>>): Promise<Buffer> {
  const { probeVideo, transcodeVideo } = await makers();
  const file = await write(await video({ size: '540x960', seconds: 1, rate: 24 }));
  const into = `${file}.mp4`;
  const making = { signal: new AbortController().signal, onProgress: () => undefined };
  await transcodeVideo(tools, { file, probed: await probeVideo(tools, file) }, into, making);
  return readFile(into);
}

test('whoever brands a picture and a reel is killed anywhere: the posts wait, another one finishes, and they go out once', {
  timeout: 900_000,
}, async ({ app, ana, page, world, db, studio, env }) => {
  const { waypost } = app;
  const store = async (bytes: Buffer, facts: Record<string, unknown>) => {
    const name = tag();
    const key = `${ana.profileId}/${name}/${name}.${facts.kind === 'video' ? 'mp4' : 'jpg'}`;
    await waypost.storage.put(key, bytes, 'application/octet-stream');
    const file = { profile_id: ana.profileId, key, thumbnail_key: key, bytes: bytes.length, sha256: name };
    return insertId(db, 'media', { ...file, ...facts });
  };
  const blue = sharp({ create: { width: 400, height: 400, channels: 3, background: '#3366cc' } });
  const photo = await store(await blue.jpeg().toBuffer(), {
    kind: 'image',
    mime: 'image/jpeg',
    width: 400,
    height: 400,
  });
  const shape = { kind: 'video', mime: 'video/mp4', width: 540, height: 960, duration_ms: 1_000 };
  const film = await store(await converted(studio), shape);
  const posts: number[] = [];
  for (const [medium, kind] of [
    [photo, 'image'],
    [film, 'video'],
  ] as const) {
    const post = await world.post(page, { inMinutes: 600 });
    await db.run(`UPDATE scheduled_postings SET type = $2 WHERE id = $1`, [post, kind === 'image' ? 'image' : 'reel']);
    await db.run('INSERT INTO post_media (scheduled_posting_id, position, media_id, kind) VALUES ($1, 0, $2, $3)', [
      post,
      medium,
      kind,
    ]);
    posts.push(post);
  }
  const files = () =>
    db.rows<{ recipe: string | null; state: string | null; key: string | null; phase: string; status: number }>(
      `SELECT pm.recipe, v.state, v.key, s.phase, s.status FROM scheduled_postings s
           JOIN post_media pm ON pm.scheduled_posting_id = s.id
           LEFT JOIN media_variants v ON v.media_id = pm.media_id AND v.recipe = pm.recipe
         WHERE s.id = ANY ($1) ORDER BY s.id`,
      [posts],
    );
  const another = async () => {
    await brandProfile(app, ana.profileId);
    await brandingChanged(db, ana.profileId);
    await db.run('UPDATE branding_changes SET due_at = clock_timestamp()');
  };
  /** What the time that a lease lasts does, without waiting for it. */
  const later = async () => {
    await db.run("UPDATE media_variants SET lease_until = NULL WHERE state = 'waiting'");
    await db.run('UPDATE branding_changes SET due_at = clock_timestamp()');
  };

  await another();
  const whole = await live(raise(app, env), {});
  expect(whole.at).toBeNull();
  expect(await files()).toMatchObject([{ state: 'ready' }, { state: 'ready' }]);
  const orders: Order[] = [
    ...chosen(whole.seen).map((dieAt) => ({ dieAt })),
    ...BEATS.map((dieAtBeat) => ({ dieAtBeat })),
  ];
  const deaths = new Set<string>();
  let next = raise(app, env);
  for (const [n, order] of orders.entries()) {
    const child = next;
    // The one after it starts beside it.
    if (n + 1 < orders.length) next = raise(app, env);
    const before = await files();
    await another();
    const { at } = await live(child, order);
    expect(at, JSON.stringify(order)).not.toBeNull();
    deaths.add(at ?? '');
    const left = await files();
    // Nothing is half done: as it was, ordered, or whole; and no post was given up for it.
    for (const [n, file] of left.entries()) {
      expect(file).toMatchObject({ phase: 'due', status: 0 });
      expect(['ready', 'waiting']).toContain(file.state);
      if (file.recipe === before[n]?.recipe) expect(file).toEqual(before[n]);
    }
    await later();
    await runSweep(mediaFeature, waypost, 'media.branding');
    await makeWaitingMedia(waypost);
    const done = await files();
    for (const [n, file] of done.entries()) {
      expect(file, at ?? '').toMatchObject({ state: 'ready' });
      expect(file.recipe).not.toBe(before[n]?.recipe);
      expect((await waypost.storage.stream(file.key ?? '')).bytes).toBeGreaterThan(0);
    }
  }
  expect(deaths.size).toBeGreaterThanOrEqual(Math.min(KILLS, 4));

  await db.run('UPDATE scheduled_postings SET fire_at = app_now(), next_step_at = app_now() WHERE id = ANY ($1)', [
    posts,
  ]);
  for (let tenths = 0; tenths < 60; tenths += 1) {
    await world.publish();
    const rows = await files();
    if (rows.every(({ phase }) => phase === 'posted')) break;
    await app.later(0.1);
  }
  expect(await files()).toMatchObject([{ phase: 'posted' }, { phase: 'posted' }]);
  expect(world.wall(page)).toHaveLength(2);
});
