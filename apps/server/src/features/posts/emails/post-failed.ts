import { z } from '#zod';
import { mailKind } from '../../../platform/mail/mail-kind.ts';
import { mailedReason, reasonValues } from './mailed-reason.ts';
import { postInList, postParams } from './post-params.ts';

/** A post will not go out by itself any more. */
export const postFailed = mailKind({
  id: 'post_failed',
  params: postParams.extend({ reasonCode: z.string(), reasonValues }),
  write: (params, to) => ({
    subject: to.t('emails.post_failed.subject', { page: params.pageName }),
    heading: to.t('emails.post_failed.heading', { name: to.firstName }),
    paragraphs: [
      to.t('emails.post_failed.body', { page: params.pageName }),
      mailedReason(to.locale, 'reason', params.reasonCode, params.reasonValues),
    ],
    quote: params.excerpt,
    button: { label: to.t('emails.post_failed.button'), to: postInList(params) },
    after: [to.t('emails.post_failed.next')],
  }),
});
