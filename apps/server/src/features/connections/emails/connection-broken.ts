import { connectionsPaths } from '@waypost/contract/connections';
import { CHANNELS } from '@waypost/contract/networks';
import { socialAppSchema } from '@waypost/contract/wire';
import { z } from '#zod';
import { mailKind } from '../../../platform/mail/mail-kind.ts';

/** A page that cannot be published to until its owner consents anew. */
export const connectionBroken = mailKind({
  id: 'connection_broken',
  params: z.object({ app: socialAppSchema, pageName: z.string(), profileSlug: z.string() }),
  write: ({ app, pageName, profileSlug }, { t, firstName }) => ({
    subject: t('emails.connection_broken.subject', { app: CHANNELS[app].name, page: pageName }),
    heading: t('emails.connection_broken.heading', { name: firstName }),
    paragraphs: [
      t('emails.connection_broken.body', { app: CHANNELS[app].name, page: pageName }),
      t('emails.connection_broken.waiting', { app: CHANNELS[app].name }),
    ],
    button: {
      label: t('emails.connection_broken.button', { app: CHANNELS[app].name }),
      to: connectionsPaths.list({ slug: profileSlug }, { reconnect: app }),
    },
  }),
});
