import { Worker } from 'node:worker_threads';
import type { Opened } from './opened.ts';

const THREAD = new URL('./letter-thread.ts', import.meta.url);
/** A report takes some milliseconds; a letter that was made to take long is not one. */
const PATIENCE_MS = 5_000;
/** Reports come in swarms; afterwards its memory is worth more. */
const IDLE_MS = 10_000;

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Takes a letter apart in a thread, one after the other: strangers write them, and nobody who sends posts or newsletters may wait for
 * that. Null for what cannot be taken apart, or not in good time.
 */
export function openLetter(raw: Uint8Array): Promise<Opened | null> {
  const opened = last.then(() => ask(raw));
  last = opened.catch(() => undefined);
  return opened;
}

async function ask(raw: Uint8Array): Promise<Opened | null> {
  clearTimeout(idle);
  const isNew = thread === null;
  const asked = thread ?? open();
  const { promise, resolve, reject } = Promise.withResolvers<Opened | null>();
  let timer: NodeJS.Timeout | undefined;
  const count = () => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  };
  let isWell = false;
  const told = (opened: Opened | null) => {
    isWell = true;
    resolve(opened);
  };
  const failed = (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(null) : reject(error);
  const ended = () => reject(new Error('the thread that takes letters apart has ended'));
  asked.ref();
  asked.once('message', told).once('error', failed).once('exit', ended);
  // To come into being may take long on a busy computer, and is nothing that the letter does.
  if (isNew) asked.once('online', count);
  else count();
  asked.postMessage(raw);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    asked.off('message', told).off('error', failed).off('exit', ended).off('online', count);
    asked.unref();
    if (isWell) idle = setTimeout(() => void end(asked), IDLE_MS).unref();
    else await end(asked);
  }
}

function open(): Worker {
  const opened = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: 128 } });
  // One that dies while it has nothing to do takes nobody with it.
  opened.on('error', () => end(opened));
  thread = opened;
  return opened;
}

async function end(ended: Worker): Promise<void> {
  if (thread === ended) thread = null;
  await ended.terminate();
}
