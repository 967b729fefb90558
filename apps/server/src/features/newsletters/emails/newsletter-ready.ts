import { newslettersPaths } from '@waypost/contract/newsletters';
import { isoTime } from '@waypost/contract/wire';
import { z } from '#zod';
import { mailKind } from '../../../platform/mail/mail-kind.ts';

/** A newsletter for the advisor's clients waits, and may be changed until a time. */
export const newsletterReady = mailKind({
  id: 'newsletter_ready',
  params: z.object({
    ...{ slug: z.string(), newsletter: z.number().int(), name: z.string() },
    ...{ fire_at: isoTime, edit_by: isoTime },
  }),
  write: ({ slug, newsletter, name, fire_at, edit_by }, { t, firstName }) => ({
    subject: t('emails.newsletter_ready.subject', { name }),
    heading: t('emails.newsletter_ready.heading', { name: firstName }),
    paragraphs: [
      t('emails.newsletter_ready.body', { name, when: new Date(fire_at) }),
      t('emails.newsletter_ready.until', { until: new Date(edit_by) }),
    ],
    button: {
      label: t('emails.newsletter_ready.button'),
      to: newslettersPaths.newsletter({ slug, id: newsletter }),
    },
  }),
});
