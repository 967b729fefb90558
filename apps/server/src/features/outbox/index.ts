import { feature } from '../../platform/feature/feature.ts';
import type { OutboxDeps } from './deps.ts';
import { sendMailJob } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';
import { tidyOutbox } from './tidy-outbox.ts';

export type { OutboxDeps } from './deps.ts';
export { queueMail } from './queue-mail.ts';

export const outbox = feature<OutboxDeps>({
  jobs: (deps) => [{ ...sendMailJob, handle: ({ mail }: { mail: number }) => sendMail(deps, mail) }],
  ticks: ({ db }) => [{ id: 'outbox.tidy', schedule: '17 * * * *', run: () => tidyOutbox(db) }],
});
