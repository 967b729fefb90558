import { EventEmitter } from 'node:events';
import type { CronItem, Runner, TaskList, WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import type { z } from '#zod';
import { int4, jsonText, orNull, text, timestamptz } from '../db/column.ts';
import type { Database, Sql } from '../db/database.ts';
import { json } from '../db/json.ts';
import { statement } from '../db/statement.ts';
import { type LivingRunners, livingRunners, type RunnersPace } from './living-runners.ts';

type Apart = 'hosts' | 'mails';

/** A background job: its payload holds ids, its handler calls one verb, and it may run twice. */
export interface Job<P> {
  readonly id: string;
  readonly payload: z.ZodType<P>;
  readonly maxAttempts: number;
  /** It asks somebody outside who may be silent: any host of the internet, or the mail server. Such jobs have lanes of their own. */
  readonly apart?: Apart;
  readonly handle: (payload: P) => Promise<void>;
}
/** A job of any payload, as the runner takes it: the payload is parsed before the handler sees it. */
export interface AnyJob {
  readonly id: string;
  readonly apart?: Apart | undefined;
  readonly payload: z.ZodType;
  readonly handle: (payload: never) => Promise<void>;
}
/** A cron tick; the body is a verb that tests call by themselves. `schedule` is five-field cron in UTC. */
export interface Tick {
  readonly id: string;
  readonly schedule: string;
  readonly run: () => Promise<unknown>;
}

export interface JobRef<P> {
  readonly id: string;
  readonly payload: z.ZodType<P>;
  readonly maxAttempts?: number;
  /** Somebody waits for it: it begins before others that are due. */
  readonly urgent?: true;
}

const URGENT = -10;

const add = statement(
  'add-job',
  {
    takes: {
      task: text(),
      payload: jsonText(),
      runAt: orNull(timestamptz),
      maxAttempts: int4,
      key: orNull(text()),
      queue: orNull(text()),
      priority: int4,
    },
    gives: {},
  },
  ($) => `
    SELECT FROM graphile_worker.add_job(${$.task}, ${$.payload}::jsonb::json, run_at := ${$.runAt},
      max_attempts := ${$.maxAttempts}, job_key := ${$.key}, queue_name := ${$.queue}, priority := ${$.priority})`,
);

/**
 * Adds a job inside the caller's transaction: it exists exactly when the change does. `key` collapses repeats; without
 * `runAt` it runs at once. Jobs of one `queue` run one after the other, so that whoever hangs holds one lane.
 */
export async function addJob<P>(
  tx: Sql,
  job: JobRef<P>,
  payload: P,
  options: { key?: string; runAt?: Date | null; queue?: string } = {},
): Promise<void> {
  await tx.run(
    add({
      task: job.id,
      payload: json<unknown>(job.payload.parse(payload)),
      runAt: options.runAt ?? null,
      maxAttempts: job.maxAttempts ?? 8,
      key: options.key ?? null,
      queue: options.queue ?? null,
      priority: job.urgent ? URGENT : 0,
    }),
  );
}

/** Makes graphile-worker's own tables; called with the migrations. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const { Logger: GraphileLogger, runMigrations } = await import('graphile-worker');
  await runMigrations({ connectionString: databaseUrl, logger: new GraphileLogger(() => () => undefined) });
}

/** How many jobs a process runs at once, of each kind that runs by itself. */
const LANES = { own: 10, hosts: 4, mails: 4 } as const;

interface Runs {
  readonly db: Database;
  readonly log: Logger;
  readonly jobs: readonly AnyJob[];
  readonly ticks: readonly Tick[];
}

/** Runs what is in the queue, and the ticks, until stopped; and frees what runners that are gone have left locked. */
export async function runJobs({ jobs, ticks, ...options }: Runs, pace?: RunnersPace): Promise<Pick<Runner, 'stop'>> {
  refuseTwice([...jobs, ...ticks]);
  const living = livingRunners(options, pace);
  const runners: Runner[] = [];
  for (const [lanes, concurrency] of Object.entries(LANES)) {
    const own = lanes === 'own';
    const these = jobs.filter(({ apart = 'own' }) => apart === lanes);
    if (own || these.length > 0)
      runners.push(await runLanes({ ...options, jobs: these, ticks: own ? ticks : [] }, concurrency, living));
  }
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
      await living.stop();
    },
  };
}

/** Two that share a name share what waits under it: whoever looks first would take the other's. */
function refuseTwice(named: readonly { readonly id: string }[]): void {
  const seen = new Set<string>();
  for (const { id } of named) {
    if (seen.has(id)) throw new Error(`two jobs or ticks are called ${id}`);
    seen.add(id);
  }
}

async function runLanes(options: Runs, concurrency: number, living: LivingRunners): Promise<Runner> {
  // The API only adds jobs, in SQL; it never loads the runner.
  const { Logger: GraphileLogger, parseCronItems, run } = await import('graphile-worker');
  const taskList: TaskList = {};
  for (const job of options.jobs) {
    taskList[job.id] = async (payload) => job.handle(job.payload.parse(payload) as never);
  }
  for (const tick of options.ticks) {
    taskList[tick.id] = async () => {
      await tick.run();
    };
  }
  const items: CronItem[] = options.ticks.map((tick) => ({
    task: tick.id,
    match: tick.schedule,
    identifier: tick.id,
    options: { backfillPeriod: 0, maxAttempts: 1, jobKey: `tick:${tick.id}`, jobKeyMode: 'replace' },
  }));
  const events: WorkerEvents = new EventEmitter();
  let known: (() => Promise<void>) | undefined;
  events.on('pool:create', ({ workerPool }) => {
    known = living.join(workerPool.id);
  });
  return run({
    pgPool: options.db.pool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 2_000,
    taskList,
    parsedCronItems: parseCronItems(items),
    events,
    // Asked before each look for a job: none is locked by a runner whose end nobody would notice.
    forbiddenFlags: async () => {
      await known?.();
      return null;
    },
    logger: new GraphileLogger((scope) => (level, message, meta) => {
      // Lanes wait for hosts, not for the database: fewer connections than lanes is what we mean, and no warning.
      const meant = meta !== undefined && 'max' in meta && 'concurrency' in meta;
      if ((level === 'error' || level === 'warning') && !meant)
        options.log.warn({ scope: scope.label, meta: meta?.error }, message);
    }),
  });
}
