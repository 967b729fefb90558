import { z } from 'zod';
import { mailKind } from './mail-kind.ts';

export const verify = mailKind({
  params: z.object({}),
  token: 'verify',
  write: (_params, { t, firstName, publicUrl, token }) => ({
    subject: t('emails.verify.subject'),
    heading: t('emails.verify.heading', { name: firstName }),
    paragraphs: [t('emails.verify.body')],
    button: { label: t('emails.verify.button'), url: `${publicUrl}/accounts/verify/?token=${token}` },
    after: [t('emails.verify.life'), t('emails.not_you')],
  }),
});
