import type { CronItem, Runner, TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { int4, jsonText, orNull, text, timestamptz } from '../db/column.ts';
import type { Database, Sql } from '../db/database.ts';
import { json } from '../db/json.ts';
import { statement } from '../db/statement.ts';

/** A background job: its payload holds ids, its handler calls one verb, and it may run twice. */
export interface Job<P> {
  readonly id: string;
  readonly payload: z.ZodType<P>;
  readonly maxAttempts: number;
  /** It asks any host of the internet, which may be silent: such jobs have lanes of their own. */
  readonly apart?: true;
  readonly handle: (payload: P) => Promise<void>;
}
/** A job of any payload, as the runner takes it: the payload is parsed before the handler sees it. */
export interface AnyJob {
  readonly id: string;
  readonly apart?: true | undefined;
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
 * `runAt` it runs at once. Jobs of one `queue` run one after the other, so that whoever hangs holds one lane; a worker
 * that is killed in the midst of one keeps the others of its queue waiting for four hours at most.
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

/** How many jobs a process runs at once; and of those that wait for any host of the internet. */
const LANES = 10;
const LANES_APART = 4;

interface Runs {
  readonly db: Database;
  readonly log: Logger;
  readonly jobs: readonly AnyJob[];
  readonly ticks: readonly Tick[];
}

/** Runs what is in the queue, and the ticks, until stopped. */
export async function runJobs({ jobs, ticks, ...options }: Runs): Promise<Pick<Runner, 'stop'>> {
  const apart = jobs.filter((job) => job.apart);
  const runners = [await runLanes({ ...options, jobs: jobs.filter((job) => !job.apart), ticks }, LANES)];
  if (apart.length > 0) runners.push(await runLanes({ ...options, jobs: apart, ticks: [] }, LANES_APART));
  return { stop: async () => void (await Promise.all(runners.map((runner) => runner.stop()))) };
}

async function runLanes(options: Runs, concurrency: number): Promise<Runner> {
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
  return run({
    pgPool: options.db.pool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 2_000,
    taskList,
    parsedCronItems: parseCronItems(items),
    logger: new GraphileLogger((scope) => (level, message, meta) => {
      if (level === 'error' || level === 'warning')
        options.log.warn({ scope: scope.label, meta: meta?.error }, message);
    }),
  });
}
