import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@waypost/contract/wire';
import { networkOf, takeLock } from '../../platform/files/lock-file.ts';

/** Of the moment at which it began. */
export const nameOf = (at: string): string => `waypost-${at.replaceAll(/[:.]/g, '-')}`;
/** The folder for backups may be anybody's, and hold `waypost-photos.part` or the lock of a nightly job. */
const NAME = /^(waypost-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z)\.(?:part|lock)$/;
/** The last thing that is written: a folder without it is no backup. */
export const MANIFEST = 'backup.json';
/** All that a backup makes. A folder that holds anything else is not ours to remove. */
const CONTENT = new Set(['postgres', 'media', MANIFEST]);
/** Longer than a backup takes. */
const OLD_MS = DAY_MS;

/** What a backup is made in until it is whole. */
export interface Part {
  readonly folder: string;
  /** Of the lock; the folder has its name by then, or is gone. */
  end(): Promise<void>;
}

/** A folder beside `whole`, under a lock that ends with this process, so that others can tell whether its maker is gone. */
export async function beginPart(whole: string): Promise<Part> {
  const [folder, lock] = [`${whole}.part`, `${whole}.lock`];
  const held = networkOf(path.dirname(whole)) === undefined ? takeLock(lock, 1_000) : null;
  await mkdir(folder, { mode: 0o700 });
  return {
    folder,
    async end() {
      await rm(lock, { force: true });
      held?.release();
    },
  };
}

/**
 * Takes away what backups that were killed have left in a folder. One that is being made is locked and stays; so does,
 * for a day, one without a lock: its maker may be of the version before. On a network file system nothing is touched.
 */
export async function forgetParts(parent: string, say: (line: string) => void): Promise<void> {
  if (networkOf(parent) !== undefined) return;
  const names = (await readdir(parent)).flatMap((name) => NAME.exec(name)?.[1] ?? []);
  for (const name of new Set(names)) {
    const [folder, lock] = [path.join(parent, `${name}.part`), path.join(parent, `${name}.lock`)];
    try {
      if (!(await isOurs(folder, lock))) continue;
      if (!existsSync(lock) && Date.now() - (await stat(folder)).mtimeMs < OLD_MS) continue;
      const held = takeLock(lock, 0);
      if (held === null) continue;
      if (existsSync(folder)) say(`Removes ${folder}, which an interrupted backup left.`);
      await rm(folder, { recursive: true, force: true });
      await rm(lock, { force: true });
      held.release();
    } catch (error) {
      // No reason to make no backup.
      say(`${folder} cannot be removed: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** A lock of ours holds nothing (`takeLock`). */
async function isOurs(folder: string, lock: string): Promise<boolean> {
  if (existsSync(lock) && (await stat(lock)).size > 0) return false;
  return !existsSync(folder) || (await readdir(folder)).every((name) => CONTENT.has(name));
}
