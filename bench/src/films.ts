import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { makers } from '../../apps/server/src/features/media/index.ts';
import { findFfmpeg } from '../../apps/server/src/platform/config/find-ffmpeg.ts';
import { type Figure, figure } from './figures.ts';
import { median } from './load.ts';
import { openStormWorld, type StormWorld } from './storm-world.ts';

const run = promisify(execFile);
const { addEndCard, drawBranded, probeVideo, transcodeVideo } = await makers();
const FILM_S = 60;
const CARD_S = 5;
/** Posts that come due one after the other while a film is made. */
const MEANWHILE = 40;
const EVERY_MS = 500;

/** Logos on pictures, end cards behind films, and what goes out meanwhile. */
export async function measureFilms(): Promise<Figure[]> {
  const tools = findFfmpeg({ PATH: '/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin' });
  if (tools === null) throw new Error('the figures of films need ffmpeg: node scripts/ensure-tools.ts');
  const folder = mkdtempSync(path.join(tmpdir(), 'waypost-bench-films-'));
  try {
    const film = path.join(folder, 'uploaded.mp4');
    await run(tools.ffmpeg, [
      ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc2=s=1080x1920:r=30:d=${FILM_S},noise=alls=8:allf=t`],
      ...['-f', 'lavfi', '-i', `sine=d=${FILM_S}`, '-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '12M'],
      ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', film],
    ]);
    return [
      ...(await measureWatermark()),
      ...(await measureCard(tools, folder, film)),
      ...(await measureMeanwhile(film)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureWatermark(): Promise<Figure[]> {
  const [width, height] = [4000, 3000];
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const ground = sharp({ create: { width, height, channels: 3, background: '#888888', noise } });
  const photo = await ground.blur(3).jpeg({ quality: 88 }).toBuffer();
  const disc = Buffer.from('<svg width="600" height="600"><circle cx="300" cy="300" r="260" fill="#fff"/></svg>');
  const logo = { bytes: await sharp(disc).png().toBuffer(), position: 'bottom-right' } as const;
  const times: { whole: number[]; bare: number[]; cpu: number[] } = { whole: [], bare: [], cpu: [] };
  for (let round = 0; round < 9; round += 1) {
    const before = process.cpuUsage();
    times.whole.push(await took(() => drawBranded(photo, null, logo)));
    const { user, system } = process.cpuUsage(before);
    times.cpu.push((user + system) / 1000);
    times.bare.push(await took(() => sharp(photo).resize({ width: 2048 }).jpeg({ quality: 90 }).toBuffer()));
  }
  console.error(`a watermark: ${median(times.cpu).toFixed(0)} ms of processors, load ${loadavg()[0]?.toFixed(1)}`);
  return [
    figure('a logo on a 12-megapixel JPEG, median', median(times.whole), '<=', 150, ' ms'),
    figure('a logo on it ÷ the same picture without one', median(times.whole) / median(times.bare), '<=', 1.8),
  ];
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

type Tools = NonNullable<ReturnType<typeof findFfmpeg>>;

async function measureCard(tools: Tools, folder: string, uploaded: string): Promise<Figure[]> {
  const making = { signal: new AbortController().signal, onProgress: () => undefined };
  const memory = watchMemory();
  const before = endedCpuSeconds();
  const film = path.join(folder, 'film.mp4');
  const probed = await probeVideo(tools, uploaded);
  const converting = await took(() => transcodeVideo(tools, { file: uploaded, probed }, film, making));
  const converted = endedCpuSeconds();
  const card = path.join(folder, 'card.png');
  await sharp({ create: { width: 1080, height: 1920, channels: 3, background: '#69A4BF' } })
    .png()
    .toFile(card);
  const source = { folder, name: 'film.mp4', probed: await probeVideo(tools, film) };
  const into = path.join(folder, 'result.mp4');
  let way = '';
  const adding = await took(async () => {
    way = await addEndCard(tools, source, { file: card, seconds: CARD_S, color: '#69A4BF' }, into, making);
  });
  const added = endedCpuSeconds();
  const peak = memory.stop();
  console.error(
    `a film of ${FILM_S} s: converted in ${(converting / 1000).toFixed(1)} s (${(converted - before).toFixed(1)} of processors), ` +
      `card ${way} in ${(adding / 1000).toFixed(1)} s (${(added - converted).toFixed(1)}), load ${loadavg()[0]?.toFixed(1)}`,
  );
  return [
    figure('a film of 60 s, 1080x1920, converted and with its end card', (converting + adding) / 1000, '<=', 45, ' s'),
    figure('processors that it took', added - before, '<=', 90, ' s'),
    figure('its end card ÷ its conversion', adding / converting, '<=', 0.4),
    figure('memory of the programs meanwhile, at most', peak, '<=', 400, ' MB'),
  ];
}

/** utime and stime of our own ended children (proc(5), fields 16 and 17). */
function endedCpuSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const numbers = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(numbers[13]) + Number(numbers[14])) / 100;
}

/** The most that any program under this one has held (Linux), in MB. */
function watchMemory(): { stop(): number } {
  let most = 0;
  const look = setInterval(() => {
    for (const task of readdirSync('/proc/self/task')) {
      const children = readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean);
      for (const pid of children) most = Math.max(most, heldBy(pid));
    }
  }, 100);
  return {
    stop() {
      clearInterval(look);
      return most;
    },
  };
}

function heldBy(pid: string): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;
  } catch {
    // It has ended.
    return 0;
  }
}

/** How late posts go out beside a film that is made, against a worker that has none. */
async function measureMeanwhile(film: string): Promise<Figure[]> {
  const world = await openStormWorld();
  try {
    await world.setLatency(50);
    const worker = await world.startWorker();
    const alone = await trickle(world, 'alone');
    await order(world, film);
    await until(() => isMaking(world));
    const beside = await trickle(world, 'beside');
    if (!(await isMaking(world))) console.error('the film was ready before the last post was due');
    await worker.stop();
    return [
      figure('posts due while a film is made: later than without one, p95', (beside - alone) / 1000, '<=', 1, ' s'),
      figure('posts due while a film is made: late, p95', beside / 1000, '<=', 2, ' s'),
    ];
  } finally {
    await world.stop();
  }
}

/** One post after the other on pages of their own; answers how late they were, in milliseconds. */
async function trickle(world: StormWorld, name: string): Promise<number> {
  const rows = await world.database.query<{ message: string; fire_at: Date }>(
    `INSERT INTO scheduled_postings (profile_id, connection_id, app, provider, pgid, type, source, origin_id, message, fire_at, next_step_at, late_after)
     SELECT c.profile_id, c.id, c.app, c.provider, c.page_id, 'post', 'api', gen_random_uuid(), format('%s, post %s', $1::text, c.n),
       c.at, c.at, c.at + interval '2 hours'
     FROM (SELECT *, row_number() OVER (ORDER BY id) AS n, app_now() + interval '2 seconds' + make_interval(secs => $3::float8 * row_number() OVER (ORDER BY id)) AS at
       FROM connections WHERE name LIKE 'storm-%' ORDER BY id LIMIT $2::int) c
     RETURNING message, fire_at`,
    [name, MEANWHILE, EVERY_MS / 1000],
  );
  const planned = new Map(rows.map(({ message, fire_at }) => [message, fire_at.getTime()]));
  const out = async () => {
    const [row] = await world.database.query<{ n: string }>(
      `SELECT count(*) AS n FROM scheduled_postings WHERE message LIKE $1 AND phase = 'posted'`,
      [`${name}, post %`],
    );
    return Number(row?.n) === MEANWHILE;
  };
  await until(out);
  const late = (await world.seen(name))
    .map(({ message, at }) => at - (planned.get(message) ?? at))
    .sort((a, b) => a - b);
  if (late.length !== MEANWHILE) throw new Error(`${late.length} of ${MEANWHILE} posts are out`);
  return late[Math.floor(MEANWHILE * 0.95)] ?? Number.NaN;
}

/** The same film three times over, so that one is being made as long as anybody looks. */
async function order(world: StormWorld, film: string): Promise<void> {
  const [owner] = await world.database.query<{ profile_id: string }>(
    `SELECT profile_id FROM connections WHERE name LIKE 'storm-%' ORDER BY id LIMIT 1`,
  );
  const folder = `${owner?.profile_id}/films`;
  mkdirSync(path.join(world.database.home, 'media', folder), { recursive: true });
  for (const n of [1, 2, 3]) {
    const key = `${folder}/film-${n}.source`;
    await run('cp', [film, path.join(world.database.home, 'media', key)]);
    await world.database.query(
      `WITH m AS (
         INSERT INTO media (profile_id, key, thumbnail_key, kind, mime, bytes, width, height, duration_ms, sha256)
         VALUES ($1, $2, $2, 'video', 'application/mp4', 1000, 1080, 1920, $3, $2) RETURNING id)
       INSERT INTO media_variants (media_id, recipe) SELECT id, 'video-1' FROM m`,
      [owner?.profile_id, key, FILM_S * 1000],
    );
  }
}

const isMaking = async (world: StormWorld): Promise<boolean> => {
  const [row] = await world.database.query<{ n: string }>(
    `SELECT count(*) AS n FROM media_variants WHERE state = 'waiting' AND lease_until > clock_timestamp()`,
  );
  return Number(row?.n) > 0;
};

async function until(there: () => Promise<boolean>, seconds = 120): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await there())) {
    if (Date.now() > deadline) throw new Error('nothing came of it in time');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
