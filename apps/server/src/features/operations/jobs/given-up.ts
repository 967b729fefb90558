import type { GivenUpJob } from '@waypost/contract/operations';
import type { Locale, Place } from '@waypost/contract/wire';
import { audit } from '../../../platform/audit/audit.ts';
import { bool, int4, int8, jsonb, orNull, sure, text, timestamptz } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { RowOf } from '../../../platform/db/prepared.ts';
import { statement } from '../../../platform/db/statement.ts';
import { conflict, notFound, text as said, translate } from '../../../platform/errors/index.ts';
import { WALK_SIZE, wireTime } from '../../../platform/http/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { OperationsDeps } from '../deps.ts';

const COLUMNS = `j.id, t.identifier AS task, split_part(j.last_error, E'\\n', 1) AS error, j.attempts::int AS tries, j.created_at, j.updated_at,
  j.payload::jsonb AS payload, j.locked_at IS NOT NULL AS locked`;
const gives = {
  id: sure(int8),
  task: sure(text()),
  error: orNull(text()),
  tries: sure(int4),
  created_at: sure(timestamptz),
  updated_at: sure(timestamptz),
  payload: sure(jsonb<unknown>()),
  locked: sure(bool),
};
const FROM = 'FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id';

/** The queue forgets what is done, so what it holds is little: it has no index for this, and its tables are not ours. */
const givenUp = statement(
  'list-given-up-jobs',
  { takes: { below: orNull(int8), size: int4 }, gives: { ...gives, place_at: sure(int8) } },
  ($) => `
    SELECT ${COLUMNS}, 0::int8 AS place_at ${FROM}
    WHERE j.attempts >= j.max_attempts AND (${$.below}::int8 IS NULL OR j.id < ${$.below})
    ORDER BY j.id DESC LIMIT ${$.size}::int`,
);
const one = statement(
  'given-up-job',
  { takes: { id: int8 }, gives },
  ($) => `SELECT ${COLUMNS} ${FROM} WHERE j.id = ${$.id} AND j.attempts >= j.max_attempts FOR UPDATE OF j`,
);
/** The queue's own verb; it passes over what a worker holds. */
const again = statement(
  'retry-job',
  { takes: { id: int8 }, gives: { id: sure(int8) } },
  ($) => `
    SELECT (j).id AS id FROM graphile_worker.reschedule_jobs(ARRAY[${$.id}]::bigint[], run_at := clock_timestamp(), attempts := 0) AS j`,
);

type Job = RowOf<typeof givenUp>;
type Kinds = ReturnType<OperationsDeps['queued']>;

export const givenUpJobs = (db: Sql, place?: Place) =>
  db.rows(givenUp({ below: place?.id ?? null, size: WALK_SIZE + 1 }));

/** Every job may run twice, so one of a kind that is known may always run again; a clock does that by itself. */
function refusalOf({ task, locked }: Pick<Job, 'task' | 'locked'>, { jobs, ticks }: Kinds) {
  if (locked) return said('errors.operations.job.running');
  if (ticks.has(task)) return said('errors.operations.job.tick');
  return jobs.has(task) ? null : said('errors.operations.job.unknown');
}

export const presentJob =
  (kinds: Kinds, locale: Locale) =>
  (job: Job): GivenUpJob => {
    const why = refusalOf(job, kinds);
    return {
      id: job.id,
      task: job.task,
      error: job.error,
      tries: job.tries,
      created: wireTime(job.created_at),
      ended: wireTime(job.updated_at),
      about: idsOf(job.payload),
      retry: why && translate(locale, why),
    };
  };

const idsOf = (payload: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(typeof payload === 'object' && payload !== null ? payload : {}).filter(
      (entry): entry is [string, number] => Number.isSafeInteger(entry[1]),
    ),
  );

/** Gives a job all its tries again. One that runs by now, or is done, is not given up any more: 404. */
export async function retryJob(tx: Sql, kinds: Kinds, actor: Actor, id: number): Promise<void> {
  const job = await tx.row(one({ id }));
  if (job === null) throw notFound();
  const why = refusalOf(job, kinds);
  if (why !== null) throw conflict(why.key);
  await tx.run(again({ id }));
  await audit(tx, actor, { action: 'job.retry', objectType: 'job', objectId: id, data: { task: job.task } });
}
