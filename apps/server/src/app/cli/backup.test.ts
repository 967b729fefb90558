import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { loadConfig } from '../../platform/config/config.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/embedded.ts';
import { postgresFolder } from '../supervisor/database.ts';
import { backupTo } from './backup.ts';
import { Mistake } from './mistake.ts';
import { restoreFrom } from './restore.ts';

const quiet = () => undefined;

async function ask<T>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

test('a backup of a database that is written to comes back whole and held, and nothing half takes its place', async ({
  onTestFinished,
}) => {
  const home = await mkdtemp(path.join(tmpdir(), 'waypost-backup-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  await chmod(home, 0o711);
  const { config } = loadConfig({ WAYPOST_HOME: home });
  if (config === undefined) throw new Error('no configuration');
  const start = () => startEmbeddedPostgres({ dataDir: postgresFolder(home), log: quiet, fsync: false });
  const texts = (url: string) => ask<{ n: number }>(url, 'SELECT n FROM notes ORDER BY n');
  const media = path.join(home, 'media');
  await mkdir(media);
  await writeFile(path.join(media, 'one.jpg'), 'first');

  const first = await start();
  await migrate(first.url);
  await ask(first.url, 'CREATE TABLE notes (n int PRIMARY KEY, filler text)');
  await ask(first.url, "INSERT INTO notes SELECT n, repeat('x', 500) FROM generate_series(1, 20000) n");
  let writing = true;
  const writer = (async () => {
    for (let n = 20_001; writing; n += 1) await ask(first.url, `INSERT INTO notes VALUES (${n}, 'while it is copied')`);
  })();
  const folder = await backupTo(config, first.url, path.join(home, 'elsewhere'));
  writing = false;
  await writer;
  await ask(first.url, "INSERT INTO notes VALUES (999999, 'after the backup')");
  await writeFile(path.join(media, 'two.jpg'), 'second');
  await first.stop();

  // A backup that was cut short has no manifest, and is not taken.
  const half = path.join(home, 'elsewhere', 'half');
  await mkdir(path.join(half, 'postgres'), { recursive: true });
  await expect(restoreFrom(config, half, quiet)).rejects.toThrow(Mistake);
  const broken = path.join(home, 'elsewhere', 'broken');
  await mkdir(path.join(broken, 'postgres'), { recursive: true });
  await writeFile(path.join(broken, 'backup.json'), await readFile(path.join(folder, 'backup.json')));
  await expect(restoreFrom(config, broken, quiet)).rejects.toThrow();
  const untouched = await start();
  expect((await texts(untouched.url)).at(-1)).toEqual({ n: 999_999 });
  await untouched.stop();

  await rm(path.join(media, 'one.jpg'));
  const before = await restoreFrom(config, folder, quiet);
  expect(await readdir(before ?? '')).toContain('PG_VERSION');
  expect((await readdir(home)).filter((name) => name.includes('.new'))).toEqual([]);
  expect((await readdir(media)).sort()).toEqual(['one.jpg', 'two.jpg']);
  const second = await start();
  onTestFinished(() => second.stop());
  const kept = await texts(second.url);
  expect(kept.length).toBeGreaterThanOrEqual(20_000);
  expect(kept.map(({ n }) => n)).toEqual(kept.map((_, at) => at + 1));
  const held = await ask(
    second.url,
    "SELECT value ->> 'reason' AS reason FROM installation WHERE key = 'publishing_held'",
  );
  expect(held).toEqual([{ reason: 'restored' }]);
}, 120_000);
