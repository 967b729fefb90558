import { connectionsPaths } from '@waypost/contract/connections';
import { CHANNELS } from '@waypost/contract/networks';
import { socialAppSchema } from '@waypost/contract/wire';
import { intlTags, TIME_ZONE } from '@waypost/i18n';
import { z } from '#zod';
import { mailKind } from '../../../platform/mail/mail-kind.ts';

/** 21, 7 and 1 days before the end, by the calendar of Toronto. */
export const connectionExpiring = mailKind({
  id: 'connection_expiring',
  params: z.object({
    app: socialAppSchema,
    pageName: z.string(),
    profileSlug: z.string(),
    expiresAt: z.iso.datetime({ offset: true }),
    days: z.number().int().min(0),
  }),
  write: ({ app, pageName, profileSlug, expiresAt, days }, { t, locale, firstName }) => {
    const { name } = CHANNELS[app];
    const date = new Intl.DateTimeFormat(intlTags[locale], { dateStyle: 'long', timeZone: TIME_ZONE });
    return {
      subject: t('emails.connection_expiring.subject', { app: name, page: pageName, days }),
      heading: t('emails.connection_expiring.heading', { name: firstName }),
      paragraphs: [
        t('emails.connection_expiring.body', {
          app: name,
          page: pageName,
          days,
          date: date.format(new Date(expiresAt)),
        }),
        t('emails.connection_expiring.kept', { app: name }),
      ],
      button: {
        label: t('emails.connection_expiring.button', { app: name }),
        to: connectionsPaths.list({ slug: profileSlug }, { reconnect: app }),
      },
    };
  },
});
