import { createWriteStream } from 'node:fs';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Archived } from '../../platform/feature/archived.ts';

/** Writes what rooms give into one file, one after another, so that memory stays flat; `wrote` hears how many are in it. */
export async function writeZip(
  target: string,
  rooms: readonly Archived[],
  wrote: (files: number) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile();
  const stop = new AbortController();
  const { signal } = stop;
  const broken = new Promise<never>((_, reject) => zip.once('error', reject));
  const put = pipeline(zip.outputStream, createWriteStream(target), { signal });
  const filled = fill(zip, rooms, wrote, signal);
  try {
    // Whichever fails, the others must not wait for it.
    await Promise.race([Promise.all([put, filled]), broken]);
  } catch (error) {
    stop.abort();
    await Promise.allSettled([put, filled]);
    throw error;
  }
}

async function fill(
  zip: ZipFile,
  rooms: readonly Archived[],
  wrote: (files: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let files = 0;
  for (const { files: given, many } of rooms)
    for await (const { name, open, packed } of given) {
      signal.throwIfAborted();
      const stream = await open();
      if (stream !== null) {
        try {
          zip.addReadStream(stream, name, { compress: packed === undefined });
          await finished(stream, { signal });
        } finally {
          stream.destroy();
        }
      }
      if (many !== undefined) files += 1;
      await wrote(files);
    }
  zip.end();
}
