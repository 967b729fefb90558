import { createTransport } from 'nodemailer';
import type { SandboxClock } from '../../platform/clock.ts';
import type { MailSettings } from '../settings.ts';
import type { Later } from './later.ts';

export type LetterKind = 'bounce' | 'complaint' | 'reply' | 'unsubscribe';
export type Letter = { kind: LetterKind; mail: string; from: string; to: string; helo: string; bytes: Buffer };

/** What became of a letter; `nowhere`: the settings name no place. */
export type Sent = Omit<Letter, 'bytes' | 'helo'> & {
  at: string;
  result: 'sent' | 'waiting' | 'failed' | 'nowhere';
  reply: string;
  tries: number;
};

const TRIES = 6;
const FIRST_WAIT_MS = 2_000;
const MOST = 20_000;

/** Brings what recipients' servers have to say to the product's own mail server, through a real connection, and tries again as servers do. */
export class Postman {
  readonly #settings: MailSettings;
  readonly #clock: SandboxClock;
  readonly #later: Later;
  #sent: Sent[] = [];

  constructor(settings: MailSettings, clock: SandboxClock, later: Later) {
    this.#settings = settings;
    this.#clock = clock;
    this.#later = later;
  }

  sent(): Sent[] {
    return this.#sent;
  }

  clear(): void {
    this.#sent = [];
  }

  async send(letter: Letter): Promise<Sent> {
    const { kind, mail, from, to } = letter;
    const at = new Date(this.#clock.now()).toISOString();
    const sent: Sent = { kind, mail, from, to, at, result: 'waiting', reply: '', tries: 0 };
    this.#sent.push(sent);
    if (this.#sent.length > MOST) this.#sent = this.#sent.slice(-MOST / 2);
    await this.#try(letter, sent);
    return sent;
  }

  async #try(letter: Letter, sent: Sent): Promise<void> {
    const place = this.#settings.bounces;
    if (place === null) {
      sent.result = 'nowhere';
      return;
    }
    sent.tries += 1;
    const { hostname, port } = new URL(place);
    const transport = createTransport({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || 25),
      name: letter.helo,
      // Servers take whatever certificate there is when they bring mails to one another.
      tls: { rejectUnauthorized: false },
      connectionTimeout: 5_000,
      socketTimeout: 10_000,
    });
    try {
      const info = await transport.sendMail({ envelope: { from: letter.from, to: letter.to }, raw: letter.bytes });
      Object.assign(sent, { result: 'sent', reply: info.response });
    } catch (error) {
      const {
        response,
        responseCode = 0,
        message,
      } = error as { response?: string; responseCode?: number; message: string };
      const isOver = (responseCode >= 500 && responseCode < 600) || sent.tries >= TRIES;
      Object.assign(sent, { result: isOver ? 'failed' : 'waiting', reply: response ?? message });
      if (isOver) return;
      const wait = FIRST_WAIT_MS * 2 ** (sent.tries - 1);
      this.#later.add(this.#clock.now() + wait, () => this.#try(letter, sent));
    } finally {
      transport.close();
    }
  }
}
