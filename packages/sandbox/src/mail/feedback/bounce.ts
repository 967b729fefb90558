import { type BounceForm, domainOf } from '../behaviour/behaviour.ts';
import { type Head, mailDate, messageIdAt, reportMail } from './compose.ts';
import { exchange, exim, gmail, qmail } from './other-forms.ts';
import { type Bounce, headOnly, type Returned, statusPart } from './report-parts.ts';

function postfix(bounce: Bounce, returned: Returned, mta: string): Buffer {
  const { mail, raw, recipient, now } = returned;
  const isDelay = bounce.action === 'delayed';
  const head: Head = [
    ['Date', mailDate(now)],
    ['From', `MAILER-DAEMON@${mta} (Mail Delivery System)`],
    ['Subject', isDelay ? 'Delayed Mail (still being retried)' : 'Undelivered Mail Returned to Sender'],
    ['To', mail.envelope.from],
    ['Auto-Submitted', 'auto-replied'],
    ['Message-Id', messageIdAt(mta)],
  ];
  const prose = `This is the mail system at host ${mta}.

${isDelay ? 'Your message could not be delivered for more than 4 hour(s). It will be retried.' : "I'm sorry to have to inform you that your message could not\nbe delivered to one or more recipients. It's attached below."}

<${recipient}>: host ${mta}[127.0.0.1] said: ${bounce.text} (in reply to RCPT TO command)
`;
  return reportMail(head, 'delivery-status', [
    { type: 'text/plain; charset=us-ascii', description: 'Notification', text: prose },
    { type: 'message/delivery-status', description: 'Delivery report', text: statusPart(bounce, returned, mta) },
    isDelay
      ? { type: 'text/rfc822-headers', description: 'Undelivered Message Headers', text: headOnly(raw) }
      : { type: 'message/rfc822', description: 'Undelivered Message', text: raw },
  ]);
}

const FORMS: Readonly<Record<BounceForm, (bounce: Bounce, returned: Returned, mta: string) => Buffer>> = {
  postfix,
  exchange,
  exim,
  gmail,
  qmail,
};

export const mtaOf = (recipient: string): string => `mx.${domainOf(recipient)}`;

/** What a server says that took a mail and could not deliver it. */
export function bounceBytes(bounce: Bounce, returned: Returned): Buffer {
  return FORMS[bounce.form ?? 'postfix'](bounce, returned, mtaOf(returned.recipient));
}
