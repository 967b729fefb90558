import type { MailTransport } from '../../connectors/mail/port.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Job, Tick } from '../../platform/jobs/jobs.ts';
import { sendMailJob } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';
import { tidyAccounts } from './tidy-accounts.ts';

export function accountJobs(deps: Deps & { mail: MailTransport }): Job<{ mail: number }>[] {
  return [
    {
      id: sendMailJob.id,
      payload: sendMailJob.payload,
      maxAttempts: sendMailJob.maxAttempts ?? 1,
      handle: ({ mail }) => sendMail(deps, deps.mail, mail),
    },
  ];
}

export function accountTicks({ db }: Deps): Tick[] {
  return [{ id: 'tidy-accounts', schedule: '17 * * * *', run: () => tidyAccounts(db) }];
}
