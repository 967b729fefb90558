import { decodeWords } from 'postal-mime';
import type { SandboxClock } from '../../platform/clock.ts';
import { nextId } from '../../platform/ids.ts';
import type { Collection, Journal } from '../../platform/journal.ts';
import type { MailSettings } from '../settings.ts';
import { Bodies, type BodyPlace } from './bodies.ts';
import { fieldsOf, fieldValue, type ParsedMail, parseMail, shown } from './mime.ts';

export type Envelope = { from: string; to: string[] };

/** What is known of a mail without reading it. */
export type KeptMail = {
  id: string;
  at: string;
  envelope: Envelope;
  from: string;
  subject: string;
  messageId: string;
  deliveryId: string;
  /** Whether it can be unsubscribed from by its header: a newsletter. */
  isBulk: boolean;
  /** The SMTP client that brought it, for SPF. */
  client: string;
  body: BodyPlace;
};

export type StoredMail = Pick<KeptMail, 'id' | 'at' | 'envelope'> & ParsedMail;

export type MailQuery = { to?: string; q?: string; bulk?: boolean; limit?: number; skip?: number };

/** The mails that the fake outside world received: the last ones, with their bytes. Reading them waits until somebody looks. */
export class Inbox {
  readonly #mails: Collection<KeptMail>;
  readonly #bodies: Bodies;
  readonly #clock: SandboxClock;
  readonly #settings: MailSettings;
  readonly #perFile = new Map<number, number>();

  constructor(parts: { journal: Journal; folder: string; clock: SandboxClock; settings: MailSettings }) {
    this.#mails = parts.journal.collection('mail.kept');
    this.#bodies = new Bodies(parts.folder);
    this.#clock = parts.clock;
    this.#settings = parts.settings;
    for (const { body } of this.#mails.values()) this.#count(body.file, 1);
    for (const file of this.#bodies.files()) if (!this.#perFile.has(file)) this.#bodies.drop(file);
  }

  receive(envelope: Envelope, bytes: Buffer, client = '127.0.0.1', at = this.#clock.now()): KeptMail {
    const fields = fieldsOf(bytes);
    const id = nextId();
    const mail = this.#mails.put(id, {
      id,
      at: new Date(at).toISOString(),
      envelope,
      from: shown(fieldValue(fields, 'from'))[0] ?? '',
      subject: decodeWords(fieldValue(fields, 'subject')),
      messageId: fieldValue(fields, 'message-id'),
      deliveryId: fieldValue(fields, 'x-delivery-id'),
      isBulk: fieldValue(fields, 'list-unsubscribe') !== '' && fieldValue(fields, 'list-id') !== '',
      client,
      body: this.#bodies.put(bytes),
    });
    this.#count(mail.body.file, 1);
    if (this.#mails.size > this.#settings.keep) this.#forgetOldest(this.#mails.size - this.#settings.keep);
    return mail;
  }

  /** Newest first; `to` is an envelope recipient, `q` any words of sender, recipient and subject. */
  find({ to, q = '', bulk, limit = Number.POSITIVE_INFINITY, skip = 0 }: MailQuery = {}): KeptMail[] {
    const wanted = to?.toLowerCase();
    const words = q.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = (mail: KeptMail): boolean => {
      if (wanted !== undefined && !mail.envelope.to.some((address) => address.toLowerCase() === wanted)) return false;
      if (bulk !== undefined && mail.isBulk !== bulk) return false;
      if (words.length === 0) return true;
      const text = `${mail.from} ${mail.envelope.to.join(' ')} ${mail.subject}`.toLowerCase();
      return words.every((word) => text.includes(word));
    };
    return this.#mails
      .values()
      .reverse()
      .filter(fits)
      .slice(skip, skip + limit);
  }

  list(to?: string, limit?: number): StoredMail[] {
    return this.find({ to, limit }).map((mail) => this.whole(mail));
  }

  get(id: string): KeptMail | undefined {
    return this.#mails.get(id);
  }

  whole(mail: KeptMail): StoredMail {
    return { id: mail.id, at: mail.at, envelope: mail.envelope, ...parseMail(this.rawOf(mail)) };
  }

  rawOf(mail: KeptMail): Buffer {
    return this.#bodies.read(mail.body);
  }

  get size(): number {
    return this.#mails.size;
  }

  clear(): void {
    this.#mails.clear();
    for (const file of this.#bodies.files()) this.#bodies.drop(file);
    this.#perFile.clear();
  }

  #forgetOldest(count: number): void {
    for (const { id, body } of this.#mails.first(count)) {
      this.#mails.delete(id);
      this.#count(body.file, -1);
    }
  }

  #count(file: number, change: number): void {
    const left = (this.#perFile.get(file) ?? 0) + change;
    if (left > 0) this.#perFile.set(file, left);
    else {
      this.#perFile.delete(file);
      this.#bodies.drop(file);
    }
  }
}
