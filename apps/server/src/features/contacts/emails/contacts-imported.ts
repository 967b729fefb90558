import {
  contactsPaths,
  FILE_FAULTS,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_COLUMNS,
  IMPORT_MAX_ROWS,
} from '@waypost/contract/contacts';
import { z } from '#zod';
import { mailKind } from '../../../platform/mail/mail-kind.ts';

const count = z.number().int();

/** The limits that the sentences of faults name. */
export const limitOf = (fault: string): number =>
  fault === 'too_large'
    ? IMPORT_MAX_BYTES / 1024 ** 2
    : fault === 'too_many_columns'
      ? IMPORT_MAX_COLUMNS
      : IMPORT_MAX_ROWS;

/** An import has ended, well or not. Leads to the list, or to what could not be taken. */
export const contactsImported = mailKind({
  id: 'contacts_imported',
  params: z.object({
    ...{ slug: z.string(), list: count, import: count, file: z.string() },
    ...{ added: count, updated: count, skipped: count },
    fault: z.enum(FILE_FAULTS).nullable(),
  }),
  write: ({ slug, list, file, added, updated, skipped, fault, ...of }, { t, firstName }) => ({
    subject: t(fault === null ? 'emails.contacts_imported.subject' : 'emails.contacts_imported.failed', { file }),
    heading: t('emails.contacts_imported.heading', { name: firstName }),
    paragraphs: [
      ...(fault === null ? [] : [t(`contacts.files.${fault}`, { limit: limitOf(fault) })]),
      t('emails.contacts_imported.body', { added, updated }),
      ...(skipped === 0 ? [] : [t('emails.contacts_imported.skipped', { skipped })]),
    ],
    button:
      skipped === 0 && fault === null
        ? { label: t('emails.contacts_imported.button'), to: contactsPaths.list({ slug, list }) }
        : {
            label: t('emails.contacts_imported.look'),
            to: contactsPaths.import({ slug, list }, { import: String(of.import) }),
          },
  }),
});
