import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { workerFlags } from '../../apps/server/src/app/supervisor/supervise.ts';
import { loadConfig } from '../../apps/server/src/platform/config/config.ts';
import { createSealer, type Sealer } from '../../apps/server/src/platform/crypto/sealer.ts';
import {
  type Api,
  type BenchDatabase,
  type Child,
  childEnv,
  type Env,
  openBenchDatabase,
  startApi,
  startChild,
} from './world.ts';

/** Marina of the sandbox's demo world. */
const PERSON = '122090000000000101';
const PAGES = 1_000;
const PORT = 4396;

/** A post as the sandbox has it: what really went out, and when. */
export interface Seen {
  readonly message: string;
  readonly at: number;
}

/** Posts that were scheduled together. */
export interface Wave {
  readonly name: string;
  /** In milliseconds of the clock. */
  readonly fireAt: number;
  readonly posts: number;
  readonly first: number;
  readonly last: number;
  /** The newest attempt before them. */
  readonly triesBefore: number;
}

/** A thousand pages with a photo each, an API process that serves the photos, and a sandbox that fetches them. */
export interface StormWorld {
  readonly database: BenchDatabase;
  readonly api: Api;
  /** Posts with one photo and one time on every page, in no order. */
  schedule(name: string, perPage: number, inS: number): Promise<Wave>;
  startWorker(more?: Env): Promise<Child>;
  setLatency(ms: number): Promise<void>;
  /** What our own table says is out; to wait by, never to judge by. */
  untilOut(wave: Wave, posts: number, seconds: number): Promise<void>;
  /** CPU seconds that each program has used so far (Linux). */
  cpu(workerPid: number): Record<string, number>;
  /** The sandbox's walls: every post of that name. */
  seen(name: string): Promise<Seen[]>;
  stop(): Promise<void>;
}

export async function openStormWorld(): Promise<StormWorld> {
  const database = await openBenchDatabase('storm', 20_000, { fresh: true });
  const sandbox = await startChild(['packages/sandbox/src/main.ts', '--port', '0', '--smtp-port', '0'], {});
  const { url, smtpUrl } = JSON.parse(sandbox.said) as { url: string; smtpUrl: string };
  // The limit of a live installation: the networks fetch the pictures of all posts from one address, which is the readers' too.
  const more = { WAYPOST_SANDBOX_URL: url, WAYPOST_SANDBOX_SMTP_URL: smtpUrl, REQUESTS_PER_MINUTE: '1200' };
  const env = { ...childEnv(database.home, database.url), ...more, PUBLIC_URL: `http://127.0.0.1:${PORT}` };
  const api = await startApi(database, PORT, more);
  const { config } = loadConfig(env);
  if (config === undefined) throw new Error('the configuration of the bench is not whole');
  const control = controlOf(url);
  await makePages(database, control, createSealer(config.encryptionKeys));
  return {
    database,
    api,
    schedule: (name, perPage, inS) => schedule(database, name, perPage, inS),
    startWorker: (workerEnv = {}) =>
      startChild(['apps/server/src/app/worker.ts'], { ...env, ROLE: 'worker', ...workerEnv }, workerFlags),
    setLatency: async (ms) => void (await control('/latency', { ms })),
    untilOut: (wave, posts, seconds) => untilOut(database, wave, posts, seconds),
    cpu: (workerPid) => ({
      worker: cpuSeconds(workerPid),
      api: cpuSeconds(api.pid),
      sandbox: cpuSeconds(sandbox.pid),
      postgres: cpuSeconds(database.pid),
    }),
    seen: (name) => readWalls(database, control, name),
    async stop() {
      await Promise.all([api.stop(), sandbox.stop()]);
      await database.stop();
    },
  };
}

type Control = (path: string, body?: unknown) => Promise<unknown>;

