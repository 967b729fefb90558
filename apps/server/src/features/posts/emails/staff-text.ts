import { mailKind } from '../../../platform/mail/mail-kind.ts';
import { postInList, postParams } from './post-params.ts';

/** At most one a day and profile: staff changed a text that its agent had changed, and the agent's stayed. */
export const staffText = mailKind({
  id: 'staff_text',
  params: postParams,
  write: ({ pageName, excerpt, ...post }, to) => ({
    subject: to.t('emails.staff_text.subject', { page: pageName }),
    heading: to.t('emails.staff_text.heading', { name: to.firstName }),
    paragraphs: [to.t('emails.staff_text.body', { page: pageName })],
    items: [excerpt],
    button: { label: to.t('emails.staff_text.button'), to: postInList(post) },
    after: [to.t('emails.staff_text.next')],
  }),
});
