import type { MediaDeps } from '../deps.ts';
import { makeVariant } from './make-variant.ts';

const POLL_MS = 1_000;

export interface MediaMaker {
  /** Ends what runs; it is taken up again by whoever looks next. */
  stop(): Promise<void>;
}

/**
 * Carries out the orders of variants in one worker process: one picture and one video at a time, so that the computer
 * stays free for publishing and a picture never waits for a film.
 */
export function startMediaMaker(deps: MediaDeps): MediaMaker {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async (kind: 'image' | 'video') => {
    while (!signal.aborted) {
      const made = await makeVariant(deps, kind, signal).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'the media maker could not look for work');
        return false;
      });
      if (!made) await pause(signal);
    }
  };
  const loops = [loop('image'), loop('video')];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, POLL_MS);
    signal.addEventListener('abort', end);
  });
}

/** For tests and commands: carries out what waits now. Answers how many orders that were. */
export async function makeWaitingMedia(deps: MediaDeps): Promise<number> {
  const { signal } = new AbortController();
  let made = 0;
  for (const kind of ['image', 'video'] as const) while (await makeVariant(deps, kind, signal)) made += 1;
  return made;
}
