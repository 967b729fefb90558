import { parentPort, workerData } from 'node:worker_threads';
import type { DrawFirstPicture, HostPage } from '@waypost/contract/host-page';

/** What the thread is told, and what it answers, in the order of the asking. */
export interface Asked {
  readonly page: Omit<HostPage, 'reads'>;
  /** JSON, as it stands in the page. */
  readonly reads: string;
}
export type Drawn = { readonly html: string } | { readonly error: string };

const { drawFirstPicture }: { drawFirstPicture: DrawFirstPicture } = await import(workerData.program);

async function draw({ page, reads }: Asked): Promise<Drawn> {
  try {
    return { html: await drawFirstPicture({ ...page, reads: JSON.parse(reads) }) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// The program's stores are one per thread, so a picture waits until the one before it is done.
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (asked: Asked) => {
  last = last.then(async () => parentPort?.postMessage(await draw(asked)));
});
