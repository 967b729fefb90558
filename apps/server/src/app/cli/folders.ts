import { copyFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { putWhole, syncFile, syncNames } from '../../platform/files/whole-file.ts';

/** What is below a folder: whether all of it is there can be told by that. */
export interface Extent {
  readonly files: number;
  readonly bytes: number;
}

/** Everything below a folder, names and contents, is on the disk and not only in memory when this resolves. */
export async function syncFolder(folder: string): Promise<Extent> {
  const found = await walk(folder, syncFile);
  const folders = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const each of [...folders, folder]) await syncNames(each);
  return found;
}

/** How much is below a folder; nothing where there is none. */
export const weigh = (folder: string): Promise<Extent> => walk(folder, async () => undefined);

/**
 * Copies what is missing, under its name only when it is whole. What is there stays, unless it is shorter: then an
 * earlier copy was cut short.
 */
export async function copyMissing(from: string, to: string): Promise<void> {
  await walk(from, async (file) => {
    const name = path.relative(from, file);
    // What is still being made; no key begins like that.
    if (name.startsWith('.')) return;
    const target = path.join(to, name);
    const there = await stat(target).catch(() => null);
    if (there !== null && there.size >= (await stat(file)).size) return;
    await putWhole(target, `${target}.part`, (part) => copyFile(file, part));
  });
}

async function walk(folder: string, each: (file: string) => Promise<void>): Promise<Extent> {
  let [files, bytes] = [0, 0];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessNone);
  for (const entry of entries ?? []) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    // Media are written to and removed while they are copied.
    if ((await each(file).catch(unlessNone)) === null) continue;
    files += 1;
    bytes += (await stat(file)).size;
  }
  return { files, bytes };
}

function unlessNone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
