import { id } from '@waypost/contract/wire';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';

export const sendMailJob = {
  id: 'send-mail',
  payload: z.object({ mail: id }),
  // About sixteen hours with graphile-worker's back-off (exp(min(10, attempt)) seconds).
  maxAttempts: 12,
};

export interface NewMail<P extends z.ZodType> {
  readonly userId: number;
  readonly params: z.input<P>;
  /** One mail per occasion: a second one under the same key is not written. */
  readonly dedupeKey?: string;
  /** Instead of the account's own address, for notices about a changed one. */
  readonly address?: string;
}

/**
 * Puts a mail into the outbox inside the caller's transaction: it goes out exactly when the change is kept. Answers the
 * mail's id, or `null` when the occasion had its mail or the person is gone.
 */
export async function queueMail<P extends z.ZodType>(
  tx: Sql,
  kind: MailKind<P>,
  mail: NewMail<P>,
): Promise<number | null> {
  const row = await tx.row<{ id: number }>(
    `INSERT INTO mails (kind, user_id, address, locale, params, dedupe_key)
     SELECT $1, u.id, coalesce($5, u.email), u.locale, $3, $4 FROM users u WHERE u.id = $2 AND u.deleted_at IS NULL
     ON CONFLICT (dedupe_key) DO NOTHING RETURNING id`,
    [
      kind.id,
      mail.userId,
      JSON.stringify(kind.params.parse(mail.params)),
      mail.dedupeKey ?? null,
      mail.address ?? null,
    ],
  );
  if (row === null) return null;
  await addJob(tx, sendMailJob, { mail: row.id });
  return row.id;
}
