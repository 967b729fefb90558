import { randomBytes } from 'node:crypto';
import { translator } from '@waypost/i18n';
import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { RunContent } from '../../mailing/index.ts';
import type { NewsletterDeps } from '../deps.ts';
import { type TestMail, testJob } from '../job-kinds.ts';
import { shownTo } from './shown-to.ts';

export const queueTest = (tx: Sql, mail: Omit<TestMail, 'token'>): Promise<void> =>
  addJob(tx, testJob, { ...mail, token: randomBytes(12).toString('hex') });

/** Sends what `contentOf` builds; a mail server that is away is asked again later. */
export async function sendTestMail(
  deps: Pick<NewsletterDeps, 'db' | 'mail' | 'log' | 'config'>,
  mail: TestMail,
  contentOf: (mail: TestMail) => Promise<RunContent | null>,
): Promise<void> {
  const user = await deps.db.row(
    query.selectFrom('users').select(['first_name', 'last_name', 'locale']).where('id', '=', mail.user),
  );
  const content = user && (await contentOf(mail));
  if (user === null || content === null) return;
  const reader = { first_name: user.first_name, last_name: user.last_name, email: mail.to };
  const subject = `[${translator(user.locale)('newsletters.body.test')}] ${shownTo(content.subject, reader)}`;
  const host = new URL(deps.config.publicUrl).hostname;
  const answer = await deps.mail.send({
    ...{ to: mail.to, subject: subject.replace(/\p{Cc}+/gu, ' '), messageId: `<t.${mail.token}@${host}>` },
    ...{ text: shownTo(content.text, reader), html: shownTo(content.html, reader), headers: {} },
  });
  if (answer.kind === 'try-later') throw new Error(`the mail server is not ready: ${answer.code}`);
  if (answer.kind !== 'accepted') deps.log.warn({ code: answer.code }, 'a test of a newsletter was not taken');
}
