import { z } from 'zod';
import { mailKind } from './mail-kind.ts';

export const reset = mailKind({
  params: z.object({}),
  token: 'reset',
  write: (_params, { t, firstName, publicUrl, token }) => ({
    subject: t('emails.reset.subject'),
    heading: t('emails.reset.heading', { name: firstName }),
    paragraphs: [t('emails.reset.body')],
    button: { label: t('emails.reset.button'), url: `${publicUrl}/accounts/reset/?token=${token}` },
    after: [t('emails.reset.life'), t('emails.not_you')],
  }),
});
