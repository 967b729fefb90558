import { isNotice } from '@waypost/contract/notices';
import { id } from '@waypost/contract/wire';
import { z } from '#zod';
import { bool, int8, jsonText, orNull, text } from '../../platform/db/column.ts';
import type { Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { statement } from '../../platform/db/statement.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';

export const sendMailJob = {
  id: 'send-mail',
  payload: z.object({ mail: id }),
  // About sixteen hours with graphile-worker's back-off (exp(min(10, attempt)) seconds).
  maxAttempts: 12,
  urgent: true,
} as const;

export interface NewMail<P extends z.ZodType> {
  readonly userId: number;
  readonly params: z.input<P>;
  /** One mail per occasion: a second one under the same key is not written. */
  readonly dedupeKey?: string;
  /** Instead of the account's own address, for notices about a changed one. */
  readonly address?: string;
}

const insertMail = statement(
  'insert-mail',
  {
    takes: {
      kind: text(),
      notice: bool,
      userId: int8,
      params: jsonText(),
      dedupeKey: orNull(text()),
      address: orNull(text()),
    },
    gives: { id: int8 },
  },
  ($) => `
    INSERT INTO mails (kind, user_id, address, locale, params, dedupe_key)
    SELECT ${$.kind}, u.id, coalesce(${$.address}, u.email), u.locale, ${$.params}, ${$.dedupeKey}
    FROM users u WHERE u.id = ${$.userId} AND u.is_active AND (u.deleted_at IS NULL OR NOT ${$.notice}::boolean)
      AND coalesce(${$.address}, u.email) NOT ILIKE '%@placeholder.invalid'
      AND NOT EXISTS (SELECT FROM muted_notices m WHERE m.user_id = u.id AND m.kind = ${$.kind})
    ON CONFLICT (dedupe_key) DO NOTHING RETURNING id`,
);

/**
 * Puts a mail into the outbox inside the caller's transaction: it goes out exactly when the change is kept. Answers the
 * mail's id, or `null` when the occasion had its mail, the person is gone or wants no such mail, or nobody knows the address
 * (WIDGET-020).
 */
export async function queueMail<P extends z.ZodType>(
  tx: Sql,
  kind: MailKind<P>,
  mail: NewMail<P>,
): Promise<number | null> {
  const row = await tx.row(
    insertMail({
      kind: kind.id,
      notice: isNotice(kind.id),
      userId: mail.userId,
      params: json<unknown>(kind.params.parse(mail.params)),
      dedupeKey: mail.dedupeKey ?? null,
      address: mail.address ?? null,
    }),
  );
  if (row === null) return null;
  await addJob(tx, sendMailJob, { mail: row.id });
  return row.id;
}
