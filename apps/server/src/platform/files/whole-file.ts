import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a file that is under its name only when all of it is on the disk, so that a loss of power leaves the whole file or
 * none; what stood there before is replaced. `write` fills the file at `part`, which must be on the same disk and is
 * nobody else's; where it fails nothing stays.
 */
export async function putWhole(target: string, part: string, write: (part: string) => Promise<unknown>): Promise<void> {
  const folder = path.dirname(target);
  const made = await mkdir(folder, { recursive: true });
  try {
    await write(part);
    await syncFile(part);
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncNames(folder);
  // A new folder is a name in the one above it.
  if (made !== undefined)
    for (let child = folder; child.length >= made.length; child = path.dirname(child))
      await syncNames(path.dirname(child));
}

/** The names in a folder survive a loss of power, among them a new one that a file was just given. */
export async function syncNames(folder: string): Promise<void> {
  // Windows opens no folder, and writes names by itself.
  if (process.platform !== 'win32') await syncFile(folder, 'r');
}

/** What is in a file survives a loss of power. */
export async function syncFile(file: string, flags = 'r+'): Promise<void> {
  const handle = await open(file, flags);
  await handle.sync().finally(() => handle.close());
}
