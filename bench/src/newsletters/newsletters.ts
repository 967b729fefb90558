import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beside, type Figure, figure } from '../figures.ts';
import { median } from '../load.ts';
import { type BenchDatabase, openBenchDatabase } from '../world.ts';
import { PLAIN } from './content.ts';
import { listOf } from './list-of.ts';
import { measureRate } from './rate.ts';
import { type Postfix, SINK, withSink } from './sink.ts';
import { frozenRun, type List, startMailer } from './world.ts';

const [MANY, SENT, FEW, ROUNDS] = [100_000, 20_000, 1_000, 3];
const MESSAGE_BYTES = 30_000;

/** Sending as a worker does it, to a sink that takes everything; what it is compared with sends to the same one. */
export async function measureNewsletters(): Promise<Figure[]> {
  const database = await openBenchDatabase('newsletters', 0, { fresh: true });
  return withSink(async (postfix) => {
    const lists = {
      few: await listOf(database, FEW),
      sent: await listOf(database, SENT),
      many: await listOf(database, MANY),
    };
    const enqueue = await measureEnqueue(database, lists.many);
    const speeds = await measureSpeeds(database, postfix, lists.sent);
    const growth = await measureGrowth(database, lists.few, lists.many);
    return [...enqueue, ...speeds, ...growth, ...(await measureRate(database, await listOf(database, SENT)))];
  }).finally(() => database.stop());
}

async function measureEnqueue(database: BenchDatabase, list: List): Promise<Figure[]> {
  const runs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { run, seconds } = await frozenRun(database, list);
    runs.push(seconds);
    await database.query("UPDATE mailing_runs SET state = 'paused' WHERE id = $1", [run]);
  }
  await database.query('TRUNCATE deliveries, mailing_batches, mailing_runs CASCADE');
  return [figure(`freezing an audience of ${MANY}`, median(runs), '<=', 2, ' s')];
}

/** Messages a second from the first that was begun to the last that was written down. */
async function sent(database: BenchDatabase, list: List): Promise<number> {
  const { run } = await frozenRun(database, list);
  for (;;) {
    const [row] = await database.query<{ state: string; accepted: number; seconds: number }>(
      'SELECT state, accepted, extract(epoch FROM ended_at - began_at)::float8 AS seconds FROM mailing_runs WHERE id = $1',
      [run],
    );
    if (row?.state === 'done') return row.accepted / row.seconds;
    if (row?.state !== 'sending') throw new Error(`the run is ${row?.state}`);
    await wait(100);
  }
}

async function engine(database: BenchDatabase, list: List, sign: boolean): Promise<number> {
  const mailer = await startMailer(database, SINK, 100_000, sign);
  try {
    return await sent(database, list);
  } finally {
    await mailer.stop();
  }
}

function html(): Promise<number> {
  const script = fileURLToPath(new URL('html-mailer.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, String(SINK), String(SENT / 10), '8'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(said).perSecond) : reject(new Error('nodemailer ended')),
    );
    child.stdin.end(JSON.stringify(PLAIN));
  });
}

async function measureSpeeds(database: BenchDatabase, postfix: Postfix, list: List): Promise<Figure[]> {
  const all: { source: number; plain: number; signed: number; html: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    all.push({
      source: await postfix.source(SINK, { messages: SENT, connections: 5, bytes: MESSAGE_BYTES }),
      plain: await engine(database, list, false),
      signed: await engine(database, list, true),
      html: await html(),
    });
  const of = (ratio: (round: (typeof all)[number]) => number) => median(all.map(ratio));
  return [
    figure(
      'newsletters a second ÷ smtp-source, exact ledger',
      of(({ plain, source }) => plain / source),
      '>=',
      0.45,
    ),
    figure(
      'the same, each signed (RSA-2048)',
      of(({ signed, source }) => signed / source),
      '>=',
      0.25,
    ),
    figure(
      'newsletters a second ÷ nodemailer’s pool with html',
      of(({ plain, html }) => plain / html),
      '>=',
      3.5,
    ),
    beside(
      'newsletters a second',
      of(({ plain }) => plain),
    ),
    beside(
      'of smtp-source',
      of(({ source }) => source),
    ),
  ];
}

const rssOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

async function measureGrowth(database: BenchDatabase, few: List, many: List): Promise<Figure[]> {
  const mailer = await startMailer(database, SINK, 100_000);
  try {
    await sent(database, few);
    const before = rssOf(mailer.pid);
    await sent(database, many);
    return [
      figure(
        `memory of a worker after ${MANY} recipients, over that after ${FEW}`,
        rssOf(mailer.pid) - before,
        '<=',
        30,
        ' MB',
      ),
    ];
  } finally {
    await mailer.stop();
  }
}
