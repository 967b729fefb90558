import { accountsPaths } from '@waypost/contract/accounts';
import { z } from '#zod';
import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { mailKind } from '../../../platform/mail/mail-kind.ts';
import type { UserRow } from '../store.ts';

/** To the owner of an address with which somebody tried to sign up again; `until` of an account that was deleted and can be taken back. */
export const accountExists = mailKind({
  id: 'account_exists',
  params: z.object({ until: z.string().optional() }),
  write: ({ until }, { t, firstName, publicUrl }) => ({
    subject: t(until ? 'emails.account_exists.kept_subject' : 'emails.account_exists.subject'),
    heading: t('emails.account_exists.heading', { name: firstName }),
    paragraphs: until
      ? [t('emails.account_exists.kept'), t('emails.account_deleted.kept', { date: new Date(until) })]
      : [t('emails.account_exists.body')],
    button: { label: t('emails.account_exists.button'), to: accountsPaths.signIn() },
    after: [t('emails.account_exists.reset', { url: publicUrl + accountsPaths.forgotPassword() }), t('emails.not_you')],
  }),
});

/** To the old address, which may be the only one that the owner still holds. */
export const addressChanged = mailKind({
  id: 'address_changed',
  params: z.object({}),
  write: (_params, { t, firstName }) => ({
    subject: t('emails.address_changed.subject'),
    heading: t('emails.address_changed.heading', { name: firstName }),
    paragraphs: [t('emails.address_changed.body')],
    button: { label: t('emails.settings_button'), to: accountsPaths.settings() },
    after: [t('emails.address_changed.not_you')],
  }),
});

export const passwordChanged = mailKind({
  id: 'password_changed',
  params: z.object({}),
  write: (_params, { t, firstName }) => ({
    subject: t('emails.password_changed.subject'),
    heading: t('emails.password_changed.heading', { name: firstName }),
    paragraphs: [t('emails.password_changed.body')],
    button: { label: t('emails.password_changed.button'), to: accountsPaths.forgotPassword() },
    after: [t('emails.password_changed.not_you')],
  }),
});

/**
 * The address that the person confirmed last, the account's own or the one before it; `null` when none ever was. One before is
 * known for as long as the outbox keeps the mail that told it of the change.
 */
export async function confirmedAddress(
  tx: Sql,
  { id, email, email_verified_at }: Pick<UserRow, 'id' | 'email' | 'email_verified_at'>,
): Promise<string | null> {
  if (email_verified_at !== null) return email;
  const told = query.selectFrom('mails').select('address').where('user_id', '=', id);
  const last = told.where('kind', '=', addressChanged.id).orderBy('id', 'desc').limit(1);
  return (await tx.row(last))?.address ?? null;
}
