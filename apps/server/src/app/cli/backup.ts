import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from '#zod';
import type { Config } from '../../platform/config/config.ts';
import { json } from '../../platform/db/json.ts';
import { query, realNow } from '../../platform/db/query.ts';
import { syncNames } from '../../platform/files/whole-file.ts';
import { baseBackup } from '../../platform/postgres/base-backup.ts';
import { postgresMajor } from '../../platform/postgres/binaries.ts';
import { readState } from '../../platform/postgres/state.ts';
import { postgresFolder } from '../supervisor/database.ts';
import { beginPart, forgetParts, MANIFEST, nameOf } from './backup-parts.ts';
import { copyMissing, syncFolder } from './folders.ts';
import { Mistake } from './mistake.ts';
import { openDeps } from './open-deps.ts';
import { type ConfigWithDatabase, configOrExit, withDatabase } from './with-database.ts';

const manifestSchema = z.object({
  at: z.string(),
  postgres: z.string(),
  password: z.string(),
  /** What is beside the manifest: a folder that was copied in part has less. Earlier backups do not say. */
  files: z.number().optional(),
  bytes: z.number().optional(),
});

/** `npm run backup -- FOLDER`: database and files, also while Waypost runs. */
export async function backup([folder]: string[]): Promise<void> {
  const config = configOrExit();
  if (config.databaseUrl)
    throw new Mistake(
      'The database is a server of its own (DATABASE_URL): back it up with its tools, and the files beside it.',
    );
  if (folder?.startsWith('-')) throw new Mistake('Say where to: npm run backup -- FOLDER');
  const parent = path.resolve(folder ?? path.join(config.home, 'backups'));
  await withDatabase(async ({ databaseUrl }) => {
    const made = await backupTo(config, databaseUrl, parent);
    await noteBackup({ ...config, databaseUrl });
    console.log(`Backed up to ${made}. Keep the encryption keys apart from it.`);
    if (config.storage.kind === 's3') console.log('The files are in the bucket, which it does not hold.');
  });
}

/** For the operations page: when there last was one. */
async function noteBackup(config: ConfigWithDatabase): Promise<void> {
  const { db, close } = openDeps(config, 'backup');
  const row = { key: 'backup', value: json<unknown>(true), updated_at: realNow };
  const again = query.insertInto('installation').values(row);
  await db.run(again.onConflict((on) => on.column('key').doUpdateSet({ updated_at: realNow }))).finally(close);
}

/** Answers the folder, which gets its name when all of it is whole and on the disk. */
export async function backupTo(config: Pick<Config, 'home' | 'storage'>, url: string, parent: string): Promise<string> {
  const at = new Date().toISOString();
  const whole = path.join(parent, nameOf(at));
  const { dataDir, password } = readState(postgresFolder(config.home));
  await mkdir(parent, { recursive: true }).catch((cause) => {
    throw new Mistake(`${parent} cannot be a folder for backups: ${cause.message}`, { cause });
  });
  await forgetParts(parent, (line) => console.error(line));
  const { folder: making, end } = await beginPart(whole);
  try {
    await baseBackup(url, dataDir, path.join(making, 'postgres'));
    // After the rows: no file goes while a row refers to it.
    if (config.storage.kind === 'disk') await copyMissing(config.storage.dir, path.join(making, 'media'));
    const manifest = { at, postgres: postgresMajor, password, ...(await syncFolder(making)) };
    await writeFile(path.join(making, MANIFEST), JSON.stringify(manifest), { mode: 0o600, flush: true });
    await syncNames(making);
    await rename(making, whole);
    await syncNames(parent);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw error;
  } finally {
    await end();
  }
  return whole;
}

export const readManifest = async (folder: string) =>
  manifestSchema.parse(JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')));
