import type { SandboxClock } from '../../platform/clock.ts';

const REMEMBERED = 200_000;

/** What a server remembers of who came before: first tries, how fast they come, how many at once. */
export class Limits {
  readonly #clock: SandboxClock;
  readonly #firstTries = new Map<string, number>();
  readonly #tokens = new Map<string, { left: number; at: number }>();
  readonly #busy = new Map<string, Set<string>>();

  constructor(clock: SandboxClock) {
    this.#clock = clock;
  }

  /** Whether this sender still has to wait; the first try starts the time. */
  isGrey(sender: string, recipient: string, seconds: number): boolean {
    const key = `${sender} ${recipient.toLowerCase()}`;
    const first = this.#firstTries.get(key);
    if (first !== undefined) return this.#clock.now() < first + seconds * 1000;
    if (this.#firstTries.size >= REMEMBERED) this.#firstTries.clear();
    this.#firstTries.set(key, this.#clock.now());
    return true;
  }

  /** Takes one of the mails that may come now; false when there is none. A second's worth may come at once. */
  draw(key: string, perSecond: number): boolean {
    const now = performance.now();
    const bucket = this.#tokens.get(key) ?? { left: perSecond, at: now };
    const left = Math.min(perSecond, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    this.#tokens.set(key, { left: left >= 1 ? left - 1 : left, at: now });
    return left >= 1;
  }

  /** Whether this connection may bring a mail, being one of so many. It leaves with `leave`. */
  enter(key: string, connection: string, most: number): boolean {
    const inside = this.#busy.get(key) ?? new Set();
    this.#busy.set(key, inside);
    if (!inside.has(connection) && inside.size >= most) return false;
    inside.add(connection);
    return true;
  }

  leave(connection: string): void {
    for (const inside of this.#busy.values()) inside.delete(connection);
  }

  clear(): void {
    this.#firstTries.clear();
    this.#tokens.clear();
    this.#busy.clear();
  }
}
