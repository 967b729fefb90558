import { accountsPaths } from '@waypost/contract/accounts';
import { z } from '#zod';
import { mailKind } from '../../../platform/mail/mail-kind.ts';

export const accountDeleted = mailKind({
  id: 'account_deleted',
  params: z.object({ until: z.string() }),
  write: ({ until }, { t, firstName }) => ({
    subject: t('emails.account_deleted.subject'),
    heading: t('emails.account_deleted.heading', { name: firstName }),
    paragraphs: [t('emails.account_deleted.body'), t('emails.account_deleted.kept', { date: new Date(until) })],
    button: { label: t('emails.account_deleted.button'), to: accountsPaths.signIn() },
    after: [t('emails.account_deleted.not_you')],
  }),
});
