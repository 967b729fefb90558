import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** What a copy of a data folder must not carry (PostgreSQL manual, "Backing Up the Data Directory"). */
const EMPTY = new Set([
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'],
]);
const LEFT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|backup_label|tablespace_map|recovery\.signal|standby\.signal)$/;

/**
 * Copies the data folder of a running server, as `pg_basebackup` does: it may be written to meanwhile, and the copy is
 * as it was at the end. `to` must not be there; an interrupted copy is worth nothing.
 */
export async function baseBackup(url: string, dataDir: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Ends with the session: what was written since the beginning is not thrown away meanwhile.
    const slot = `waypost_backup_${randomBytes(4).toString('hex')}`;
    await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [slot]);
    await client.query("SELECT pg_backup_start('waypost', true)");
    await copyFolder(dataDir, to, (name) => !LEFT.test(name));
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
      'SELECT labelfile, spcmapfile FROM pg_backup_stop(false)',
    );
    await copyFolder(path.join(dataDir, 'pg_wal'), path.join(to, 'pg_wal'), (name) => /^[0-9A-F]{24}$/.test(name));
    // Without it the server would start from a moment that the copy does not have whole.
    await writeFile(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
  } finally {
    await client.end();
  }
}

async function copyFolder(from: string, to: string, wanted: (name: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!wanted(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target, EMPTY.has(entry.name) ? () => false : wanted);
    else if (entry.isFile()) await copyFile(source, target).catch(unlessGone);
  }
}

/** A table may be dropped while it is copied: what is written of it since says so. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
