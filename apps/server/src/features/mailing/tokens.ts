import { hkdfSync, timingSafeEqual } from 'node:crypto';
import { createMac } from '../../platform/crypto/quick-mac.ts';

/** What a token in a mail is for; one made for another purpose does not open. */
export type TokenPurpose = 'open' | 'click' | 'unsubscribe' | 'view';

/**
 * The marks that a delivery bears: in its addresses, so that its way back finds it, and in the links of its reader. They can
 * be made again from its id alone and never run out, because a person may unsubscribe years later (email.md, section 2).
 */
export interface DeliveryMarks {
  readonly tokens: Readonly<Record<TokenPurpose, string>>;
  /** The local parts of the envelope's sender (VERP) and of the way to unsubscribe by mail, in letters that survive a server which lowers them. */
  readonly bounce: string;
  readonly unsubscribe: string;
  /** The local part of the Message-ID. */
  readonly messageId: string;
}

/** 128 bits each; the slices of one HMAC-SHA-512 tell nothing about one another. */
const SLICE = 16;
const PURPOSES: readonly TokenPurpose[] = ['open', 'click', 'unsubscribe', 'view'];
const ADDRESS_BYTES = 10;

/** Whose a token is. It names the run too, so that a click can be answered while the database is away. */
export interface Marked {
  readonly delivery: number;
  readonly run: number;
}

export interface Marker {
  marksOf(delivery: number, run: number): DeliveryMarks;
  /** The delivery of a token that was made for this purpose; null for every other text. */
  ofToken(token: string, purpose: TokenPurpose): Marked | null;
  /** What a mail to this local part of ours is about: what came back, or a wish to get no more; null for every other text. */
  ofAddress(local: string): { readonly kind: 'bounce' | 'unsubscribe'; readonly delivery: number } | null;
  /** The delivery whose Message-ID or X-Delivery-Id stands in a text, or in what others made of it. */
  ofMessageId(text: string): number | null;
  /** The first delivery of which any mark of mails stands somewhere in a long text. */
  within(text: string): number | null;
}

/** Marks as they stand in mails that are given back; a text may have many that look like them. */
const MARKS = /(?<!\w)(?:[bu]\+|d\.)[0-9a-z]{1,11}\.[0-9a-f]{20}(?![0-9a-z])/gi;
const MOST_MARKS = 200;

const idOf = (text: string | undefined): number | null => {
  if (text === undefined || !/^[0-9a-z]{1,11}$/.test(text)) return null;
  const id = Number.parseInt(text, 36);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

const same = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

/** `secret` is the installation's; another one opens none of these marks. */
export function createMarker(secret: string): Marker {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `waypost newsletters: ${use}`, 32));
  const [macOfLink, macOfMail] = [createMac('sha512', keyFor('links')), createMac('sha256', keyFor('addresses'))];
  const linkMac = ({ delivery, run }: Marked, into?: Buffer) => macOfLink(`${delivery}/${run}`, into);
  const mailMac = (id: number) => macOfMail(String(id));
  const slice = (mac: Buffer, purpose: TokenPurpose): Buffer => {
    const from = PURPOSES.indexOf(purpose) * SLICE;
    return mac.subarray(from, from + SLICE);
  };
  const addressMac = (id: number) => mailMac(id).subarray(0, ADDRESS_BYTES);
  // There is a token in every picture that is asked for: these are written over by each, and outlive no call.
  const [expected, given] = [Buffer.alloc(PURPOSES.length * SLICE), Buffer.alloc(SLICE)];
  const expectedFor = new Map(PURPOSES.map((purpose) => [purpose, slice(expected, purpose)]));
  const marker: Marker = {
    marksOf(delivery, run) {
      const id = delivery.toString(36);
      const mac = linkMac({ delivery, run });
      const token = (purpose: TokenPurpose) => `${id}.${run.toString(36)}.${slice(mac, purpose).toString('base64url')}`;
      const byMail = mailMac(delivery).toString('hex');
      return {
        tokens: { open: token('open'), click: token('click'), unsubscribe: token('unsubscribe'), view: token('view') },
        bounce: `b+${id}.${byMail.slice(0, 2 * ADDRESS_BYTES)}`,
        unsubscribe: `u+${id}.${byMail.slice(0, 2 * ADDRESS_BYTES)}`,
        messageId: `d.${id}.${byMail.slice(2 * ADDRESS_BYTES, 4 * ADDRESS_BYTES)}`,
      };
    },
    ofToken(token, purpose) {
      const [, head, middle, tail = ''] = /^([^.]+)\.([^.]+)\.([\w-]{22})$/.exec(token) ?? [];
      const [delivery, run] = [idOf(head), idOf(middle)];
      if (delivery === null || run === null) return null;
      const marked = { delivery, run };
      linkMac(marked, expected);
      given.write(tail, 'base64url');
      return same(expectedFor.get(purpose) ?? expected, given) ? marked : null;
    },
    ofAddress(local) {
      const [, kind, head, tail] = /^([bu])\+([0-9a-z]+)\.([0-9a-f]{20})$/.exec(local.toLowerCase()) ?? [];
      const delivery = idOf(head);
      if (delivery === null || tail === undefined || !same(addressMac(delivery), Buffer.from(tail, 'hex'))) return null;
      return { kind: kind === 'b' ? 'bounce' : 'unsubscribe', delivery };
    },
    ofMessageId(text) {
      const [, head, tail] =
        /(?:^|[^\w])d\.([0-9a-z]{1,11})\.([0-9a-f]{20})(?![0-9a-z])/i.exec(text.toLowerCase()) ?? [];
      const delivery = idOf(head);
      if (delivery === null || tail === undefined) return null;
      return same(mailMac(delivery).subarray(ADDRESS_BYTES, 2 * ADDRESS_BYTES), Buffer.from(tail, 'hex'))
        ? delivery
        : null;
    },
    within(text) {
      let looked = 0;
      for (const [found] of text.matchAll(MARKS)) {
        const delivery = marker.ofAddress(found)?.delivery ?? marker.ofMessageId(found);
        looked += 1;
        if (delivery !== null || looked === MOST_MARKS) return delivery;
      }
      return null;
    },
  };
  return marker;
}
