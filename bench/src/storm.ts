import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, figure } from './figures.ts';
import { median } from './load.ts';
import { CONTENT } from './newsletters/content.ts';
import { listOf } from './newsletters/list-of.ts';
import { SINK, withSink } from './newsletters/sink.ts';
import { frozenRun } from './newsletters/world.ts';
import { residentMb } from './start.ts';
import { openStormWorld, type Seen, type StormWorld } from './storm-world.ts';
import { readerOf } from './world.ts';

/** Of the newsletter that is sent meanwhile: more than are sent until the posts are out. */
const RECIPIENTS = 50_000;
/** From a domain that the installation may send from. */
const OURS = { ...CONTENT, domain: 'mail.waypost.example' };
/** How long the supervisor waits before it starts a worker again. */
const RESTART_MS = 500;

/** What can be measured apart; `memory` publishes 100,000 posts and takes minutes. */
export const STORM_PARTS = ['rush', 'workers', 'recovery', 'mails', 'memory'] as const;

/** Publishing: what goes out is read from the sandbox, never from our own tables. */
export async function measureStorm(parts: readonly (typeof STORM_PARTS)[number][]): Promise<Figure[]> {
  const measure = {
    rush: measureRush,
    workers: measureScaling,
    recovery: measureRecovery,
    mails: measureMails,
    memory: measureMemory,
  };
  const world = await openStormWorld();
  const figures: Figure[] = [];
  try {
    for (const part of parts) figures.push(...(await measure[part](world)));
    return figures;
  } finally {
    await world.stop();
  }
}

/** Ten posts on each of a thousand pages at one moment, one worker, and a person who looks at a list meanwhile. */
async function measureRush(world: StormWorld): Promise<Figure[]> {
  await world.setLatency(50);
  const worker = await world.startWorker();
  const wave = await world.schedule('rush', 10, 3);
  const { fireAt, posts } = wave;
  const looking = lookAtList(world, fireAt);
  const before = world.cpu(worker.pid);
  await world.untilOut(wave, posts, 110);
  const after = world.cpu(worker.pid);
  const latencies = await looking.stop();
  await worker.stop();
  const spent = Object.entries(after).map(([name, seconds]) => `${name} ${(seconds - (before[name] ?? 0)).toFixed(1)}`);
  console.error(
    `CPU seconds: ${spent.join(', ')}; list p50 ${at(latencies, 0.5).toFixed(1)} ms of ${latencies.length}`,
  );
  const seen = await world.seen('rush');
  return [
    figure(
      `storm: ${posts} posts of one moment, 1 worker, the last is out after`,
      lastOf(seen, fireAt),
      '<=',
      60,
      ' s',
    ),
    figure('storm: half of them are out after', at(lateness(seen, fireAt), 0.5) / 1000, '<=', 60, ' s'),
    figure('storm: posts that did not go out', posts - distinct(seen), '<=', 0),
    figure('storm: posts that went out twice', seen.length - distinct(seen), '<=', 0),
    figure('storm: 20-post list meanwhile, p95', at(latencies, 0.95), '<=', 20, ' ms'),
  ];
}

/** The same load, bound by a slow network, for one worker and for two. */
async function measureScaling(world: StormWorld): Promise<Figure[]> {
  await world.setLatency(200);
  const rates: number[] = [];
  let twice = 0;
  for (const workers of [1, 2]) {
    const name = `workers-${workers}`;
    const running = await Promise.all(
      Array.from({ length: workers }, () => world.startWorker({ PUBLISHING_CONCURRENCY: '16' })),
    );
    const wave = await world.schedule(name, 1, 2);
    await world.untilOut(wave, wave.posts, 100);
    await Promise.all(running.map((worker) => worker.stop()));
    const seen = await world.seen(name);
    twice += seen.length - distinct(seen);
    rates.push(distinct(seen) / lastOf(seen, wave.fireAt));
  }
  const [one = Number.NaN, two = Number.NaN] = rates;
  return [
    figure('posts per second, network 200 ms, 16 in flight, 1 worker', one, '>=', 0, ' /s'),
    figure('two workers ÷ one', two / one, '>=', 1.6),
    figure('two workers: posts that went out twice', twice, '<=', 0),
  ];
}

