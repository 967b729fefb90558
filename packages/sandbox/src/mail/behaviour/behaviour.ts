import { domainToASCII } from 'node:url';

/** Where in the conversation a recipient's server says it: after the address, or after the text. */
export type RecipientStage = 'rcpt' | 'data';

/** Who reads a mail, and with what. */
export type ReaderKind = 'reader' | 'clicker' | 'scanner' | 'apple' | 'gmail' | 'leaver' | 'complainer';

/** How the server of a recipient behaves towards his mails. Several may hold at once; the first that speaks decides the reply. */
export type Behaviour =
  | { kind: 'accept' }
  | { kind: 'refuse'; code: number; enhanced: string; text: string; at?: RecipientStage }
  /** Refused until so long has passed since the first try of this sender for this recipient, by the sandbox's clock. */
  | { kind: 'greylist'; seconds: number }
  /** More than so many a second, for all recipients of the rule or domain together, in real time. A 421 also ends the connection. */
  | { kind: 'throttle'; perSecond: number; code: 421 | 450 | 451 | 454; enhanced?: string; text?: string }
  /** So many connections with a mail for the domain at once; further ones are sent away with 421. */
  | { kind: 'crowd'; connections: number }
  /** The connection is lost: at the address, in the middle of the text, or after the final dot; then the mail may have been kept. */
  | { kind: 'drop'; at: 'rcpt' | 'middle' | 'dot'; keep?: boolean }
  /** The reply comes late; `drip` says "250-" every second meanwhile, so that no idle timer ends it. */
  | { kind: 'slow'; ms: number; at?: RecipientStage; drip?: boolean }
  /** No reply ever. */
  | { kind: 'silence'; at: RecipientStage; keep?: boolean }
  /** Taken, and later a report comes to the sender of the envelope. */
  | {
      kind: 'bounce';
      status: string;
      text: string;
      afterSeconds: number;
      action?: 'failed' | 'delayed';
      form?: BounceForm;
    }
  /** Taken, and later reported as spam to the sender's feedback address. */
  | { kind: 'complain'; afterSeconds: number; redacted?: boolean }
  /** Taken, and answered by a machine. */
  | { kind: 'reply'; afterSeconds: number }
  /** Taken, and read by somebody of this kind, though nobody else reads. */
  | { kind: 'read'; as: ReaderKind };

/** As these programs and providers write their reports; qmail knows no parts, only prose. */
export type BounceForm = 'postfix' | 'exchange' | 'exim' | 'gmail' | 'qmail';

/** What comes only after the mail was taken. */
export type LaterBehaviour = Extract<Behaviour, { kind: 'bounce' | 'complain' | 'reply' | 'read' }>;

export const isLater = (one: Behaviour): one is LaterBehaviour =>
  one.kind === 'bounce' || one.kind === 'complain' || one.kind === 'reply' || one.kind === 'read';

/** With its domain as DNS knows it: the mail server's library writes domains of other scripts in their own letters. */
export function onTheWire(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0
    ? address
    : `${address.slice(0, at + 1)}${domainToASCII(address.slice(at + 1)) || address.slice(at + 1)}`;
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
