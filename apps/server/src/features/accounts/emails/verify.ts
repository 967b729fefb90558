import { accountsPaths } from '@waypost/contract/accounts';
import { z } from '#zod';
import { mailKind } from '../../../platform/mail/mail-kind.ts';
import { openTokenOf } from '../tokens.ts';

export const verify = mailKind({
  id: 'verify',
  params: z.object({}),
  secret: openTokenOf('verify'),
  write: (_params, { t, firstName, secret }) => ({
    subject: t('emails.verify.subject'),
    heading: t('emails.verify.heading', { name: firstName }),
    paragraphs: [t('emails.verify.body')],
    button: { label: t('emails.verify.button'), to: accountsPaths.verifyEmail({ token: secret }) },
    after: [t('emails.verify.life'), t('emails.not_you')],
  }),
});
