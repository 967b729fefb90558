import type { Waypost } from '../app/compose.ts';
import { mailKinds } from '../app/features.ts';
import { outboxJobs } from '../features/outbox/index.ts';

/** Sends what waits in the outbox, the oldest first, as a worker would. */
export async function sendWaitingMails(waypost: Waypost): Promise<void> {
  const waiting = await waypost.db.rows<{ id: number }>("SELECT id FROM mails WHERE state = 'waiting' ORDER BY id");
  for (const job of outboxJobs({ ...waypost, mailKinds })) for (const { id } of waiting) await job.handle({ mail: id });
}
