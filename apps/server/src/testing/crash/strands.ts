import { AsyncLocalStorage } from 'node:async_hooks';
import type { About } from './kill-points.ts';

/** What the parent writes on a victim's standard input: where to end, if anywhere. */
export interface Order {
  /** The posts that this life is about; others may be stepped too, whatever the dead before have left. */
  readonly posts: readonly number[];
  /** Of these only the first comment is watched. */
  readonly commented?: readonly number[];
  /** Where a post stops, by its id: the how-manieth boundary of its own life, or the first of a name. */
  readonly stops?: Readonly<Record<number, number | string>>;
  /** Die at once at this boundary of the whole process, counted from 1. */
  readonly dieAt?: number;
  /** Die at once at a boundary that belongs to no single post (claims, sweeps, replay): the nth of a name. */
  readonly dieAtShared?: { readonly point: string; readonly nth: number };
  /** Stop the process (SIGSTOP) the first time that any post comes to this boundary. */
  readonly pauseAt?: string;
  /** Die this many milliseconds after the boundary instead, inside whatever runs then. */
  readonly inMs?: number;
}
export interface Death {
  /** The boundary at which the whole process ended; null when it waited until every post stood still. */
  readonly at: string | null;
  /** Where each post stood when the process was killed. */
  readonly stopped: Readonly<Record<number, string>>;
  /** The boundaries of every post's life so far, in order. */
  readonly lives: Readonly<Record<number, readonly string[]>>;
  readonly shared: readonly string[];
  /** Nobody had to kill it. */
  readonly survived: boolean;
}

/** One chain of steps inside the process: a post's, or a sweep's, which belongs to the post that it works on. */
interface Strand {
  post: number | null;
  readonly comments: boolean;
  readonly still: PromiseWithResolvers<void>;
  stuck: boolean;
}
const NEVER = new Promise<void>(() => undefined);

/**
 * Many posts are stepped side by side, as the real worker does, and each one stands still at its own boundary. Then all
 * are killed at once: for every post it is as if the process had died there.
 */
export class Strands {
  readonly #current = new AsyncLocalStorage<Strand>();
  readonly #running = new Map<Strand, Promise<void>>();
  readonly #byToken = new Map<string, Strand>();
  readonly #postOf = new Map<number, number>();
  readonly #stopped: Record<number, string> = {};
  readonly #lives: Record<number, string[]> = {};
  readonly #shared: string[] = [];
  readonly #say: (message: Record<string, unknown>) => void;
  #order: Order = { posts: [] };
  #seen = 0;
  #paused = false;

  constructor(say: (message: Record<string, unknown>) => void) {
    this.#say = say;
  }

  obey(order: Order): void {
    this.#order = order;
  }

  knows(post: number, connection: number): void {
    this.#postOf.set(connection, post);
  }

  isStopped(post: number): boolean {
    return post in this.#stopped;
  }

  start(post: number | null, run: () => Promise<unknown>, comments = false): void {
    const strand: Strand = { post, comments, still: Promise.withResolvers(), stuck: false };
    const ended = this.#current.run(strand, run).then(() => {
      this.#running.delete(strand);
    });
    this.#running.set(strand, Promise.race([ended, strand.still.promise]));
  }

  /** Until everything that was started has ended or stands still. */
  async settled(): Promise<void> {
    await Promise.all(this.#running.values());
    const wanted = Object.keys(this.#order.stops ?? {});
    if (wanted.length > 0 && wanted.every((post) => post in this.#stopped)) this.#die(null);
  }

  end(): void {
    if (Object.keys(this.#stopped).length > 0) this.#die(null);
    this.#say({ at: null, ...this.#report(), survived: true });
    process.exit(0);
  }

  readonly at = (point: string, about?: About): Promise<void> => {
    const strand = this.#current.getStore();
    // A sweep goes from post to post and asks for each one's page first.
    if (strand?.comments && point === 'sql:page_access:before')
      strand.post = this.#postOf.get(Number(about?.values?.[0])) ?? null;
    if (strand && about?.page) this.#byToken.set(about.page.token, strand);
    return this.#boundary(point, strand);
  };

  /** What arrives on the wire carries the token of a page, and no other trace of who sent it. */
  onWire(point: string, token: string | null): Promise<void> {
    return this.#boundary(point, token === null ? undefined : this.#byToken.get(token));
  }

  #boundary(point: string, strand: Strand | undefined): Promise<void> {
    if (strand?.stuck) return NEVER;
    this.#seen += 1;
    if (this.#seen === this.#order.dieAt) this.#die(point);
    const post = strand?.post ?? null;
    if (post !== null && point === this.#order.pauseAt && !this.#paused) this.#pause();
    if (strand === undefined || post === null) return this.#sharedBoundary(point);
    // A timer's work comes when the machine is slow, and would shift every later boundary.
    if (point.startsWith('sql:renew-lease')) return Promise.resolve();
    if (this.#order.commented?.includes(post) && !strand.comments) return Promise.resolve();
    this.#lives[post] ??= [];
    const life = this.#lives[post];
    life.push(point);
    const stop = this.#order.stops?.[post];
    if (stop !== point && stop !== life.length) return Promise.resolve();
    this.#stopped[post] = point;
    strand.stuck = true;
    strand.still.resolve();
    return NEVER;
  }

  #sharedBoundary(point: string): Promise<void> {
    this.#shared.push(point);
    const wanted = this.#order.dieAtShared;
    if (point === wanted?.point && this.#shared.filter((seen) => seen === point).length === wanted.nth)
      this.#die(point);
    return Promise.resolve();
  }

  #die(point: string | null): void {
    this.#say({ at: point, ...this.#report(), survived: false });
    if (this.#order.inMs === undefined) process.kill(process.pid, 'SIGKILL');
    else setTimeout(() => process.kill(process.pid, 'SIGKILL'), this.#order.inMs);
  }

  #pause(): void {
    this.#paused = true;
    this.#say({ paused: true });
    process.kill(process.pid, 'SIGSTOP');
  }

  #report() {
    return { stopped: this.#stopped, lives: this.#lives, shared: this.#shared };
  }
}
