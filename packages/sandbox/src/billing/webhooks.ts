import { createHmac } from 'node:crypto';
import { nextId } from '../platform/ids.ts';
import type { BillingSettings } from './settings.ts';
import type { Account } from './state.ts';

export type Delivery = {
  id: string;
  accountUid: string;
  body: string;
  signature: string;
  /** What each try was answered; null: nothing came. */
  answers: (number | null)[];
  state: 'open' | 'taken' | 'given up';
};

/** Over the raw body, with the key's bytes: it is written in hexadecimal. */
export const signatureOf = (body: string, key: string): string =>
  `sha256=${createHmac('sha256', Buffer.from(key, 'hex')).update(body).digest('hex')}`;

/** Tells of changes; the body is the account as it was then, and carries no id of the notice. */
export class Webhooks {
  readonly #settings: BillingSettings;
  readonly #key: string;
  readonly #entity: (account: Account) => Record<string, unknown>;
  readonly #deliveries = new Map<string, Delivery>();
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Kept back while true, to be let go in another order. */
  held = false;

  constructor(settings: BillingSettings, key: string, entity: (account: Account) => Record<string, unknown>) {
    this.#settings = settings;
    this.#key = key;
    this.#entity = entity;
  }

  tell(account: Account): void {
    const body = JSON.stringify(this.#entity(account));
    const id = nextId();
    const signature = signatureOf(body, this.#key);
    this.#deliveries.set(id, { id, accountUid: account.uid, body, signature, answers: [], state: 'open' });
    if (!this.held) this.#later(id, 0);
  }

  list(): Delivery[] {
    return [...this.#deliveries.values()];
  }

  /** Once more, whatever came of it; answers what it is answered. */
  async send(id: string): Promise<number | null> {
    const delivery = this.#deliveries.get(id);
    if (!delivery || this.#settings.webhookUrl === null) return null;
    const answer = await this.#post(this.#settings.webhookUrl, delivery);
    delivery.answers.push(answer);
    if (answer === 200) delivery.state = 'taken';
    return answer;
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#deliveries.clear();
    this.held = false;
  }

  #later(id: string, ms: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#try(id);
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }

  async #try(id: string): Promise<void> {
    const delivery = this.#deliveries.get(id);
    if (delivery?.state !== 'open' || this.#settings.webhookUrl === null) return;
    if ((await this.send(id)) === 200) return;
    const wait = this.#settings.retryMs[delivery.answers.length - 1];
    if (wait === undefined) delivery.state = 'given up';
    else this.#later(id, wait);
  }

  async #post(url: string, { body, signature }: Delivery): Promise<number | null> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return null;
    }
  }
}
