import { query } from '../../platform/db/query.ts';
import { feature } from '../../platform/feature/feature.ts';
import type { OutboxDeps } from './deps.ts';
import { sendMailJob } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';
import { tidyOutbox } from './tidy-outbox.ts';

export type { OutboxDeps } from './deps.ts';
export { queueMail } from './queue-mail.ts';

type Retry = typeof import('./retry-mail.ts');
// Loaded when staff ask for it.
export const retryMail = async (...of: Parameters<Retry['retryMail']>) =>
  (await import('./retry-mail.ts')).retryMail(...of);

export const outbox = feature<OutboxDeps>({
  jobs: (deps) => [{ ...sendMailJob, apart: 'mails', handle: ({ mail }: { mail: number }) => sendMail(deps, mail) }],
  ticks: ({ db }) => [{ id: 'outbox.tidy', schedule: '17 * * * *', run: () => tidyOutbox(db) }],
  leaving: () => ({
    eraseAccount: async (tx, id) => void (await tx.run(query.deleteFrom('mails').where('user_id', '=', id))),
  }),
});
