import { setTimeout as wait } from 'node:timers/promises';
import { workerFlags } from '../../../apps/server/src/app/supervisor/supervise.ts';
import { marksOfDeliveries } from '../../../apps/server/src/features/mailing/index.ts';
import { loadConfig } from '../../../apps/server/src/platform/config/config.ts';
import { type Figure, figure } from '../figures.ts';
import { load, median } from '../load.ts';
import { listOf } from '../newsletters/list-of.ts';
import { frozenRun } from '../newsletters/world.ts';
import { type BenchDatabase, childEnv, openBenchDatabase, startApi, startBareHttp, startChild } from '../world.ts';

const [RECIPIENTS, CONNECTIONS, ROUNDS, SECONDS] = [20_000, 32, 5, 4];
const [API, BARE] = [4_388, 4_389];
const COUNTING_MS = 10_000;
const LINKS = Array.from({ length: 20 }, (_, n) => `https://cruises.example/offers/${n}?cabin=balcony`);
const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const KINDS = ['open', 'click'] as const;
type Kind = (typeof KINDS)[number];

/** Opens and clicks of many recipients, each written down, beside Node's own server that gives the same answers and writes nothing. */
export async function measureTracking(): Promise<Figure[]> {
  const database = await openBenchDatabase('tracking', 0, { fresh: true });
  const api = await startApi(database, API);
  try {
    const paths = await pathsOf(database);
    const answers = await Promise.all(KINDS.map((kind) => answerOf(`${api.url}${paths[kind][0]}`)));
    const bare = await startBareHttp(answers, BARE);
    try {
      return await compare(database, paths, { ours: api.url, bare: bare.url });
    } finally {
      await bare.stop();
    }
  } finally {
    await api.stop();
    await database.stop();
  }
}

async function pathsOf(database: BenchDatabase): Promise<Readonly<Record<Kind, readonly string[]>>> {
  const { config } = loadConfig({ ...childEnv(database.home, database.url), ROLE: 'api' });
  if (config === undefined) throw new Error('the configuration is none');
  const { run } = await frozenRun(database, await listOf(database, RECIPIENTS), LINKS);
  const rows = await database.query<{ id: string }>('SELECT id FROM deliveries WHERE run_id = $1', [run]);
  const { createMarker } = await marksOfDeliveries();
  const marker = createMarker(config.sessionSecret);
  const tokens = rows.map(({ id }) => marker.marksOf(Number(id), run).tokens);
  return {
    open: tokens.map(({ open }) => `/e/o/${open}.gif`),
    click: tokens.map(({ click }, n) => `/e/c/${click}/${n % LINKS.length}`),
  };
}

/** As it comes over the wire, but for what Node adds to every answer. */
async function answerOf(url: string) {
  const answer = await fetch(url, { redirect: 'manual' });
  const headers = [...answer.headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name));
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  return { status: answer.status, headers: Object.fromEntries(headers), body };
}

async function compare(
  database: BenchDatabase,
  paths: Readonly<Record<Kind, readonly string[]>>,
  urls: { readonly ours: string; readonly bare: string },
): Promise<Figure[]> {
  let answered = KINDS.length;
  const ask = async (url: string, kind: Kind, seconds = SECONDS) => {
    const own = paths[kind];
    const targets = Array.from({ length: CONNECTIONS }, (_, n) => ({
      url,
      agent: AGENT,
      paths: own.filter((_, at) => at % CONNECTIONS === n),
    }));
    const status = kind === 'open' ? 200 : 302;
    const done = await load(targets, { connections: CONNECTIONS, seconds, status });
    if (url === urls.ours) answered += Math.round(done.perSecond * seconds);
    return done.perSecond;
  };
  const ratios: Record<Kind, number[]> = { open: [], click: [] };
  const speeds: Record<Kind, number[]> = { open: [], click: [] };
  for (const kind of KINDS) for (const url of [urls.ours, urls.bare]) await ask(url, kind, 2);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of KINDS) {
      const ours = await ask(urls.ours, kind);
      const bare = await ask(urls.bare, kind);
      ratios[kind].push(ours / bare);
      speeds[kind].push(ours);
    }
  const kept = await settled(database);
  return [
    figure('opens of newsletters, each written down ÷ bare http of the same bytes', median(ratios.open), '>=', 0.6),
    figure('clicks, each written down and led on ÷ bare http of the same bytes', median(ratios.click), '>=', 0.6),
    figure('the same, a second: opens', median(speeds.open), '>=', 1_000, ' req/s'),
    figure('the same, a second: clicks', median(speeds.click), '>=', 1_000, ' req/s'),
    figure('visits put into months and figures by one worker, a second', await counted(database), '>=', 2_000),
    figure('answered and not written down', Math.max(0, answered - kept), '<=', 0),
  ];
}

/** How many visits are in the database once no more come. */
async function settled(database: BenchDatabase): Promise<number> {
  for (let before = -1; ; ) {
    const { parcels, events } = await written(database);
    const now = parcels + events;
    if (now === before) return now;
    before = now;
    await wait(2_000);
  }
}

/** Visits that wait in parcels, and that are in their months. */
async function written(database: BenchDatabase) {
  const [row] = await database.query<{ parcels: string; events: string }>(
    'SELECT (SELECT coalesce(sum(visits), 0) FROM mailing_visits) AS parcels, (SELECT count(*) FROM mailing_events) AS events',
  );
  return { parcels: Number(row?.parcels), events: Number(row?.events) };
}

/** How fast a worker puts into months and figures what waits in parcels. */
async function counted(database: BenchDatabase): Promise<number> {
  const env = { ...childEnv(database.home, database.url), ROLE: 'worker' };
  const worker = await startChild(['apps/server/src/app/worker.ts'], env, workerFlags);
  try {
    await wait(2_000);
    const [began, before] = [performance.now(), await written(database)];
    await wait(COUNTING_MS);
    const after = await written(database);
    if (after.parcels === 0) throw new Error('nothing was left to be counted: too little was asked for');
    return ((after.events - before.events) * 1_000) / (performance.now() - began);
  } finally {
    await worker.stop();
  }
}
