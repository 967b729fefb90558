import { createHmac } from 'node:crypto';
import { translator } from '@waypost/i18n';
import type { OutgoingMail } from '../../connectors/mail/port.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Sql } from '../../platform/db/database.ts';
import { query, type TableRow } from '../../platform/db/query.ts';
import type { OutboxDeps } from './deps.ts';
import { toHtml, toText } from './layout.ts';
import { sendMailJob } from './queue-mail.ts';

type MailRow = TableRow<'mails'>;

/**
 * Sends one mail of the outbox. The row is locked while the mail server is spoken to, so two workers never send it side
 * by side; a mail that was sent is left alone. Only a crash between the server's yes and the commit sends it again,
 * under the same Message-ID.
 */
export async function sendMail(deps: OutboxDeps, mailId: number): Promise<void> {
  const again = await deps.db.transaction(async (tx) => {
    const row = await tx.row(query.selectFrom('mails').selectAll().where('id', '=', mailId).forUpdate().skipLocked());
    if (row === null || row.state !== 'waiting') return null;
    const mail = await write(tx, deps, row);
    if (mail === null) return settle(tx, row, { state: 'failed', last_error: 'void' });
    const answer = await deps.mail.send(mail);
    if (answer.kind === 'accepted') return settle(tx, row, { state: 'sent', sent_at: deps.clock.now() });
    const over = answer.kind === 'refused' || row.tries + 1 >= sendMailJob.maxAttempts;
    await settle(tx, row, { state: over ? 'failed' : 'waiting', last_error: answer.code });
    deps.log.warn({ mail: row.id, kind: row.kind, code: answer.code, over }, 'a mail could not be sent');
    return over ? null : answer.code;
  });
  // Thrown after the commit: the try is counted, and the queue comes back later.
  if (again !== null) throw new Error(`The mail server did not take mail ${mailId}: ${again}`);
}

async function settle(
  tx: Sql,
  row: MailRow,
  changes: Partial<Pick<MailRow, 'state' | 'sent_at' | 'last_error'>>,
): Promise<null> {
  await tx.run(
    query
      .updateTable('mails')
      .set({ ...changes, tries: row.tries + 1 })
      .where('id', '=', row.id),
  );
  return null;
}

/** `null` when there is nothing to say: the person is gone, the link has died, or a newer version wrote the row. */
async function write(
  tx: Sql,
  { config, mailKinds }: Pick<OutboxDeps, 'config' | 'mailKinds'>,
  row: MailRow,
): Promise<OutgoingMail | null> {
  const kind = mailKinds.find(({ id }) => id === row.kind);
  const person = await tx.row(
    query
      .selectFrom('users')
      .select('first_name')
      .where('id', '=', row.user_id)
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null),
  );
  if (kind === undefined || person === null) return null;
  const secret = kind.secret === undefined ? '' : await kind.secret(tx, config, row.id);
  if (secret === null) return null;
  const to = {
    t: translator(row.locale),
    locale: row.locale,
    firstName: person.first_name,
    publicUrl: config.publicUrl,
    secret,
  };
  const letter = kind.write(kind.params.parse(row.params), to);
  return {
    to: row.address,
    subject: letter.subject,
    text: toText(letter, to),
    html: toHtml(letter, to),
    messageId: messageIdOf(config, row.id),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** The same at every try, so that receivers can drop a repeat; the tag keeps the ids of installations apart. */
function messageIdOf(config: Config, mailId: number): string {
  const domain = /@([^\s@<>]+?)>?$/.exec(config.mailFrom)?.[1] ?? 'waypost.localhost';
  const tag = createHmac('sha256', config.sessionSecret).update(`mail:${mailId}`).digest('hex').slice(0, 12);
  return `<m.${mailId}.${tag}@${domain}>`;
}
