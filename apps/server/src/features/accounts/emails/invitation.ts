import { accountsPaths } from '@waypost/contract/accounts';
import { z } from '#zod';
import { mailKind } from '../../../platform/mail/mail-kind.ts';
import { openTokenOf } from '../tokens.ts';

export const invitation = mailKind({
  id: 'invitation',
  params: z.object({}),
  secret: openTokenOf('invitation'),
  write: (_params, { t, firstName, secret }) => ({
    subject: t('emails.invitation.subject'),
    heading: t('emails.invitation.heading', { name: firstName }),
    paragraphs: [t('emails.invitation.body')],
    button: { label: t('emails.invitation.button'), to: accountsPaths.invitation({ token: secret }) },
    after: [t('emails.invitation.life')],
  }),
});
