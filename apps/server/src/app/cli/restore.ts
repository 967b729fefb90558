import { existsSync } from 'node:fs';
import { chmod, chown, cp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { holdRestored } from '../../features/posts/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { postgresMajor } from '../../platform/postgres/binaries.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/embedded.ts';
import { chooseIdentity, type Identity } from '../../platform/postgres/identity.ts';
import { readState, stateFile, writeState } from '../../platform/postgres/state.ts';
import { postgresFolder } from '../supervisor/database.ts';
import { takeHome } from '../supervisor/home-lock.ts';
import { readManifest } from './backup.ts';
import { openDeps } from './open-deps.ts';
import { configOrExit } from './with-database.ts';

/** `npm run restore -- FOLDER`: puts a backup in the place of the database. Waypost must not run. */
export async function restore([folder]: string[]): Promise<void> {
  const config = configOrExit();
  const refusal = config.databaseUrl
    ? 'The database is a server of its own (DATABASE_URL): restore it with its tools, then npm run resume -- --set-back.'
    : folder === undefined && 'Say which backup: npm run restore -- FOLDER';
  if (refusal) {
    console.error(refusal);
    process.exitCode = 1;
    return;
  }
  const taken = takeHome(config.home, config.publicUrl);
  if ('holder' in taken) throw new Error('Waypost runs from this folder: stop it first.');
  try {
    const before = await restoreFrom(config, path.resolve(folder ?? ''), (line) => console.error(line));
    console.log('Restored. Publishing is held: start Waypost, then npm run resume -- --set-back.');
    if (before !== null) console.log(`The database before is in ${before}; delete it when all is well.`);
  } finally {
    taken.release();
  }
}

/**
 * Makes the backup a database that recovers and is held, beside the one that there is, and only then puts it in its place,
 * which is one rename: interrupted before, everything is as it was. Answers where the database before is.
 */
export async function restoreFrom(config: Config, folder: string, log: (line: string) => void): Promise<string | null> {
  const manifest = await readManifest(folder).catch((cause) => {
    throw new Error(`${folder} is no whole backup.`, { cause });
  });
  if (manifest.postgres !== postgresMajor)
    throw new Error(`The backup is of PostgreSQL ${manifest.postgres}; this is ${postgresMajor}.`);
  const place = postgresFolder(config.home);
  const current = existsSync(stateFile(place)) ? readState(place) : null;
  const beside = path.dirname(current?.dataDir ?? place);
  await forgetUnfinished(beside);
  const data = path.join(beside, `postgres-${Date.now()}`);
  const making = `${data}.new`;
  await cp(path.join(folder, 'postgres'), making, { recursive: true, verbatimSymlinks: true });
  await giveAll(making, chooseIdentity(current?.dataDir ?? making));
  writeState(making, { password: manifest.password, port: 0, dataDir: making });
  const postgres = await startEmbeddedPostgres({ dataDir: making, log });
  try {
    const deps = openDeps({ ...config, databaseUrl: postgres.url }, 'restore');
    await holdRestored(deps.db).finally(() => deps.close());
  } finally {
    await postgres.stop();
  }
  if (config.storage.kind === 'disk' && existsSync(path.join(folder, 'media')))
    await cp(path.join(folder, 'media'), config.storage.dir, { recursive: true, force: false });
  await rename(making, data);
  await rm(stateFile(making), { force: true });
  writeState(place, { password: manifest.password, port: current?.port ?? 0, dataDir: data });
  return current?.dataDir ?? null;
}

/** What an interrupted restore has left. */
async function forgetUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (/^postgres-\d+\.new(\.json)?$/.test(name)) await rm(path.join(folder, name), { recursive: true, force: true });
}

async function giveAll(folder: string, { uid, gid }: Identity): Promise<void> {
  await chmod(folder, 0o700);
  if (uid === undefined || gid === undefined) return;
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(path.join(entry.parentPath, entry.name), uid, gid);
}
