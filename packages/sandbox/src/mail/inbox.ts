import PostalMime from 'postal-mime';
import type { Blobs } from '../platform/blobs.ts';
import type { SandboxClock } from '../platform/clock.ts';
import { nextId } from '../platform/ids.ts';
import type { Collection, Journal } from '../platform/journal.ts';

export type StoredMail = {
  id: string;
  at: string;
  envelope: { from: string; to: string[] };
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  raw: string;
};

type Address = { name?: string; address?: string };

function show(address: Address | undefined): string {
  if (!address) return '';
  return address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '');
}

/** All mails that the fake outside world received. `raw` is the key of the bytes among the blobs. */
export class Inbox {
  readonly #mails: Collection<StoredMail>;
  readonly #blobs: Blobs;
  readonly #clock: SandboxClock;

  constructor(journal: Journal, blobs: Blobs, clock: SandboxClock) {
    this.#mails = journal.collection('mail.mails');
    this.#blobs = blobs;
    this.#clock = clock;
  }

  async receive(envelope: StoredMail['envelope'], bytes: Buffer): Promise<StoredMail> {
    const parsed = await PostalMime.parse(bytes);
    const blob = await this.#blobs.put(bytes, { mime: 'message/rfc822', width: 0, height: 0 });
    const id = nextId();
    return this.#mails.put(id, {
      id,
      at: new Date(this.#clock.now()).toISOString(),
      envelope,
      from: show(parsed.from),
      to: (parsed.to ?? []).map(show),
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html ?? '',
      headers: Object.fromEntries(parsed.headers.map((header) => [header.key, header.value])),
      raw: blob.sha,
    });
  }

  /** Newest first; `to` is an envelope recipient. */
  list(to?: string): StoredMail[] {
    const wanted = to?.toLowerCase();
    const fits = (mail: StoredMail) => !wanted || mail.envelope.to.some((address) => address.toLowerCase() === wanted);
    return this.#mails.values().filter(fits).reverse();
  }

  get(id: string): StoredMail | undefined {
    return this.#mails.get(id);
  }

  rawOf(mail: StoredMail): Promise<Buffer | undefined> {
    return this.#blobs.read(mail.raw);
  }

  get size(): number {
    return this.#mails.size;
  }

  clear(): void {
    this.#mails.clear();
  }
}
