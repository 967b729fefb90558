import { copyFile, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from './files.ts';

/** Files in a folder of this computer. */
export function diskFiles(folder: string): Files {
  const fileOf = (place: string) => path.join(folder, place);
  const newFile = async (place: string) => {
    await mkdir(path.dirname(fileOf(place)), { recursive: true });
    return fileOf(place);
  };
  return {
    put: async (place, bytes) => writeFile(await newFile(place), bytes),
    putFile: async (place, file) => copyFile(file, await newFile(place)),
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
