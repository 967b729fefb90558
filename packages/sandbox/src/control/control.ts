import type { CallRecord, Calls } from '../platform/calls.ts';
import type { SandboxClock } from '../platform/clock.ts';
import type { Fault, Faults } from '../platform/faults.ts';
import type { PastPost, PlacedPost } from '../platform/past.ts';
import type { ShownPost } from '../platform/world.ts';
import type { Controls, FaultScript } from '../worlds.ts';
import type { History } from './history.ts';

type Parts = {
  clock: SandboxClock;
  faults: Faults;
  calls: Calls;
  latency: { ms: number };
  clearFaults: () => void;
  posts: (all: boolean) => ShownPost[];
  history: History;
  reset: () => void;
};

/** What a test can do to all worlds together. */
export class SharedControl {
  readonly clock: SandboxClock;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.clock = parts.clock;
    this.#parts = parts;
  }

  addFault(script: FaultScript): Fault {
    return this.#parts.faults.add(script);
  }

  faults(): Fault[] {
    return this.#parts.faults.list();
  }

  removeFault(id: string): boolean {
    return this.#parts.faults.remove(id);
  }

  clearFaults(): void {
    this.#parts.clearFaults();
  }

  /** Every call of a network waits this long first. */
  setLatency(ms: number): void {
    this.#parts.latency.ms = ms;
  }

  get latencyMs(): number {
    return this.#parts.latency.ms;
  }

  calls(since = 0): CallRecord[] {
    return this.#parts.calls.since(since);
  }

  /** What is out on all networks; of one page, account or profile, and on request also what visitors do not see. */
  posts({ owner, all = false }: { owner?: string; all?: boolean } = {}): ShownPost[] {
    const shown = this.#parts.posts(all);
    return owner === undefined ? shown : shown.filter((post) => post.owner === owner);
  }

  /** Puts a post of the past on its wall, once for each key. */
  place(post: PastPost): Promise<PlacedPost> {
    return this.#parts.history.place(post);
  }

  /** Back to the demo world: no posts, tokens, mails, faults or calls; clock and switches as at the start. */
  reset(): void {
    this.#parts.reset();
  }
}

/** Everything a test can do to the fake worlds; the same calls exist as HTTP under `/__control/`. */
export type Control = SharedControl & Controls;
