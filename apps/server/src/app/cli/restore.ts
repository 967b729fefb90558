import { existsSync } from 'node:fs';
import { chmod, chown, cp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { holdRestored } from '../../features/posts/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { syncNames } from '../../platform/files/whole-file.ts';
import { postgresMajor } from '../../platform/postgres/binaries.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/embedded.ts';
import { chooseIdentity, type Identity } from '../../platform/postgres/identity.ts';
import { readState, stateFile, writeState } from '../../platform/postgres/state.ts';
import { forgetUnfinished, postgresFolder } from '../supervisor/database.ts';
import { takeHome } from '../supervisor/home-lock.ts';
import { readManifest } from './backup.ts';
import { MANIFEST } from './backup-parts.ts';
import { copyMissing, type Extent, syncFolder, weigh } from './folders.ts';
import { Mistake } from './mistake.ts';
import { openDeps } from './open-deps.ts';
import { configOrExit } from './with-database.ts';

/** `npm run restore -- FOLDER`: puts a backup in the place of the database. Waypost must not run. */
export async function restore([folder]: string[]): Promise<void> {
  const config = configOrExit();
  if (config.databaseUrl)
    throw new Mistake(
      'The database is a server of its own (DATABASE_URL): restore it with its tools, then npm run resume -- --set-back.',
    );
  if (folder === undefined || folder.startsWith('-')) throw new Mistake('Say which backup: npm run restore -- FOLDER');
  const taken = takeHome(config.home, config.publicUrl);
  if ('holder' in taken) throw new Mistake('Waypost runs from this folder: stop it first.');
  try {
    const before = await restoreFrom(config, path.resolve(folder), (line) => console.error(line));
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
    throw new Mistake(`${folder} is no whole backup.`, { cause });
  });
  if (manifest.postgres !== postgresMajor)
    throw new Mistake(`The backup is of PostgreSQL ${manifest.postgres}; this is ${postgresMajor}.`);
  await refuseHalf(folder, manifest);
  const place = postgresFolder(config.home);
  const current = existsSync(stateFile(place)) ? readState(place) : null;
  const beside = path.dirname(current?.dataDir ?? place);
  await forgetUnfinished(beside, log);
  const making = path.join(beside, `postgres-${Date.now()}.new`);
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
  if (config.storage.kind === 'disk') await copyMissing(path.join(folder, 'media'), config.storage.dir);
  // The user that runs PostgreSQL may not reach the home: then it was moved to where he can.
  const made = readState(making).dataDir;
  const data = made.replace(/\.new$/, '');
  await syncFolder(made);
  await rename(made, data);
  await syncNames(path.dirname(data));
  await rm(stateFile(making), { force: true });
  writeState(place, { password: manifest.password, port: current?.port ?? 0, dataDir: data });
  return current?.dataDir ?? null;
}

/** A backup that was copied in part, as an interrupted copy to another disk leaves it. */
async function refuseHalf(folder: string, { files, bytes }: Partial<Extent>): Promise<void> {
  if (files === undefined || bytes === undefined) return;
  const [there, manifest] = await Promise.all([weigh(folder), stat(path.join(folder, MANIFEST))]);
  if (there.files - 1 !== files || there.bytes - manifest.size !== bytes)
    throw new Mistake(`${folder} is no whole backup: it has ${there.files - 1} of ${files} files, or not all of each.`);
}

async function giveAll(folder: string, { uid, gid }: Identity): Promise<void> {
  await chmod(folder, 0o700);
  if (uid === undefined || gid === undefined) return;
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(path.join(entry.parentPath, entry.name), uid, gid);
}
