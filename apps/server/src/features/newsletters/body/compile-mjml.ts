import { hash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Compiled, ToCompile } from './mjml-thread.ts';

const THREAD = new URL('./mjml-thread.ts', import.meta.url);
/** A long newsletter takes some fifty milliseconds; loading MJML a second. */
const PATIENCE_MS = 30_000;
/** Whoever writes compiles again soon; afterwards its memory is worth more. */
const IDLE_MS = 20_000;
const KEPT = 100;

/** By the hash of its source, so that a version is compiled once in a process. */
const kept = new Map<string, Promise<string>>();

/** HTML of MJML, made in a thread: nobody else waits meanwhile. */
export function compileMjml(mjml: string): Promise<string> {
  const key = hash('sha256', mjml, 'base64url');
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const made = compileAnew(mjml);
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return made;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, { tell: (html: string) => void; fail: (error: Error) => void }>;
  idle?: NodeJS.Timeout;
}
let thread: Thread | null = null;
let numbers = 0;

function open(): Thread {
  const worker = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
  const opened: Thread = { worker, waiting: new Map() };
  const end = (error: Error) => {
    if (thread === opened) thread = null;
    for (const { fail } of opened.waiting.values()) fail(error);
    opened.waiting.clear();
  };
  worker.on('message', (told: Compiled) => {
    const asked = opened.waiting.get(told.id);
    opened.waiting.delete(told.id);
    if ('html' in told) asked?.tell(told.html);
    else asked?.fail(new Error(`MJML: ${told.error}`));
    if (opened.waiting.size === 0) {
      worker.unref();
      opened.idle = setTimeout(() => void close(opened), IDLE_MS).unref();
    }
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the thread that compiles has ended')));
  return opened;
}

async function close(opened: Thread): Promise<void> {
  if (opened.waiting.size > 0) return;
  if (thread === opened) thread = null;
  await opened.worker.terminate();
}

function compileAnew(mjml: string): Promise<string> {
  thread ??= open();
  const at = thread;
  clearTimeout(at.idle);
  at.worker.ref();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const id = ++numbers;
  // Whoever compiles without end is ended, with all that waits behind him.
  const timer = setTimeout(() => void at.worker.terminate(), PATIENCE_MS);
  at.waiting.set(id, { tell: resolve, fail: reject });
  at.worker.postMessage({ id, mjml } satisfies ToCompile);
  return promise.finally(() => clearTimeout(timer));
}
