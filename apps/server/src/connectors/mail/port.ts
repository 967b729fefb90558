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
