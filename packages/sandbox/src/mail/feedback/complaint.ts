import { domainOf } from '../behaviour/behaviour.ts';
import { fieldsOf, fieldValue } from '../inbox/mime.ts';
import { mtaOf } from './bounce.ts';
import { group, type Head, mailDate, messageIdAt, plainMail, reportMail } from './compose.ts';
import type { Returned } from './report-parts.ts';

export type Complaint = { to: string; from: string; bytes: Buffer };

/** Providers hide who complained: the address is made unreadable wherever it stands. */
function redacted(raw: Buffer, recipient: string): Buffer {
  const text = raw.toString('latin1');
  const hidden = `redacted@${domainOf(recipient)}`;
  return Buffer.from(text.replaceAll(new RegExp(RegExp.escape(recipient), 'gi'), hidden), 'latin1');
}

/** A report of abuse (RFC 5965), as providers send it to who asked for their feedback. */
export function complaintOf(returned: Returned, to: string, isRedacted: boolean): Complaint {
  const { mail, raw, recipient, now } = returned;
  const mta = mtaOf(recipient);
  const from = `feedback@${domainOf(recipient)}`;
  const head: Head = [
    ['From', `Feedback Loop <${from}>`],
    ['Date', mailDate(now)],
    ['Subject', `FW: ${fieldValue(fieldsOf(raw), 'subject')}`],
    ['To', to],
    ['Message-ID', messageIdAt(mta)],
  ];
  const prose = `This is an email abuse report for an email message received from IP 127.0.0.1 on ${mailDate(Date.parse(mail.at))}.
For more information about this format please see https://www.rfc-editor.org/rfc/rfc5965
`;
  const about: Head = [
    ['Feedback-Type', 'abuse'],
    ['User-Agent', 'SandboxFeedback/1.0'],
    ['Version', '1'],
    ['Original-Mail-From', `<${mail.envelope.from}>`],
    ...(isRedacted ? [] : [['Original-Rcpt-To', `<${recipient}>`] as const]),
    ['Arrival-Date', mailDate(Date.parse(mail.at))],
    ['Reporting-MTA', `dns; ${mta}`],
    ['Source-IP', '127.0.0.1'],
    ['Reported-Domain', domainOf(mail.from.replace(/^.*<|>$/g, ''))],
  ];
  const bytes = reportMail(head, 'feedback-report', [
    { type: 'text/plain; charset="US-ASCII"', text: prose },
    { type: 'message/feedback-report', text: group(about) },
    { type: 'message/rfc822', text: isRedacted ? redacted(raw, recipient) : raw },
  ]);
  return { to, from, bytes };
}

/** What a machine answers for somebody who is away (RFC 3834): to the sender of the envelope, from nobody. */
export function vacationBytes({ mail, raw, recipient, now }: Returned): Buffer {
  const subject = fieldValue(fieldsOf(raw), 'subject');
  return plainMail(
    [
      ['From', recipient],
      ['To', mail.envelope.from],
      ['Date', mailDate(now)],
      ['Subject', `Automatic reply: ${subject}`],
      ['Message-ID', messageIdAt(mtaOf(recipient))],
      ['In-Reply-To', mail.messageId],
      ['References', mail.messageId],
      ['Auto-Submitted', 'auto-replied'],
      ['X-Auto-Response-Suppress', 'All'],
      ['Precedence', 'bulk'],
    ],
    'Thank you for your mail. I am away until Monday and will read it then.\n',
  );
}
