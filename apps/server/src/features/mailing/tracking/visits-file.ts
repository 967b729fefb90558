import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isParcel, isVisit, openParcel, type Parcel } from './parcels/parcel.ts';
import type { Visit } from './visit.ts';

const FOLDER = 'visits';
const FILE = 'waiting.log';
/** Some 1,500,000 visits. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Who had opened the file before it was taken away has written by then. */
const GRACE_MS = 500;

/** Visits that wait in the home for a database that is away. */
export interface VisitsFile {
  /** False when they could not be kept: the file is full, or there is no home. */
  keep(parcel: Parcel): Promise<boolean>;
  /** Hands on what is there and forgets it; a parcel that is handed on twice is the same one. */
  drain(write: (parcel: Parcel) => Promise<void>): Promise<void>;
}

export function openVisitsFile(home: string, mostBytes = MOST_BYTES): VisitsFile {
  const folder = path.join(home, FOLDER);
  const waiting = path.join(folder, FILE);
  return {
    async keep(parcel) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const line = Buffer.from(`\n${JSON.stringify(parcel)}\n`);
        if ((await bytesIn(folder)) + line.length > mostBytes) return false;
        await appendFile(waiting, line, { mode: 0o600 });
        return true;
      } catch {
        return false;
      }
    },
    async drain(write) {
      const names = await readdir(folder).catch((): string[] => []);
      if (names.includes(FILE)) {
        const taken = `${randomUUID()}.taken`;
        const moved = await rename(waiting, path.join(folder, taken)).then(
          () => true,
          () => false,
        );
        if (moved) names.push(taken);
        await wait(GRACE_MS);
      }
      for (const name of names.filter((each) => each.endsWith('.taken'))) {
        await handOn(path.join(folder, name), write);
        await rm(path.join(folder, name), { force: true });
      }
    },
  };
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(folder))
    bytes += await stat(path.join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    );
  return bytes;
}

async function handOn(file: string, write: (parcel: Parcel) => Promise<void>): Promise<void> {
  // Another process may have been quicker with what a dead one had taken.
  const handle = await open(file).catch(() => null);
  if (handle === null) return;
  const single = openParcel();
  for await (const line of handle.readLines()) {
    const found = foundIn(line);
    if (isParcel(found)) await write(found);
    else if (isVisit(found)) single.put(found);
  }
  if (single.visits > 0) await write(single.close());
}

/** A line that was cut off, or that is not ours, is neither. Before there were parcels each visit had a line. */
function foundIn(line: string): { readonly [K in keyof (Parcel & Visit)]?: unknown } {
  try {
    const found: unknown = JSON.parse(line);
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}
