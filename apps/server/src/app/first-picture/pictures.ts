import { Worker } from 'node:worker_threads';
import type { Log } from '../../platform/log/log.ts';
import type { Asked, Drawn } from './draw-thread.ts';

/** A page is sent without its picture rather than late. */
const PATIENCE_MS = 150;
/** More pictures than this in line, and a new page does without. */
const MOST_WAITING = 6;
/** A thread that has died is not started again before this, so that a lasting fault costs little. */
const REST_MS = 60_000;
const THREAD = new URL('./draw-thread.ts', import.meta.url);

type Waiting = (drawn: Drawn | null) => void;

export interface Pictures {
  /** HTML of the page that is asked for; null when there is no time, or no way, to draw it. Never throws. */
  draw(asked: Asked): Promise<string | null>;
  close(): Promise<void>;
}

/**
 * Draws first pictures in a thread of its own: React's work never stands in the way of the API's answers. The thread starts
 * with the first page that somebody asks for, which itself goes out without a picture.
 */
export function openPictures(program: URL, log: Log): Pictures {
  let thread: Worker | null = null;
  const waiting: Waiting[] = [];
  let notBefore = 0;
  /** The thread has loaded the program and drawn once. */
  let warm = false;

  function start(): Worker {
    const started = new Worker(THREAD, {
      workerData: { program: program.href },
      resourceLimits: { maxOldGenerationSizeMb: 96 },
    });
    started.unref();
    started.on('message', (drawn: Drawn) => {
      warm = true;
      waiting.shift()?.(drawn);
    });
    started.on('error', (err) => log.error({ err }, 'the thread that draws first pictures has failed'));
    started.on('exit', () => {
      thread = null;
      warm = false;
      notBefore = performance.now() + REST_MS;
      for (const tell of waiting.splice(0)) tell(null);
    });
    return started;
  }

  return {
    async draw(asked) {
      const resting = thread === null && performance.now() < notBefore;
      if (resting || waiting.length >= (warm ? MOST_WAITING : 1)) return null;
      thread ??= start();
      const drawn = new Promise<Drawn | null>((tell) => waiting.push(tell));
      thread.postMessage(asked);
      return warm ? withinPatience(drawn, log) : null;
    },
    async close() {
      notBefore = Number.POSITIVE_INFINITY;
      await thread?.terminate();
    },
  };
}

async function withinPatience(drawn: Promise<Drawn | null>, log: Log): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  const first = await Promise.race([drawn, late]);
  clearTimeout(timer);
  if (first === null) return null;
  if ('html' in first) return first.html;
  log.error({ err: first.error }, 'a first picture could not be drawn');
  return null;
}
