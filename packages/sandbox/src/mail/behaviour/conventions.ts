import type { Behaviour, BounceForm } from './behaviour.ts';

type Word = { says: string; behaviours: (n: number | undefined) => Behaviour[] };

const refuse = (code: number, enhanced: string, text: string, at: 'rcpt' | 'data' = 'rcpt'): Behaviour => ({
  kind: 'refuse',
  code,
  enhanced,
  text,
  at,
});
const always = (says: string, ...behaviours: Behaviour[]): Word => ({ says, behaviours: () => behaviours });
const bounce = (status: string, text: string, form?: BounceForm) => (seconds: number) =>
  [{ kind: 'bounce', status, text, afterSeconds: seconds, ...(form && { form }) }] satisfies Behaviour[];
const later = (says: string, made: (seconds: number) => Behaviour[], seconds = 30): Word => ({
  says,
  behaviours: (n) => made(n ?? seconds),
});

const BUSY = 'Server busy, try again later';
const UNKNOWN = 'Recipient address rejected: User unknown in virtual mailbox table';
const BLOCKED = 'Message rejected due to its content or the reputation of its sender';

/** What a domain's first label (`full.example`, `eu.full.example`) or a tag (`ada+full@inbox.example`) does; a number follows as `greylist-5`. */
export const WORDS: Readonly<Record<string, Word>> = {
  unknown: always('550 5.1.1 at the address', refuse(550, '5.1.1', UNKNOWN)),
  nohost: always('550 5.1.2, and no such name', refuse(550, '5.1.2', 'Host or domain name not found')),
  moved: always('551 5.1.6', refuse(551, '5.1.6', 'User has moved, no forwarding address')),
  disabled: always('550 5.2.1', refuse(550, '5.2.1', 'The account that you tried to reach is disabled')),
  full: always('452 4.2.2, always', refuse(452, '4.2.2', 'The recipient’s inbox is out of storage space')),
  overquota: always('552 5.2.2', refuse(552, '5.2.2', 'Mailbox full, quota exceeded')),
  busy: always('451 4.3.0, always', refuse(451, '4.3.0', BUSY)),
  policy: always('550 5.7.1 after the text', refuse(550, '5.7.1', BLOCKED, 'data')),
  unauthenticated: always(
    '550 5.7.26 after the text',
    refuse(550, '5.7.26', 'This mail is unauthenticated, neither SPF nor DKIM passed', 'data'),
  ),
  toobig: always('552 5.3.4 after the text', refuse(552, '5.3.4', 'Message size exceeds fixed limit', 'data')),
  nonsense: always('a 599 without words', refuse(599, '', '')),
  greylist: {
    says: '450 4.2.0 until 60 s (or n) have passed since the first try',
    behaviours: (n) => [{ kind: 'greylist', seconds: n ?? 60 }],
  },
  throttled: {
    says: '421 4.7.0 above 5 (or n) mails a second, connection closed',
    behaviours: (n) => [{ kind: 'throttle', perSecond: n ?? 5, code: 421 }],
  },
  ratelimited: {
    says: '451 4.7.1 above 5 (or n) a second, connection kept',
    behaviours: (n) => [{ kind: 'throttle', perSecond: n ?? 5, code: 451 }],
  },
  ses: {
    says: '454 Throttling failure above 5 (or n) a second',
    behaviours: (n) => [{ kind: 'throttle', perSecond: n ?? 5, code: 454 }],
  },
  crowded: {
    says: '421 4.7.0 for more than 2 (or n) connections with a mail for the domain at once',
    behaviours: (n) => [{ kind: 'crowd', connections: n ?? 2 }],
  },
  dropped: always('connection lost after the final dot, mail not kept', { kind: 'drop', at: 'dot', keep: false }),
  dropkept: always('connection lost after the final dot, mail kept', { kind: 'drop', at: 'dot', keep: true }),
  cutoff: always('connection lost in the middle of the text', { kind: 'drop', at: 'middle' }),
  hangup: always('connection lost at the address', { kind: 'drop', at: 'rcpt' }),
  slow: {
    says: 'the reply to the text comes after 2 (or n) seconds',
    behaviours: (n) => [{ kind: 'slow', ms: (n ?? 2) * 1000, at: 'data' }],
  },
  drip: {
    says: 'the reply to the text drips for 10 (or n) seconds',
    behaviours: (n) => [{ kind: 'slow', ms: (n ?? 10) * 1000, at: 'data', drip: true }],
  },
  silent: always('no reply to the text ever, mail not kept', { kind: 'silence', at: 'data', keep: false }),
  silentkept: always('no reply to the text ever, mail kept', { kind: 'silence', at: 'data', keep: true }),
  mute: always('no reply to the address ever', { kind: 'silence', at: 'rcpt' }),
  bounces: later('taken; a report of 5.1.1 after 30 (or n) seconds', bounce('5.1.1', '550 5.1.1 User unknown')),
  bouncesfull: later('taken; a report of 5.2.2', bounce('5.2.2', '552 5.2.2 Mailbox full')),
  bouncessoft: later('taken; a report of 4.4.7', bounce('4.4.7', '451 4.4.7 Delivery time expired')),
  bouncespolicy: later('taken; a report of 5.7.1', bounce('5.7.1', '550 5.7.1 Blocked by policy', 'exchange')),
  bouncesprose: later('taken; a report in qmail’s prose', bounce('5.1.1', 'No mailbox here by that name', 'qmail')),
  delayed: later('taken; a report that it is delayed', (seconds) => [
    { kind: 'bounce', status: '4.4.1', text: '451 4.4.1 Not yet', afterSeconds: seconds, action: 'delayed' },
  ]),
  complains: later('taken; reported as spam', (seconds) => [{ kind: 'complain', afterSeconds: seconds }]),
  complainsredacted: later('the same, the address made unreadable', (seconds) => [
    { kind: 'complain', afterSeconds: seconds, redacted: true },
  ]),
  away: later('taken; answered by a machine', (seconds) => [{ kind: 'reply', afterSeconds: seconds }], 5),
  reads: always('opens it', { kind: 'read', as: 'reader' }),
  clicks: always('opens it and clicks', { kind: 'read', as: 'clicker' }),
  leaves: always('opens it and unsubscribes', { kind: 'read', as: 'leaver' }),
  scanned: always('a gateway clicks every link within seconds', { kind: 'read', as: 'scanner' }),
  apple: always('Apple’s proxy loads its pictures, whether it is read or not', { kind: 'read', as: 'apple' }),
  gmail: always('opened through GmailImageProxy', { kind: 'read', as: 'gmail' }),
};

const SHAPE = /^([a-z]+)(?:-(\d{1,4}))?$/;

function ofWord(text: string): Behaviour[] | undefined {
  const [, word = '', n] = SHAPE.exec(text) ?? [];
  return Object.hasOwn(WORDS, word) ? WORDS[word]?.behaviours(n === undefined ? undefined : Number(n)) : undefined;
}

/** The word that a domain of the sandbox has in its name; real domains have none, whatever they are called. */
export function wordOfDomain(domain: string): string | undefined {
  if (!domain.endsWith('.example')) return undefined;
  const label = domain.split('.').at(-2) ?? '';
  return Object.hasOwn(WORDS, SHAPE.exec(label)?.[1] ?? '') ? label : undefined;
}

/** What an address says of itself: by its tag, else by its domain. */
export function byConvention(address: string): Behaviour[] {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (!domain.endsWith('.example')) return [];
  const local = address.slice(0, at);
  const plus = local.indexOf('+');
  const tag = plus >= 0 ? ofWord(local.slice(plus + 1).toLowerCase()) : undefined;
  return tag ?? ofWord(wordOfDomain(domain) ?? '') ?? [];
}
