import type { MediaDeps } from '../deps.ts';
import { noteProgress, type TakenVariant } from './variant-store.ts';

const PROGRESS_MS = 1_000;
/** Well inside the lease. */
const SIGN_OF_LIFE_MS = 30_000;

/** Writes the newest percentage about once a second, one write after the other, and renews the lease with it. */
export function startProgress(
  deps: MediaDeps,
  order: TakenVariant,
): { note(percent: number): void; end(): Promise<void> } {
  let percent = 0;
  let written = 0;
  let writtenAt = performance.now();
  let writing: Promise<void> = Promise.resolve();
  const beat = setInterval(() => {
    if (percent === written && performance.now() - writtenAt < SIGN_OF_LIFE_MS) return;
    written = percent;
    writtenAt = performance.now();
    writing = writing
      .then(() => noteProgress(deps.db, order, written))
      .catch((error: unknown) => deps.log.warn({ err: error, variant: order.id }, 'progress could not be noted'));
  }, PROGRESS_MS);
  return {
    note(value) {
      percent = value;
    },
    async end() {
      clearInterval(beat);
      await writing;
    },
  };
}
