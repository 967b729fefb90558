import type { DeliveryMarks } from '../tokens.ts';
import { headerText } from './header.ts';
import { escapedFor, type Piece, type Slot, slotBytes } from './slots.ts';
import { BOUNDARY, type Prepared, type Recipient } from './template.ts';

const partHead = (type: string) =>
  `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`;
const TEXT_BEGINS = Buffer.from(`\r\n--${BOUNDARY}\r\n${partHead('text/plain')}`);
const HTML_BEGINS = Buffer.from(`\r\n--${BOUNDARY}\r\n${partHead('text/html')}`);
const ENDS = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

/** The addresses under which a recipient answers to what was sent. */
export function addressesOf(origin: string, tokens: DeliveryMarks['tokens']) {
  return {
    pixel: `${origin}/e/o/${tokens.open}.gif`,
    unsubscribe: `${origin}/e/u/${tokens.unsubscribe}/`,
    view: `${origin}/e/v/${tokens.view}/`,
    link: (ordinal: number) => `${origin}/e/c/${tokens.click}/${ordinal}`,
  };
}

type Addresses = ReturnType<typeof addressesOf>;

function shownIn(slot: Slot, recipient: Recipient, addresses: Addresses): string {
  if (slot.kind === 'contact') return recipient[slot.field].trim() || slot.fallback;
  return slot.kind === 'link' ? addresses.link(slot.ordinal) : addresses[slot.kind];
}

function body(pieces: readonly (Buffer | Slot)[], recipient: Recipient, addresses: Addresses): Buffer[] {
  return pieces.map((piece) =>
    Buffer.isBuffer(piece)
      ? piece
      : Buffer.from(slotBytes(piece.place, shownIn(piece, recipient, addresses)), 'latin1'),
  );
}

const filledText = (pieces: readonly Piece[], recipient: Recipient, addresses: Addresses): string =>
  pieces
    .map((piece) => (typeof piece === 'string' ? piece : escapedFor('header', shownIn(piece, recipient, addresses))))
    .join('');

export interface Message {
  /** The envelope's sender, which bounces come back to. */
  readonly from: string;
  readonly to: string;
  readonly messageId: string;
  /** All of it, and the parts of it that are signed. */
  readonly whole: Buffer;
  readonly head: Buffer;
  readonly body: Buffer;
}

const LINE_END = Buffer.from('\r\n');

/**
 * The message of one recipient. The same delivery has the same Message-ID and the same links whenever it is made.
 * `date` is when the sending began, so that a repeated try is the same message.
 */
export function fill(prepared: Prepared, recipient: Recipient, marks: DeliveryMarks, date: Date): Message {
  const { newsletter } = prepared;
  const addresses = addressesOf(newsletter.origin, marks.tokens);
  const subject =
    typeof prepared.subject === 'string'
      ? prepared.subject
      : headerText(filledText(prepared.subject, recipient, addresses));
  const messageId = `<${marks.messageId}@${newsletter.domain}>`;
  const byMail = `mailto:${marks.unsubscribe}@${newsletter.bounceDomain}?subject=unsubscribe`;
  const own = [
    `To: <${recipient.email}>`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `List-Unsubscribe: <${addresses.unsubscribe}>,\r\n <${byMail}>`,
    `X-Delivery-Id: ${marks.messageId}`,
  ];
  const head = [prepared.head, Buffer.from(`${own.join('\r\n')}\r\n`, 'utf8')];
  const length = head.reduce((sum, part) => sum + part.length, 0);
  const whole = Buffer.concat([
    ...head,
    LINE_END,
    TEXT_BEGINS.subarray(2),
    ...body(prepared.text, recipient, addresses),
    HTML_BEGINS,
    ...body(prepared.html, recipient, addresses),
    ENDS,
  ]);
  return {
    from: `${marks.bounce}@${newsletter.bounceDomain}`,
    to: recipient.email,
    messageId,
    whole,
    head: whole.subarray(0, length),
    body: whole.subarray(length + LINE_END.length),
  };
}
