import { PREFLIGHT_CODES } from '@waypost/contract/posts';
import { z } from '#zod';
import { mailKind } from '../../../platform/mail/mail-kind.ts';
import { mailedReason, reasonValues } from './mailed-reason.ts';
import { postInList, postParams, timeOf } from './post-params.ts';

/** An hour before its time a post already has something that will stop it. */
export const preflightTrouble = mailKind({
  id: 'preflight_trouble',
  params: postParams.extend({
    fireAt: z.iso.datetime({ offset: true }),
    problems: z.array(z.object({ code: z.enum(PREFLIGHT_CODES), values: reasonValues })).min(1),
  }),
  write: (params, to) => ({
    subject: to.t('emails.preflight_trouble.subject', { page: params.pageName }),
    heading: to.t('emails.preflight_trouble.heading', { name: to.firstName }),
    paragraphs: [to.t('emails.preflight_trouble.body', { page: params.pageName, at: timeOf(to, params.fireAt) })],
    quote: params.excerpt,
    items: params.problems.map(({ code, values }) => mailedReason(to.locale, 'preflight', code, values)),
    button: { label: to.t('emails.preflight_trouble.button'), to: postInList(params) },
  }),
});
