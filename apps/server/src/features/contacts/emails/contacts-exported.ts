import { contactsPaths } from '@waypost/contract/contacts';
import { z } from '#zod';
import { mailKind } from '../../../platform/mail/mail-kind.ts';

/** Leads to the list, never to the file: whoever is forwarded the mail has to sign in. */
export const contactsExported = mailKind({
  id: 'contacts_exported',
  params: z.object({ slug: z.string(), list: z.number().int(), rows: z.number().int(), until: z.string() }),
  write: ({ slug, list, rows, until }, { t, firstName }) => ({
    subject: t('emails.contacts_exported.subject'),
    heading: t('emails.contacts_exported.heading', { name: firstName }),
    paragraphs: [
      t('emails.contacts_exported.body', { rows }),
      t('emails.contacts_exported.kept', { date: new Date(until) }),
    ],
    button: { label: t('emails.contacts_exported.button'), to: contactsPaths.list({ slug, list }) },
  }),
});
