import { existsSync, readdirSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../platform/config/config.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/embedded.ts';
import { readState } from '../../platform/postgres/state.ts';
import { processesOf, startProgram } from '../../testing/program/started-program.ts';
import { forgetUnfinished, postgresFolder } from '../supervisor/database.ts';
import { beginPart, nameOf } from './backup-parts.ts';
import { restoreFrom } from './restore.ts';

const quiet = () => undefined;
let home: string;
let backups: string;
const file = (name: string) => path.join(home, 'media', name);
/** A moment has come when something is there that the command makes on its way. */
const made = (folder: string, name: RegExp, within = '') =>
  existsSync(folder) &&
  readdirSync(folder).some((entry) => name.test(entry) && existsSync(path.join(folder, entry, within)));

/** Runs a command until its moment, and kills it with everything that it started, but not always PostgreSQL. */
async function killed(args: string[], come: () => boolean): Promise<void> {
  const program = startProgram(args, { WAYPOST_HOME: home });
  let over = false;
  void program.exited.then(() => {
    over = true;
  });
  while (!over && !come()) await turn();
  program.process.kill('SIGKILL');
  await program.exited;
}

/** What the database of the home holds when it is started as it is: the last note, and whether publishing is held. */
async function held(of = home): Promise<{ last: number; reason: string | null }> {
  const server = await startEmbeddedPostgres({ dataDir: postgresFolder(of), log: quiet });
  const client = new pg.Client({ connectionString: server.url });
  try {
    await client.connect();
    const { rows } = await client.query(`SELECT (SELECT max(n) FROM notes) AS last,
      (SELECT value ->> 'reason' FROM installation WHERE key = 'publishing_held') AS reason,
      (SELECT count(*)::int FROM pg_replication_slots) AS slots`);
    expect(rows[0]?.slots).toBe(0);
    return { last: rows[0]?.last, reason: rows[0]?.reason };
  } finally {
    await client.end();
    await server.stop();
  }
}

function configOf(folder: string) {
  const { config } = loadConfig({ WAYPOST_HOME: folder });
  if (config === undefined) throw new Error('no configuration');
  return config;
}

const wholeOnes = async () => (await readdir(backups)).filter((name) => !/\.(part|lock.*)$/.test(name));

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'waypost-killed-'));
  backups = path.join(home, 'elsewhere');
  await chmod(home, 0o711);
  const server = await startEmbeddedPostgres({ dataDir: postgresFolder(home), log: quiet });
  await migrate(server.url);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('CREATE TABLE notes AS SELECT n FROM generate_series(1, 1000) n');
  await client.end();
  await server.stop();
  await mkdir(path.join(home, 'media'));
  await writeFile(file('one.jpg'), 'first');
});
afterAll(() => rm(home, { recursive: true, force: true }));

test('a backup or a restore that is killed at any moment leaves what was there, and the next one is whole', async () => {
  const moments = [
    () => made(backups, /\.part$/),
    () => made(backups, /\.part$/, 'postgres/backup_label'),
    () => made(backups, /\.part$/, 'backup.json'),
    () => made(backups, /\.part$/, 'postgres/base'),
  ];
  for (const moment of moments) {
    await killed(['backup', backups], moment);
    for (const name of await readdir(backups)) {
      if (name.includes('.lock')) continue;
      const folder = path.join(backups, name);
      // Without a manifest nobody takes it; the last moment may find it whole.
      if (!existsSync(path.join(folder, 'backup.json')))
        await expect(restoreFrom(configOf(home), folder, quiet)).rejects.toThrow('no whole backup');
      else expect(made(folder, /^postgres$/, 'backup_label')).toBe(true);
    }
    expect(await held()).toEqual({ last: 1000, reason: null });
    if (moment === moments.at(-1)) break;
    for (const name of await readdir(backups)) await rm(path.join(backups, name), { recursive: true });
  }

  // The next one takes away what is nobody's any more, and nothing else.
  const [livingName, old, young] = [6, 7, 8].map((day) => nameOf(`2026-11-0${day}T04:00:00.123Z`));
  const living = await beginPart(path.join(backups, `${livingName}`));
  for (const [name, days] of [
    [old, 2],
    [young, 0],
  ] as const) {
    const left = path.join(backups, `${name}.part`);
    await mkdir(path.join(left, 'postgres'), { recursive: true });
    const at = Date.now() / 1_000 - days * 86_400;
    await utimes(left, at, at);
  }
  await startProgram(['backup', backups], { WAYPOST_HOME: home }).exited;
  const [name = ''] = await wholeOnes();
  const parts = async () =>
    (await readdir(backups)).filter((one) => one !== name && !one.includes(`${livingName}.lock`)).sort();
  expect(await parts()).toEqual([`${livingName}.part`, `${young}.part`]);
  await living.end();
  expect((await readdir(backups)).filter((one) => one.includes('.lock'))).toEqual([]);
  const backup = path.join(backups, name);
  const server = await startEmbeddedPostgres({ dataDir: postgresFolder(home), log: quiet });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('INSERT INTO notes VALUES (2000)');
  await client.end();
  await server.stop();

  // Copied to another disk, and cut short: the manifest came first.
  const part = path.join(backups, 'copied');
  await cp(backup, part, { recursive: true });
  await truncate(path.join(part, 'media', 'one.jpg'), 2);
  await expect(restoreFrom(configOf(home), part, quiet)).rejects.toThrow('no whole backup');

  // What a copy that was killed leaves of a file counts as missing.
  await truncate(file('one.jpg'), 2);
  for (const moment of [
    () => made(home, /^postgres-\d+\.new$/),
    () => made(home, /^postgres-\d+\.new\.json$/),
    () => made(home, /^postgres-\d+\.new$/, 'postmaster.pid'),
  ]) {
    await killed(['restore', backup], moment);
    expect(await held()).toEqual({ last: 2000, reason: null });
  }
  await forgetUnfinished(path.dirname(readState(postgresFolder(home)).dataDir), quiet);
  expect(processesOf(home)).toEqual([]);
  expect(await readdir(home)).not.toContainEqual(expect.stringMatching(/\.new/));

  expect(await startProgram(['restore', backup], { WAYPOST_HOME: home }).exited).toMatchObject({ code: 0 });
  expect(await held()).toEqual({ last: 1000, reason: 'restored' });
  expect(await readdir(path.join(home, 'media'))).toEqual(['one.jpg']);
  expect(await readFile(file('one.jpg'), 'utf8')).toBe('first');
}, 180_000);

test('a backup comes back on another machine, where PostgreSQL cannot reach the home', async ({ onTestFinished }) => {
  const [name = ''] = (await wholeOnes()).filter((each) => each.startsWith('waypost-'));
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'waypost-other-'));
  onTestFinished(async () => {
    const { dataDir } = readState(postgresFolder(elsewhere));
    // As root its PostgreSQL is another user, for whom the folder is closed: the data live in a system folder.
    if (!dataDir.startsWith(elsewhere)) await rm(path.dirname(dataDir), { recursive: true });
    await rm(elsewhere, { recursive: true, force: true });
  });
  expect(await restoreFrom(configOf(elsewhere), path.join(backups, name), quiet)).toBe(null);
  expect(await held(elsewhere)).toEqual({ last: 1000, reason: 'restored' });
});
