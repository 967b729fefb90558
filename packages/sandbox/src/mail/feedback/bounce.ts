import type { Behaviour, BounceForm } from '../behaviour/behaviour.ts';
import { domainOf } from '../behaviour/behaviour.ts';
import type { KeptMail } from '../inbox/inbox.ts';
import { fieldsOf, fieldValue } from '../inbox/mime.ts';
import { group, type Head, mailDate, messageIdAt, plainMail, reportMail } from './compose.ts';

type Bounce = Omit<Extract<Behaviour, { kind: 'bounce' }>, 'kind' | 'afterSeconds'>;
export type Returned = { mail: KeptMail; raw: Buffer; recipient: string; now: number };

const HEAD_END = '\r\n\r\n';

const headOnly = (raw: Buffer): Buffer => {
  const end = raw.indexOf(HEAD_END);
  return end < 0 ? raw : raw.subarray(0, end + 2);
};

function statusPart(
  { status, text, action = 'failed' }: Bounce,
  { mail, recipient, now }: Returned,
  mta: string,
): string {
  const about = group([
    ['Reporting-MTA', `dns; ${mta}`],
    ['Arrival-Date', mailDate(Date.parse(mail.at))],
  ]);
  const rest: Head = [
    ['Final-Recipient', `rfc822; ${recipient}`],
    ['Original-Recipient', `rfc822;${recipient}`],
    ['Action', action],
    ['Status', status],
    ['Remote-MTA', `dns; ${mta}`],
    ['Diagnostic-Code', `smtp; ${text}`],
    ...(action === 'delayed' ? [['Will-Retry-Until', mailDate(now + 4 * 86_400_000)] as const] : []),
  ];
  return `${about}\n${group(rest)}`;
}

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

function exchange(bounce: Bounce, returned: Returned, mta: string): Buffer {
  const { mail, raw, recipient, now } = returned;
  const subject = fieldValue(fieldsOf(raw), 'subject');
  const head: Head = [
    ['From', `postmaster@${domainOf(recipient)}`],
    ['To', mail.envelope.from],
    ['Date', mailDate(now)],
    ['Subject', `Undeliverable: ${subject}`],
    ['Auto-Submitted', 'auto-generated'],
    ['X-MS-Exchange-Message-Is-Ndr', ''],
    ['Message-ID', messageIdAt(mta)],
    ['In-Reply-To', mail.messageId],
  ];
  const prose = `Delivery has failed to these recipients or groups:

${recipient}
Your message wasn't delivered because the recipient's email provider rejected it.

Diagnostic information for administrators:

Generating server: ${mta}

${recipient}
Remote Server returned '${bounce.text}'
`;
  return reportMail(head, 'delivery-status', [
    { type: 'text/plain; charset="us-ascii"', text: prose },
    { type: 'message/delivery-status', text: statusPart(bounce, returned, mta) },
    { type: 'text/rfc822-headers', text: headOnly(raw) },
  ]);
}

/** Not RFC 3464: prose only, as qmail writes it. */
function qmail(bounce: Bounce, { mail, raw, recipient, now }: Returned, mta: string): Buffer {
  const head: Head = [
    ['Date', mailDate(now)],
    ['From', `MAILER-DAEMON@${mta}`],
    ['To', mail.envelope.from],
    ['Subject', 'failure notice'],
  ];
  const prose = `Hi. This is the qmail-send program at ${mta}.\r
I'm afraid I wasn't able to deliver your message to the following addresses.\r
This is a permanent error; I've given up. Sorry it didn't work out.\r
\r
<${recipient}>:\r
${bounce.text} (#${bounce.status})\r
\r
--- Below this line is a copy of the message.\r
\r
Return-Path: <${mail.envelope.from}>\r
`;
  return plainMail(head, Buffer.concat([Buffer.from(prose), raw]));
}

const FORMS: Readonly<Record<BounceForm, (bounce: Bounce, returned: Returned, mta: string) => Buffer>> = {
  postfix,
  exchange,
  qmail,
};

export const mtaOf = (recipient: string): string => `mx.${domainOf(recipient)}`;

/** What a server says that took a mail and could not deliver it. */
export function bounceBytes(bounce: Bounce, returned: Returned): Buffer {
  return FORMS[bounce.form ?? 'postfix'](bounce, returned, mtaOf(returned.recipient));
}
