import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@waypost/contract/wire';
import { putWhole } from '../../platform/files/whole-file.ts';
import type { Files } from './files.ts';

/** Where files are made until they are whole. No key can name it, and it is on the same disk. */
const MAKING = '.making';
/** Longer than any upload takes: who began it is gone. */
const ABANDONED_MS = DAY_MS;

/** Files in a folder of this computer. What was put is whole and on the disk, whatever happens to the computer then. */
export function diskFiles(folder: string): Files {
  const fileOf = (place: string) => path.join(folder, place);
  let ready: Promise<string> | null = null;
  const makeIn = async (place: string, write: (part: string) => Promise<unknown>) => {
    ready ??= makeRoom(path.join(folder, MAKING));
    const room = await ready.catch((error: unknown) => {
      ready = null;
      throw error;
    });
    await putWhole(fileOf(place), path.join(room, randomUUID()), write);
  };
  const make = async (place: string, write: (part: string) => Promise<unknown>) => {
    try {
      await makeIn(place, write);
    } catch (error) {
      // Whoever tidied the folder took the room with it.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      ready = null;
      await makeIn(place, write);
    }
  };
  return {
    put: (place, bytes) => make(place, (part) => writeFile(part, bytes)),
    putFile: (place, file) => make(place, (part) => copyFile(file, part)),
    read: (place) => readFile(fileOf(place)),
    async size(place) {
      const found = await stat(fileOf(place));
      if (!found.isFile()) throw Object.assign(new Error('not a file'), { code: 'EISDIR' });
      return found.size;
    },
    async open(place, range) {
      const file = await open(fileOf(place));
      return file.createReadStream(range && { start: range.from, end: range.to });
    },
    async readInto(place, memory) {
      const file = await open(fileOf(place));
      try {
        const { size } = await file.stat();
        if (size > memory.byteLength) return null;
        let filled = 0;
        while (filled < size) {
          const { bytesRead } = await file.read(memory, filled, size - filled);
          if (bytesRead === 0) break;
          filled += bytesRead;
        }
        return filled;
      } finally {
        await file.close();
      }
    },
    remove: (place) => rm(fileOf(place), { force: true }),
  };
}

/** The folder, without what killed processes began in it. */
async function makeRoom(room: string): Promise<string> {
  await mkdir(room, { recursive: true });
  for (const name of await readdir(room)) {
    const file = path.join(room, name);
    const begun = await stat(file).catch(() => null);
    if (begun !== null && Date.now() - begun.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
  return room;
}
