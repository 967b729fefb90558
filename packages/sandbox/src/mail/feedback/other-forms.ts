import { domainOf } from '../behaviour/behaviour.ts';
import { fieldsOf, fieldValue } from '../inbox/mime.ts';
import { type Head, mailDate, messageIdAt, plainMail, reportMail } from './compose.ts';
import { type Bounce, headOnly, type Returned, statusPart } from './report-parts.ts';

export function exchange(bounce: Bounce, returned: Returned, mta: string): Buffer {
  const { mail, raw, recipient, now } = returned;
  const head: Head = [
    ['From', `postmaster@${domainOf(recipient)}`],
    ['To', mail.envelope.from],
    ['Date', mailDate(now)],
    ['Subject', `Undeliverable: ${fieldValue(fieldsOf(raw), 'subject')}`],
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

export function exim(bounce: Bounce, returned: Returned, mta: string): Buffer {
  const { mail, raw, recipient, now } = returned;
  const head: Head = [
    ['X-Failed-Recipients', recipient],
    ['Auto-Submitted', 'auto-replied'],
    ['From', `Mail Delivery System <Mailer-Daemon@${mta}>`],
    ['To', mail.envelope.from],
    ['Subject', 'Mail delivery failed: returning message to sender'],
    ['Message-Id', messageIdAt(mta)],
    ['Date', mailDate(now)],
  ];
  const prose = `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  ${recipient}
    host ${mta} [127.0.0.1]
    SMTP error from remote mail server after RCPT TO:<${recipient}>:
    ${bounce.text}
`;
  return reportMail(head, 'delivery-status', [
    { type: 'text/plain; charset=utf-8', text: prose },
    { type: 'message/delivery-status', text: statusPart(bounce, returned, mta) },
    { type: 'message/rfc822', text: raw },
  ]);
}

/** The machine's part has its diagnosis over several lines. */
export function gmail(bounce: Bounce, returned: Returned, mta: string): Buffer {
  const { mail, raw, recipient, now } = returned;
  const head: Head = [
    ['From', 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>'],
    ['To', mail.envelope.from],
    ['Auto-Submitted', 'auto-replied'],
    ['Subject', 'Delivery Status Notification (Failure)'],
    ['References', mail.messageId],
    ['In-Reply-To', mail.messageId],
    ['X-Failed-Recipients', recipient],
    ['Message-ID', messageIdAt('mx.google.com')],
    ['Date', mailDate(now)],
  ];
  const [code = '', ...words] = bounce.text.split(' ');
  const text = `${code}-${words.join(' ')}\n ${code} ${bounce.status} https://support.google.com/mail/?p=NoSuchUser - gsmtp`;
  const prose = `** Address not found **

Your message wasn't delivered to ${recipient} because the address couldn't be found, or is unable to receive mail.

The response from the remote server was:
${bounce.text}
`;
  return reportMail(head, 'delivery-status', [
    { type: 'text/plain; charset="UTF-8"', text: prose },
    { type: 'message/delivery-status', text: statusPart({ ...bounce, text }, returned, mta) },
    { type: 'message/rfc822', text: raw },
  ]);
}

/** Not RFC 3464: prose only, as qmail writes it. */
export function qmail(bounce: Bounce, { mail, raw, recipient, now }: Returned, mta: string): Buffer {
  const head: Head = [
    ['Date', mailDate(now)],
    ['From', `MAILER-DAEMON@${mta}`],
    ['To', mail.envelope.from],
    ['Subject', 'failure notice'],
  ];
  const prose = `Hi. This is the qmail-send program at ${mta}.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<${recipient}>:
${bounce.text} (#${bounce.status})

--- Below this line is a copy of the message.

Return-Path: <${mail.envelope.from}>
`;
  return plainMail(head, Buffer.concat([Buffer.from(prose.replaceAll('\n', '\r\n')), raw]));
}
