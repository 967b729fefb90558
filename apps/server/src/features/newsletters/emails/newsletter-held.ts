import { HELD_REASONS, newslettersPaths } from '@waypost/contract/newsletters';
import { z } from '#zod';
import { mailKind } from '../../../platform/mail/mail-kind.ts';

/** A newsletter's time has come, and something of the advisor's is missing. */
export const newsletterHeld = mailKind({
  id: 'newsletter_held',
  params: z.object({
    ...{ slug: z.string(), newsletter: z.number().int(), name: z.string() },
    reason: z.enum(HELD_REASONS),
  }),
  write: ({ slug, newsletter, name, reason }, { t, firstName }) => ({
    subject: t('emails.newsletter_held.subject', { name }),
    heading: t('emails.newsletter_held.heading', { name: firstName }),
    paragraphs: [t('emails.newsletter_held.body', { name }), t(`newsletters.held.${reason}`)],
    button: { label: t('emails.newsletter_held.button'), to: newslettersPaths.newsletter({ slug, id: newsletter }) },
  }),
});
