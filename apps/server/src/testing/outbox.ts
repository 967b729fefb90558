import { features } from '../app/compose.ts';
import type { AnyJob } from '../platform/jobs/jobs.ts';
import type { TestWaypost } from './database/text-sql.ts';

/** A renamed one is no silent nothing. */
function jobNamed(waypost: TestWaypost, name: string): AnyJob {
  const [job, ...others] = features.flatMap((feature) => feature.jobs?.(waypost) ?? []).filter(({ id }) => id === name);
  if (job === undefined || others.length > 0)
    throw new Error(`${others.length + (job ? 1 : 0)} jobs are called ${name}`);
  return job;
}

/** Sends what waits in the outbox, the oldest first, as a worker would. */
export async function sendWaitingMails(waypost: TestWaypost): Promise<void> {
  const send = jobNamed(waypost, 'send-mail');
  const waiting = await waypost.db.rows<{ id: number }>("SELECT id FROM mails WHERE state = 'waiting' ORDER BY id");
  for (const { id } of waiting) await send.handle({ mail: id } as never);
}

/** Runs what waits in the queue under this name, the oldest first, as a worker would. */
export async function runWaitingJobs(waypost: TestWaypost, name: string): Promise<void> {
  const job = jobNamed(waypost, name);
  const waiting = await waypost.db.rows<{ payload: unknown }>(
    `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
     WHERE t.id = j.task_id AND t.identifier = $1 RETURNING j.payload`,
    [name],
  );
  for (const { payload } of waiting) await job.handle(job.payload.parse(payload) as never);
}
