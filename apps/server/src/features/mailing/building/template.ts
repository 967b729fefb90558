import { headerText, mailbox } from './header.ts';
import { quotedPrintable } from './quoted-printable.ts';
import type { Piece, Slot } from './slots.ts';

/** What all recipients of a run get. */
export interface Newsletter {
  readonly subject: readonly Piece[];
  readonly text: readonly Piece[];
  readonly html: readonly Piece[];
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: string;
  /** The domain that our own addresses are at: of the Message-ID, and the one that bounces come back to. */
  readonly domain: string;
  readonly bounceDomain: string;
  /** Where links, pixel and pages of recipients are: `https://…`, without a slash at its end. */
  readonly origin: string;
  /** Names the list towards mail programs, without angle brackets (RFC 2919). */
  readonly list: { readonly id: string; readonly name: string };
  /** Gmail's feedback loop: run, profile, kind, sender. */
  readonly feedback: string;
}

export interface Recipient {
  readonly delivery: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

export interface Prepared {
  readonly newsletter: Newsletter;
  readonly subject: readonly Piece[] | string;
  /** Headers that all have, and the bodies between the slots, as bytes. */
  readonly head: Buffer;
  readonly text: readonly (Buffer | Slot)[];
  readonly html: readonly (Buffer | Slot)[];
}

/** Cannot stand in a quoted-printable body, where `=` is followed by two digits or a line's end (RFC 2045, section 6.7). */
export const BOUNDARY = '=_waypost_newsletter';

const isText = (piece: Piece): piece is string => typeof piece === 'string';

/** Neighbours become one, so that a body has no more pieces than slots twice. */
function encodedPieces(pieces: readonly Piece[]): (Buffer | Slot)[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (isText(piece) && last !== undefined && isText(last)) joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined.map((piece) => (isText(piece) ? Buffer.from(quotedPrintable(piece), 'latin1') : piece));
}

/** Encodes once what does not differ; the messages of a run are filled from it in some twenty microseconds each. */
export function prepare(newsletter: Newsletter): Prepared {
  const { from, replyTo, list, feedback } = newsletter;
  const head = [
    `From: ${mailbox(from.name, from.address)}`,
    `Reply-To: ${mailbox('', replyTo)}`,
    `List-Id: ${mailbox(list.name, list.id)}`,
    `Feedback-ID: ${feedback}`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
  ];
  const subject = newsletter.subject.every(isText) ? headerText(newsletter.subject.join('')) : newsletter.subject;
  return {
    newsletter,
    subject,
    head: Buffer.from(`${head.join('\r\n')}\r\n`, 'latin1'),
    text: encodedPieces(newsletter.text),
    html: encodedPieces(newsletter.html),
  };
}
