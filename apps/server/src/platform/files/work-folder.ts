import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';

const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

/** A folder for one upload, conversion or archive, gone afterwards. What a killed process left is swept by the next one. */
export async function inWorkFolder<T>(config: Pick<Config, 'home'>, work: (folder: string) => Promise<T>): Promise<T> {
  const place = path.join(config.home, 'work');
  await mkdir(place, { recursive: true, mode: 0o700 });
  await sweep(place);
  const folder = await mkdtemp(path.join(place, 'work-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function sweep(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const folder = path.join(place, name);
    const found = await stat(folder).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > LEFT_BEHIND_MS)
      await rm(folder, { recursive: true, force: true });
  }
}
