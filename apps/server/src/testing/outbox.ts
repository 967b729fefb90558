import { features } from '../app/compose.ts';
import type { TestWaypost } from './database/text-sql.ts';

const jobNamed = (waypost: TestWaypost, name: string) =>
  features.flatMap((feature) => feature.jobs?.(waypost) ?? []).find(({ id }) => id === name);

/** Sends what waits in the outbox, the oldest first, as a worker would. */
export async function sendWaitingMails(waypost: TestWaypost): Promise<void> {
  const send = jobNamed(waypost, 'send-mail');
  const waiting = await waypost.db.rows<{ id: number }>("SELECT id FROM mails WHERE state = 'waiting' ORDER BY id");
  for (const { id } of waiting) await send?.handle({ mail: id } as never);
}

/** Runs what waits in the queue under this name, the oldest first, as a worker would. */
export async function runWaitingJobs(waypost: TestWaypost, name: string): Promise<void> {
  const job = jobNamed(waypost, name);
  const waiting = await waypost.db.rows<{ payload: unknown }>(
    `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
     WHERE t.id = j.task_id AND t.identifier = $1 RETURNING j.payload`,
    [name],
  );
  for (const { payload } of waiting) await job?.handle(payload as never);
}