/** A worker is killed amid a storm and started again after the supervisor's pause. */
async function measureRecovery(world: StormWorld): Promise<Figure[]> {
  await world.setLatency(50);
  const worker = await world.startWorker();
  const wave = await world.schedule('recovery', 4, 1);
  await world.untilOut(wave, wave.posts / 8, 60);
  await worker.kill();
  const killed = Date.now();
  await wait(RESTART_MS);
  const next = await world.startWorker();
  await world.untilOut(wave, wave.posts / 2, 60);
  await next.stop();
  const seen = await world.seen('recovery');
  // What was under way when it died has reached the sandbox long before the restart.
  const resumed = seen.map((post) => post.at - killed).filter((ms) => ms > RESTART_MS);
  return [
    figure('worker killed in a storm: the next post is out after', Math.min(...resumed) / 1000, '<=', 5, ' s'),
    figure('worker killed in a storm: posts that went out twice', seen.length - distinct(seen), '<=', 0),
  ];
}

/** Posts on a thousand pages at one moment: while the same worker sends a newsletter as fast as it can, and without. */
async function measureMails(world: StormWorld): Promise<Figure[]> {
  const { database } = world;
  await world.setLatency(50);
  const list = await listOf(database, RECIPIENTS);
  return withSink(async () => {
    const worker = await world.startWorker({
      NEWSLETTER_SMTP_URL: `smtp://127.0.0.1:${SINK}`,
      NEWSLETTER_RATE: '100000',
    });
    const out = async (name: string) => {
      const wave = await world.schedule(name, 1, 3);
      await world.untilOut(wave, wave.posts, 60);
      return { fireAt: wave.fireAt, seen: await world.seen(name) };
    };
    const later: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const without = await out(`alone-${round}`);
      const { run } = await frozenRun(database, list, [], OURS);
      const during = await out(`beside-${round}`);
      const [sending] = await database.query<{ sent: boolean }>(
        `UPDATE mailing_runs SET state = 'cancelled' WHERE id = $1 AND state = 'sending'
         RETURNING EXISTS (SELECT FROM deliveries WHERE run_id = $1 AND state = 'accepted') AS sent`,
        [run],
      );
      if (!sending?.sent) throw new Error('the newsletter was not sent meanwhile');
      later.push(lastOf(during.seen, during.fireAt) - lastOf(without.seen, without.fireAt));
    }
    await worker.stop();
    return [figure('posts that are due while a newsletter is sent leave later, by', median(later), '<=', 1, ' s')];
  });
}

async function measureMemory(world: StormWorld): Promise<Figure[]> {
  await world.setLatency(50);
  const worker = await world.startWorker();
  const held: number[] = [];
  for (let n = 1; n <= 10; n += 1) {
    const wave = await world.schedule(`wave-${n}`, 10, 1);
    await world.untilOut(wave, wave.posts, 200);
    held.push(residentMb(worker.pid));
  }
  await worker.stop();
  console.error(`worker RSS after each 10,000 posts: ${held.map((mb) => Math.round(mb)).join(' ')} MB`);
  const growth = (held.at(-1) ?? Number.NaN) - (held[0] ?? Number.NaN);
  return [figure('worker memory after 100,000 posts − after 10,000 (RSS)', growth, '<=', 30, ' MB')];
}

/** A person who turns pages, four times a second, from the given moment on. */
function lookAtList(world: StormWorld, from: number): { stop(): Promise<number[]> } {
  let over = false;
  const look = async () => {
    const reader = await readerOf(world.database);
    const url = `${world.api.url}/api/scheduled_postings/?pgid=${reader.pgid}&status=10&ordering=-fire_at`;
    const latencies: number[] = [];
    while (!over) {
      await wait(250);
      const started = performance.now();
      const response = await fetch(url, { headers: { cookie: reader.cookie, 'accept-language': 'en' } });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`the list answered ${response.status}`);
      if (Date.now() > from) latencies.push(performance.now() - started);
    }
    return latencies;
  };
  const looking = look();
  return {
    stop() {
      over = true;
      return looking;
    },
  };
}

const distinct = (seen: readonly Seen[]): number => new Set(seen.map((post) => post.message)).size;
const lateness = (seen: readonly Seen[], fireAt: number): number[] => seen.map((post) => post.at - fireAt);
const lastOf = (seen: readonly Seen[], fireAt: number): number => Math.max(...lateness(seen, fireAt)) / 1000;

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
