import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Visit } from './visit.ts';

const FOLDER = 'visits';
const FILE = 'waiting.log';
/** Some 300,000 visits. */
const MOST_BYTES = 64 * 1024 * 1024;
const CHUNK = 1_000;
/** Who had opened the file before it was taken away has written by then. */
const GRACE_MS = 500;

/** Visits that wait in the home for a database that is away. */
export interface VisitsFile {
  /** False when they could not be kept: the file is full, or there is no home. */
  keep(visits: readonly Visit[]): Promise<boolean>;
  /** Hands on what is there, in parts, and forgets it; a part that is handed on twice is the same one. */
  drain(write: (visits: readonly Visit[]) => Promise<void>): Promise<void>;
}

export function openVisitsFile(home: string, mostBytes = MOST_BYTES): VisitsFile {
  const folder = path.join(home, FOLDER);
  const waiting = path.join(folder, FILE);
  return {
    async keep(visits) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const lines = Buffer.from(`\n${visits.map((visit) => JSON.stringify(visit)).join('\n')}\n`);
        if ((await bytesIn(folder)) + lines.length > mostBytes) return false;
        await appendFile(waiting, lines, { mode: 0o600 });
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

async function handOn(file: string, write: (visits: readonly Visit[]) => Promise<void>): Promise<void> {
  // Another process may have been quicker with what a dead one had taken.
  const handle = await open(file).catch(() => null);
  if (handle === null) return;
  let part: Visit[] = [];
  for await (const line of handle.readLines()) {
    const visit = visitIn(line);
    if (visit !== null) part.push(visit);
    if (part.length < CHUNK) continue;
    await write(part);
    part = [];
  }
  await write(part);
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const isId = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

/** A line that was cut off, or that is not ours, is none. */
function visitIn(line: string): Visit | null {
  if (line === '') return null;
  try {
    const visit = JSON.parse(line) as Visit;
    const whole = UUID.test(visit.id) && isId(visit.delivery) && isId(visit.run) && isId(visit.at);
    if (visit.ordinal !== null && !(Number.isInteger(visit.ordinal) && Math.abs(visit.ordinal) < 100_000)) return null;
    return whole && ['open', 'click', 'view'].includes(visit.kind) && typeof visit.userAgent === 'string'
      ? visit
      : null;
  } catch {
    return null;
  }
}
