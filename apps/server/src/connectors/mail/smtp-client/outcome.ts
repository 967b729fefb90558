import type { Reply } from './reply.ts';

/** Where the server said no: when it was greeted, at the password, the sender, the recipient, or the message. */
export type Stage = 'greeting' | 'tls' | 'auth' | 'mail' | 'rcpt' | 'message';

/** The server cannot be spoken to, or will not have us. `reply` is its answer if there was one. */
export class MailServerUnavailable extends Error {
  readonly stage: Stage;
  readonly code: string;
  readonly reply: Reply | null;

  constructor(stage: Stage, code: string, reply: Reply | null = null) {
    super(`The mail server is not available (${stage}, ${code})`);
    this.stage = stage;
    this.code = code;
    this.reply = reply;
  }
}

export interface Letter {
  /** The envelope's sender and recipient. */
  readonly from: string;
  readonly to: string;
  readonly message: Buffer;
  /** By `performance.now()`, after which it may no longer be begun: a clock that is set back gives it no more time. */
  readonly notAfter: number;
}

export type Outcome =
  | { readonly kind: 'accepted'; readonly reply: Reply }
  | { readonly kind: 'refused'; readonly stage: Stage; readonly reply: Reply }
  /** The server cannot have taken it: the end of its text was never written. */
  | { readonly kind: 'unsent'; readonly code: string }
  /** The text was written, and the connection was lost before the answer: nobody can know. */
  | { readonly kind: 'uncertain'; readonly code: string };
