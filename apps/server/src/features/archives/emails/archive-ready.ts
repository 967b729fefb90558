import { accountsPaths } from '@waypost/contract/accounts';
import { z } from '#zod';
import { mailKind } from '../../../platform/mail/mail-kind.ts';

/** Leads to the account's page, never to the file: whoever is forwarded the mail has to sign in. */
export const archiveReady = mailKind({
  id: 'archive_ready',
  params: z.object({ until: z.string() }),
  write: ({ until }, { t, firstName }) => ({
    subject: t('emails.archive_ready.subject'),
    heading: t('emails.archive_ready.heading', { name: firstName }),
    paragraphs: [t('emails.archive_ready.body'), t('emails.archive_ready.kept', { date: new Date(until) })],
    button: { label: t('emails.archive_ready.button'), to: accountsPaths.settings() },
    after: [t('emails.archive_ready.not_you')],
  }),
});
