import type { Job, Tick } from '../../platform/jobs/jobs.ts';
import type { OutboxDeps } from './deps.ts';
import { sendMailJob } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';
import { tidyOutbox } from './tidy-outbox.ts';

export const outboxJobs = (deps: OutboxDeps): Job<{ mail: number }>[] => [
  { ...sendMailJob, handle: ({ mail }) => sendMail(deps, mail) },
];

export const outboxTicks = ({ db }: Pick<OutboxDeps, 'db'>): Tick[] => [
  { id: 'outbox.tidy', schedule: '17 * * * *', run: () => tidyOutbox(db) },
];
