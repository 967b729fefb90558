import { features } from '../app/compose.ts';
import type { TestWaypost } from './database/text-sql.ts';

/** Sends what waits in the outbox, the oldest first, as a worker would. */
export async function sendWaitingMails(waypost: TestWaypost): Promise<void> {
  const jobs = features.flatMap((feature) => feature.jobs?.(waypost) ?? []);
  const send = jobs.find((job) => job.id === 'send-mail');
  const waiting = await waypost.db.rows<{ id: number }>("SELECT id FROM mails WHERE state = 'waiting' ORDER BY id");
  for (const { id } of waiting) await send?.handle({ mail: id } as never);
}
