import { domainOf } from '../behaviour/behaviour.ts';

/** What became of a mail at the door. `cut`: the sender got no reply; `kept` says whether it was taken all the same. */
export type Receipt = {
  n: number;
  at: string;
  /** Real clock in milliseconds, for measurements of the rate. */
  realMs: number;
  from: string;
  to: string;
  outcome: 'taken' | 'deferred' | 'refused' | 'cut';
  kept: boolean;
  code: number;
  messageId?: string;
  deliveryId?: string;
  mail?: string;
};

export type MailCounts = {
  taken: number;
  deferred: number;
  refused: number;
  cut: number;
  kept: number;
  /** Kept more than once: the same Message-ID for the same recipient. */
  repeated: number;
  connections: number;
  byDomain: Record<string, { kept: number; deferred: number; refused: number; cut: number }>;
};

const MOST = 250_000;

/** What every try of the product came to: the oracle of the tests that kill it. In memory only, the last ones; counts know of all. */
export class Receipts {
  #records: Receipt[] = [];
  #n = 0;
  #kept = new Set<string>();
  #counts = Receipts.#none();

  static #none(): MailCounts {
    return { taken: 0, deferred: 0, refused: 0, cut: 0, kept: 0, repeated: 0, connections: 0, byDomain: {} };
  }

  add(receipt: Omit<Receipt, 'n' | 'realMs'>): void {
    this.#n += 1;
    this.#records.push({ n: this.#n, realMs: Date.now(), ...receipt });
    if (this.#records.length > MOST) this.#records = this.#records.slice(-MOST / 2);
    this.#count(receipt);
  }

  connected(): void {
    this.#counts.connections += 1;
  }

  since(n: number): Receipt[] {
    const first = this.#records[0]?.n ?? 0;
    return this.#records.slice(Math.max(0, n + 1 - first));
  }

  counts(): MailCounts {
    return this.#counts;
  }

  clear(): void {
    this.#records = [];
    this.#kept = new Set();
    this.#counts = Receipts.#none();
  }

  #count({ outcome, kept, to, messageId }: Omit<Receipt, 'n' | 'realMs'>): void {
    const counts = this.#counts;
    counts[outcome] += 1;
    const domain = domainOf(to);
    const own = counts.byDomain[domain] ?? { kept: 0, deferred: 0, refused: 0, cut: 0 };
    counts.byDomain[domain] = own;
    if (outcome !== 'taken') own[outcome] += 1;
    if (!kept) return;
    counts.kept += 1;
    own.kept += 1;
    if (!messageId) return;
    const key = `${messageId} ${to.toLowerCase()}`;
    if (this.#kept.has(key)) counts.repeated += 1;
    if (this.#kept.size >= MOST) this.#kept.clear();
    this.#kept.add(key);
  }
}
