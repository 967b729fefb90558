import type { Letter, Outcome } from './smtp-client/outcome.ts';

export { type Letter, MailServerUnavailable, type Outcome } from './smtp-client/outcome.ts';
export type { Reply } from './smtp-client/reply.ts';

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** With angle brackets; the same at every try. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** `code` is an SMTP reply code or the name of a socket error: never an address, never the server's text. */
export type MailAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'try-later'; readonly code: string }
  /** The mail was handed over whole, and the connection was lost before the answer. */
  | { readonly kind: 'uncertain'; readonly code: string };

/** Hands one mail to the outside world; reports failures as values and writes no log. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<MailAnswer>;
}

/** One connection that takes letters one after the other. It repeats nothing: who sends decides. */
export interface BulkConnection {
  readonly usable: boolean;
  /** Never throws; after 'unsent', 'uncertain' and a 421 it is not usable any more. */
  deliver(letter: Letter): Promise<Outcome>;
  /** Says goodbye without waiting for an answer. */
  quit(): void;
}

/** A mail server for many mails over few connections, which are kept open. */
export interface BulkMail {
  /** Names it among the paces of the database; workers that share it share its rate. */
  readonly key: string;
  /** Messages a second, of all workers together. */
  readonly rate: number;
  /** Connections of one worker. */
  readonly connections: number;
  /** Throws `MailServerUnavailable`. */
  open(): Promise<BulkConnection>;
}