function controlOf(url: string): Control {
  return async (where, body) => {
    const init =
      body === undefined
        ? {}
        : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${url}/__control${where}`, init);
    if (!response.ok) throw new Error(`${where}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

/** The rows that sign-up, consent and upload would have written, in sets. */
async function makePages(database: BenchDatabase, control: Control, sealer: Sealer): Promise<void> {
  await database.query(
    `INSERT INTO users (email, first_name, last_name, plan)
     SELECT format('storm-%s@load.example', n), 'Advisor', n::text, 'premium' FROM generate_series(1, $1::int) n`,
    [PAGES],
  );
  await database.query(
    `INSERT INTO profiles (user_id, slug, first_name, last_name, email, completed)
     SELECT id, replace(split_part(email, '@', 1), '.', '-'), first_name, last_name, email, true FROM users WHERE email LIKE 'storm-%'`,
  );
  await database.query(
    `INSERT INTO connections (profile_id, app, provider, installed, connected, page_id, name, page_token_version, late_after_minutes)
     SELECT id, 'facebook', 'fbpage', true, true, format('9%s', lpad(id::text, 15, '0')), slug, 1, 120
     FROM profiles WHERE slug LIKE 'storm-%'`,
  );
  const pages = await database.query<{ id: number; page_id: string; name: string; profile_id: number }>(
    `SELECT id, page_id, name, profile_id FROM connections WHERE name LIKE 'storm-%' ORDER BY id`,
  );
  const photo = await makePhoto();
  const media = path.join(database.home, 'media');
  const rows: { id: number; token: string; profile: number; key: string }[] = [];
  for (const page of pages) {
    const roles = { [PERSON]: ['MANAGE', 'CREATE_CONTENT', 'ANALYZE'] };
    await control('/facebook/pages', { id: page.page_id, name: page.name, roles });
    const made = (await control('/facebook/tokens', { person_id: PERSON, page_id: page.page_id })) as {
      access_token: string;
    };
    const key = `${page.profile_id}/storm/${page.name}.jpg`;
    mkdirSync(path.join(media, `${page.profile_id}/storm`), { recursive: true });
    // Bytes behind the end of a picture are no part of it: each page has a file of its own.
    writeFileSync(path.join(media, key), Buffer.concat([photo, Buffer.from(page.name)]));
    rows.push({
      id: page.id,
      token: sealer.seal(made.access_token, `connections:${page.id}:page`),
      profile: page.profile_id,
      key,
    });
  }
  const column = (pick: (row: (typeof rows)[number]) => unknown) => rows.map(pick);
  await database.query(
    `UPDATE connections c SET page_token_enc = t.token FROM unnest($1::bigint[], $2::text[]) AS t (id, token) WHERE c.id = t.id`,
    [column((row) => row.id), column((row) => row.token)],
  );
  await database.query(
    `INSERT INTO media (profile_id, key, thumbnail_key, kind, mime, bytes, width, height, sha256)
     SELECT profile, key, key, 'image', 'image/jpeg', $3, 1080, 1080, key FROM unnest($1::bigint[], $2::text[]) AS t (profile, key)`,
    [column((row) => row.profile), column((row) => row.key), photo.byteLength],
  );
}

/** About 100 kB, as a phone's picture is after a feed has scaled it. */
async function makePhoto(): Promise<Buffer> {
  const size = 1080;
  const pixels = Buffer.alloc(size * size * 3);
  for (let n = 0; n < pixels.length; n += 1) pixels[n] = ((n >> 4) * 31 + (n >> 11)) & 127;
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .blur(2)
    .jpeg({ quality: 60 })
    .toBuffer();
}

async function schedule(database: BenchDatabase, name: string, perPage: number, inS: number): Promise<Wave> {
  const [before] = await database.query<{ n: string }>('SELECT coalesce(max(id), 0) AS n FROM publish_attempts');
  const [row] = await database.query<{ fire_at: Date; posts: string; first: string; last: string }>(
    `WITH moment AS (SELECT app_now() + make_interval(secs => $3) AS fire_at),
     made AS (
       INSERT INTO scheduled_postings (profile_id, connection_id, app, provider, pgid, type, source, origin_id, message,
         fire_at, next_step_at, late_after)
       SELECT c.profile_id, c.id, c.app, c.provider, c.page_id, 'image', 'api', gen_random_uuid(),
         format('%s, page %s, post %s: seven nights between fjords and glaciers. Ask me for the dates that are left.', $1::text, c.id, k),
         fire_at, fire_at, fire_at + interval '2 hours'
       FROM moment, connections c CROSS JOIN generate_series(1, $2::int) k
       WHERE c.name LIKE 'storm-%' ORDER BY md5(format('%s %s', c.id, k))
       RETURNING id, profile_id, fire_at),
     shown AS (
       INSERT INTO post_media (scheduled_posting_id, position, media_id, kind)
       SELECT made.id, 0, m.id, 'image' FROM made JOIN media m ON m.profile_id = made.profile_id)
     SELECT min(fire_at) AS fire_at, count(*) AS posts, min(id) AS first, max(id) AS last FROM made`,
    [name, perPage, inS],
  );
  if (row === undefined) throw new Error('nothing was scheduled');
  await database.query('ANALYZE scheduled_postings, post_media, connections, media');
  return {
    name,
    fireAt: row.fire_at.getTime(),
    posts: Number(row.posts),
    first: Number(row.first),
    last: Number(row.last),
    triesBefore: Number(before?.n),
  };
}

/** By the number of attempts first, which costs nothing: the question must not be a load of its own. */
async function untilOut(database: BenchDatabase, wave: Wave, posts: number, seconds: number): Promise<void> {
  const tried = async () => {
    const [row] = await database.query<{ n: string }>('SELECT max(id) - $1 AS n FROM publish_attempts', [
      wave.triesBefore,
    ]);
    return Number(row?.n);
  };
  const out = async () => {
    const [row] = await database.query<{ n: string }>(
      `SELECT count(*) AS n FROM scheduled_postings WHERE id BETWEEN $1 AND $2 AND phase = 'posted'`,
      [wave.first, wave.last],
    );
    return Number(row?.n);
  };
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if ((await tried()) >= posts && (await out()) >= posts) return;
    await wait(500);
  }
  console.error(`${wave.name}: ${await out()} of ${posts} are out after ${seconds} s`);
}

async function readWalls(database: BenchDatabase, control: Control, name: string): Promise<Seen[]> {
  const pages = await database.query<{ page_id: string }>(`SELECT page_id FROM connections WHERE name LIKE 'storm-%'`);
  const seen: Seen[] = [];
  for (const { page_id } of pages) {
    const wall = (await control(`/wall?page=${page_id}`)) as { message: string; created_time: string }[];
    for (const post of wall)
      if (post.message.startsWith(`${name},`)) seen.push({ message: post.message, at: Date.parse(post.created_time) });
  }
  return seen;
}

/** Of a process, its ended children and its living ones; the clock of /proc ticks a hundred times a second. */
function cpuSeconds(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + ticks(Number(child), 2), ticks(pid, 4)) / 100;
}

/** utime and stime, and with four fields those of the ended children (proc(5), /proc/pid/stat, fields 14 to 17). */
function ticks(pid: number, fields: 2 | 4): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const numbers = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return numbers.slice(11, 11 + fields).reduce((sum, each) => sum + Number(each), 0);
}
