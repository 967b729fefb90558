import type { Behaviour } from '../behaviour/behaviour.ts';
import type { KeptMail } from '../inbox/inbox.ts';
import { group, type Head, mailDate } from './compose.ts';

export type Bounce = Omit<Extract<Behaviour, { kind: 'bounce' }>, 'kind' | 'afterSeconds'>;
export type Returned = { mail: KeptMail; raw: Buffer; recipient: string; now: number };

const HEAD_END = '\r\n\r\n';

export const headOnly = (raw: Buffer): Buffer => {
  const end = raw.indexOf(HEAD_END);
  return end < 0 ? raw : raw.subarray(0, end + 2);
};

export function statusPart(
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
