import { accountsPaths } from '@waypost/contract/accounts';
import { z } from '#zod';
import { mailKind } from '../../../platform/mail/mail-kind.ts';
import { openTokenOf } from '../tokens.ts';

export const reset = mailKind({
  id: 'reset',
  params: z.object({}),
  secret: openTokenOf('reset'),
  write: (_params, { t, firstName, secret }) => ({
    subject: t('emails.reset.subject'),
    heading: t('emails.reset.heading', { name: firstName }),
    paragraphs: [t('emails.reset.body')],
    button: { label: t('emails.reset.button'), to: accountsPaths.resetPassword({ token: secret }) },
    after: [t('emails.reset.life'), t('emails.not_you')],
  }),
});
