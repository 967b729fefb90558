import type { SandboxClock } from '../../platform/clock.ts';

export type Act = () => Promise<void>;
type Waiting = { at: number; order: number; act: Act };

const TICK_MS = 100;
const AT_ONCE = 16;

/** What comes after a mail, by the sandbox's clock: reports, complaints, what readers do. Forgotten when the sandbox stops. */
export class Later {
  readonly #clock: SandboxClock;
  /** A heap: the next one is the first. */
  #waiting: Waiting[] = [];
  #order = 0;
  #running = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(clock: SandboxClock) {
    this.#clock = clock;
  }

  open(): void {
    this.#timer = setInterval(() => this.#start(this.#clock.now()), TICK_MS).unref();
  }

  close(): void {
    clearInterval(this.#timer);
    this.clear();
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** When the next one is due. */
  get next(): number | undefined {
    return this.#waiting[0]?.at;
  }

  add(at: number, act: Act): void {
    const heap = this.#waiting;
    this.#order += 1;
    heap.push({ at, order: this.#order, act });
    for (let child = heap.length - 1; child > 0; ) {
      const parent = (child - 1) >> 1;
      if (!this.#isBefore(child, parent)) return;
      this.#swap(child, parent);
      child = parent;
    }
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Does what is due by then (now, when absent), with what follows from it, and waits until it is done. */
  async settle(until?: number): Promise<number> {
    let done = 0;
    for (;;) {
      const by = until ?? this.#clock.now();
      const due: Act[] = [];
      while (due.length < AT_ONCE && (this.next ?? Number.POSITIVE_INFINITY) <= by) due.push(this.#take());
      if (due.length === 0) break;
      await Promise.all(due.map((act) => this.#run(act)));
      done += due.length;
    }
    while (this.#running > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    return done;
  }

  #start(by: number): void {
    while (this.#running < AT_ONCE && (this.next ?? Number.POSITIVE_INFINITY) <= by) void this.#run(this.#take());
  }

  async #run(act: Act): Promise<void> {
    this.#running += 1;
    try {
      await act();
    } catch {
      // An act reports what went wrong by itself; nobody here is waiting for it.
    } finally {
      this.#running -= 1;
    }
  }

  #take(): Act {
    const heap = this.#waiting;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last) return async () => {};
    if (heap.length > 0) heap[0] = last;
    for (let parent = 0; ; ) {
      const [left, right] = [2 * parent + 1, 2 * parent + 2];
      let least = parent;
      if (left < heap.length && this.#isBefore(left, least)) least = left;
      if (right < heap.length && this.#isBefore(right, least)) least = right;
      if (least === parent) return first.act;
      this.#swap(parent, least);
      parent = least;
    }
  }

  #isBefore(a: number, b: number): boolean {
    const [one, other] = [this.#waiting[a], this.#waiting[b]];
    if (!one || !other) return false;
    return one.at === other.at ? one.order < other.order : one.at < other.at;
  }

  #swap(a: number, b: number): void {
    const [one, other] = [this.#waiting[a], this.#waiting[b]];
    if (!one || !other) return;
    this.#waiting[a] = other;
    this.#waiting[b] = one;
  }
}
