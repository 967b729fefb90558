import { createHmac } from 'node:crypto';
import { isNotice } from '@waypost/contract/notices';
import { translator } from '@waypost/i18n';
import type { OutgoingMail } from '../../connectors/mail/port.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Sql } from '../../platform/db/database.ts';
import { unleased } from '../../platform/db/leases.ts';
import { query, sql, type TableRow } from '../../platform/db/query.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { noticesUrl } from '../notices/index.ts';
import type { OutboxDeps } from './deps.ts';
import { toHtml, toText } from './layout.ts';
import { sendMailJob } from './queue-mail.ts';

type MailRow = TableRow<'mails'>;

/** What a mail remembers that may be with its recipient already. */
const UNCERTAIN = 'uncertain';
/** A server that lost the connection only for a moment has drawn its copy by then, and knows the Message-ID. */
const UNCERTAIN_PAUSE = sql<Date>`clock_timestamp() + interval '2 minutes'`;

/** Longer than a mail server that answers slowly at every step takes for one mail. */
const LEASE = sql<Date>`clock_timestamp() + interval '5 minutes'`;

/**
 * Sends one mail of the outbox. It is taken with a lease, and nothing is locked and no connection held while the mail
 * server is spoken to, so two workers never send it side by side; a mail that was sent is left alone. Only a crash between
 * the server's yes and its note sends it again, when the lease is over, under the same Message-ID. A mail that may be out,
 * because the connection was lost before the answer, goes once more: a notice that comes twice is better than none.
 */
export async function sendMail(deps: OutboxDeps, mailId: number): Promise<void> {
  const taken = await deps.db.transaction((tx) => takeMail(tx, deps, mailId));
  if (taken === null) return;
  const { row, mail } = taken;
  const answer = await deps.mail.send(mail);
  if (answer.kind === 'accepted') return noteSent(deps, row);
  const before = row.last_error === UNCERTAIN;
  const uncertain = answer.kind === 'uncertain';
  const over = answer.kind === 'refused' || row.tries >= sendMailJob.maxAttempts || (uncertain && before);
  deps.log.warn({ mail: row.id, kind: row.kind, code: answer.code, uncertain, over }, 'a mail could not be sent');
  const lastError = uncertain || before ? UNCERTAIN : answer.code;
  if (uncertain && !over) return sendOnceMore(deps.db, row);
  await giveBack(deps.db, row, { state: over ? 'failed' : 'waiting', last_error: lastError });
  // The try is counted, and the queue comes back later.
  if (!over) throw new Error(`The mail server did not take mail ${mailId}: ${answer.code}`);
}

/** The mail and what it says, when it is ours to send now: the try is counted, and until the lease is over it is nobody else's. */
async function takeMail(
  tx: Sql,
  deps: OutboxDeps,
  mailId: number,
): Promise<{ row: MailRow; mail: OutgoingMail } | null> {
  const waiting = query.updateTable('mails').where('id', '=', mailId).where('state', '=', 'waiting');
  const row = await tx.row(
    waiting
      .where(sql.raw<boolean>(unleased('mails')))
      .set((e) => ({ tries: e('tries', '+', 1), lease_until: LEASE }))
      .returningAll(),
  );
  if (row === null) {
    await lookAgain(tx, mailId);
    return null;
  }
  const mail = await write(tx, deps, row);
  if (mail !== null) return { row, mail };
  await giveBack(tx, row, { state: 'failed', last_error: 'void' });
  return null;
}

/** Whoever has the mail may have died with it, so this run of the job is followed by one when the lease is over. */
async function lookAgain(tx: Sql, mailId: number): Promise<void> {
  const held = await tx.row(
    query.selectFrom('mails').select('lease_until').where('id', '=', mailId).where('state', '=', 'waiting'),
  );
  if (held !== null)
    await addJob(tx, sendMailJob, { mail: mailId }, { key: `mail:${mailId}`, runAt: held.lease_until });
}

async function sendOnceMore(db: OutboxDeps['db'], row: MailRow): Promise<void> {
  await db.transaction(async (tx) => {
    await giveBack(tx, row, { state: 'waiting', last_error: UNCERTAIN, lease_until: UNCERTAIN_PAUSE });
    await lookAgain(tx, row.id);
  });
}

/** It is out, whoever has it by now. */
async function noteSent({ db }: OutboxDeps, { id }: MailRow): Promise<void> {
  await db.run(query.updateTable('mails').set({ state: 'sent', lease_until: null }).where('id', '=', id));
}

/** Touches nothing when somebody else has taken the mail since: every taking counts a try. */
async function giveBack(
  db: Sql,
  { id, tries }: MailRow,
  changes: Pick<MailRow, 'state' | 'last_error'> & { lease_until?: typeof UNCERTAIN_PAUSE },
): Promise<void> {
  await db.run(
    query
      .updateTable('mails')
      .set({ lease_until: null, ...changes })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('tries', '=', tries),
  );
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
      .select(['first_name', 'deleted_at'])
      .where('id', '=', row.user_id)
      .where('is_active', '=', true)
      // Turned off while the mail waited.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('muted_notices as m')
              .select('m.kind')
              .whereRef('m.user_id', '=', 'users.id')
              .where('m.kind', '=', row.kind),
          ),
        ),
      ),
  );
  if (kind === undefined || person === null) return null;
  // What is about the account still goes to somebody who deleted it.
  if (person.deleted_at !== null && isNotice(row.kind)) return null;
  const secret = kind.secret === undefined ? '' : await kind.secret(tx, config, row.id);
  if (secret === null) return null;
  const to = {
    t: translator(row.locale),
    locale: row.locale,
    firstName: person.first_name,
    publicUrl: config.publicUrl,
    secret,
  };
  const url = row.user_id !== null && isNotice(row.kind) ? noticesUrl(config, row.user_id) : null;
  const letter = kind.write(kind.params.parse(row.params), to);
  return {
    to: row.address,
    subject: letter.subject,
    text: toText(letter, to, url),
    html: toHtml(letter, to, url),
    messageId: messageIdOf(config, row.id),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      // RFC 8058: the mail program's own button turns this kind off.
      ...(url !== null && {
        'List-Unsubscribe': `<${url}&off=${row.kind}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** The same at every try, so that receivers can drop a repeat; the tag keeps the ids of installations apart. */
function messageIdOf(config: Config, mailId: number): string {
  const domain = /@([^\s@<>]+?)>?$/.exec(config.mailFrom)?.[1] ?? 'waypost.localhost';
  const tag = createHmac('sha256', config.sessionSecret).update(`mail:${mailId}`).digest('hex').slice(0, 12);
  return `<m.${mailId}.${tag}@${domain}>`;
}
