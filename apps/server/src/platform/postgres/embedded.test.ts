import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as binaries from './binaries.ts';
import { embeddedUrl } from './embedded.ts';
import { place } from './placement.ts';
import { isAlive } from './processes.ts';
import { ask, servers } from './testing/servers.ts';

/** On a busy machine. */
const soon = { timeout: 20_000 };
const asRoot = process.getuid?.() === 0;
const { said, log, folder, start } = servers();

/** A process that starts the server and then does nothing, to be killed. */
const holder = `
  const { startEmbeddedPostgres } = await import(process.argv[1]);
  const server = await startEmbeddedPostgres({ dataDir: process.argv[2], log: () => {}, fsync: false });
  console.log(server.pid);
  setInterval(() => {}, 1_000);
`;
const holderArgs = (dataDir: string) => [
  '--input-type=module',
  '-e',
  holder,
  path.join(import.meta.dirname, 'embedded.ts'),
  dataDir,
];

test('A second start finds the data, the password and the port of the first', async () => {
  const dataDir = path.join(folder, 'again', 'postgres');
  const first = await start(dataDir);
  await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);
  const second = await start(dataDir);
  expect(second.url).toBe(first.url);
  expect(embeddedUrl(dataDir)).toBe(first.url);
  expect(await ask(second.url, 'SELECT value FROM kept')).toEqual([7]);
  expect(statSync(`${dataDir}.json`).mode & 0o777).toBe(0o600);
});

test('Only loopback is listened on, and only with the password', async () => {
  const server = await start(path.join(folder, 'again', 'postgres'));
  expect(await ask(server.url, `SELECT current_setting('listen_addresses') AS value`)).toEqual(['127.0.0.1']);
  expect(await ask(server.url, `SELECT current_setting('synchronous_commit') AS value`)).toEqual(['on']);
  const wrong = new URL(server.url);
  wrong.password = 'guess';
  await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  wrong.password = '';
  await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow(/password/);
});

test('An orphan that a killed process left behind is stopped, and its data are recovered', async () => {
  const dataDir = path.join(folder, 'orphan', 'postgres');
  const parent = spawn(process.execPath, holderArgs(dataDir), { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: parent.stdout }), 'line');
  const orphan = Number(line);
  const url = embeddedUrl(dataDir) ?? '';
  await ask(url, 'CREATE TABLE kept (value int)');
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  expect(isAlive(orphan)).toBe(true);

  const server = await start(dataDir);
  expect(isAlive(orphan)).toBe(false);
  expect(said.join('\n')).toContain(`(pid ${orphan})`);
  expect(await ask(server.url, 'SELECT count(*)::int AS value FROM kept')).toEqual([0]);
});

test('After kill -9 of the server itself the next start recovers', async () => {
  const dataDir = path.join(folder, 'killed', 'postgres');
  const first = await start(dataDir);
  await ask(first.url, 'CREATE TABLE kept (value int)');
  process.kill(first.pid, 'SIGKILL');
  await first.exited;

  const second = await start(dataDir);
  expect(await ask(second.url, 'SELECT count(*)::int AS value FROM kept')).toEqual([0]);
});

test('A postmaster.pid whose number belongs to another program now does not stop the start', async () => {
  const dataDir = path.join(folder, 'again', 'postgres');
  const first = await start(dataDir);
  await first.stop();
  writeFileSync(path.join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n`);
  const second = await start(dataDir);
  expect(await ask(second.url, 'SELECT 1 AS value')).toEqual([1]);
});

test.runIf(process.platform === 'linux')(
  'A server that has ended but is never collected by its parent does not stop the start',
  async () => {
    const dataDir = path.join(folder, 'again', 'postgres');
    const first = await start(dataDir);
    await first.stop();
    // The shell turns into a program that does not know of its child, as process 1 of a container may be.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      // PostgreSQL minds only the numbers of processes that it may send signals to.
      ...place(dataDir, log).identity,
    });
    onTestFinished(() => void parent.kill());
    const [ended] = await once(createInterface({ input: parent.stdout }), 'line');
    await vi.waitFor(() => expect(readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n'), soon);
    process.kill(Number(ended), 'SIGKILL');
    await vi.waitFor(() => expect(readFileSync(`/proc/${ended}/stat`, 'utf8')).toContain(') Z '), soon);
    writeFileSync(path.join(dataDir, 'postmaster.pid'), `${ended}\n${dataDir}\n`);
    const second = await start(dataDir);
    expect(await ask(second.url, 'SELECT 1 AS value')).toEqual([1]);
    expect(said).toEqual([]);
  },
);

test('When something else took the port meanwhile, the server moves to another one', async () => {
  const dataDir = path.join(folder, 'again', 'postgres');
  const first = await start(dataDir);
  await first.stop();
  const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
  await once(squatter, 'listening');
  const second = await start(dataDir);
  squatter.close();
  expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
  expect(embeddedUrl(dataDir)).toBe(second.url);
});

test('A home that was moved keeps its data, and a copy has its own, which leaves the other alone', async () => {
  const home = path.join(folder, 'moving', 'home');
  const first = await start(path.join(home, 'postgres'));
  await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
  await first.stop();
  // As a home of before says it: by its whole path.
  const old = path.join(home, 'postgres.json');
  const state: object = JSON.parse(readFileSync(old, 'utf8'));
  writeFileSync(old, JSON.stringify({ ...state, dataDir: path.join(home, 'postgres'), of: undefined }));
  const moved = path.join(folder, 'moving', 'moved');
  renameSync(home, moved);
  const there = await start(path.join(moved, 'postgres'));
  expect(await ask(there.url, 'SELECT value FROM kept')).toEqual([7]);
  expect(existsSync(home)).toBe(false);
  await there.stop();

  const copy = path.join(folder, 'moving', 'copy');
  cpSync(moved, copy, { recursive: true, preserveTimestamps: true });
  for (const entry of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    const { uid, gid } = statSync(path.join(moved, entry));
    chownSync(path.join(copy, entry), uid, gid);
  }
  const again = await start(path.join(moved, 'postgres'));
  const beside = await start(path.join(copy, 'postgres'));
  await ask(beside.url, 'UPDATE kept SET value = 8');
  expect(await ask(again.url, 'SELECT value FROM kept')).toEqual([7]);
});

test('Data without their password, or of another major version, are refused with a clear line', async () => {
  const dataDir = path.join(folder, 'refused', 'postgres');
  mkdirSync(dataDir, { recursive: true });
  await expect(start(dataDir)).rejects.toThrow(/password\) is missing although/);
  writeFileSync(`${dataDir}.json`, JSON.stringify({ password: 'x', port: 0, dataDir }));
  writeFileSync(path.join(dataDir, 'PG_VERSION'), '12\n');
  await expect(start(dataDir)).rejects.toThrow(/was made by PostgreSQL 12; this is 18/);
});

test.runIf(asRoot)('As root, binaries that nobody else may reach are copied beside the data', async () => {
  const packaged = path.join(folder, 'private', 'native');
  mkdirSync(path.dirname(packaged), { mode: 0o700 });
  binaries.copyBinaries(binaries.packagedBinaries(), packaged);
  writeFileSync(path.join(folder, 'private', 'package.json'), '{"version":"18.0.0"}');
  const placed = place(path.join(folder, 'beside', 'postgres'), log, packaged);
  expect(placed.binaries).toBe(path.join(folder, 'beside', 'postgres-bin-18.0.0'));
  expect(said).toHaveLength(1);
  const run = promisify(execFile);
  const { stdout } = await run(binaries.binary(placed.binaries, 'postgres'), ['--version'], {
    ...placed.identity,
    cwd: '/',
  });
  expect(stdout).toMatch(/^postgres \(PostgreSQL\) 18/);
});

test('Where install scripts are switched off, the links between the libraries are made before the first start', async () => {
  const packageFolder = path.join(folder, 'unlinked');
  binaries.copyBinaries(binaries.packagedBinaries(), path.join(packageFolder, 'native'));
  const lib = path.join(packageFolder, 'native', 'lib');
  for (const entry of readdirSync(lib, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) rmSync(path.join(lib, entry.name));
  }
  const version = () =>
    promisify(execFile)(binaries.binary(path.join(packageFolder, 'native'), 'initdb'), ['--version']);
  await expect(version()).rejects.toThrow(/shared libraries|Library not loaded/);
  binaries.recreateSymlinks(packageFolder);
  expect((await version()).stdout).toMatch(/^initdb \(PostgreSQL\) 18/);
});

test.runIf(asRoot)('An ordinary user runs it as himself', async () => {
  const home = path.join(folder, 'ordinary');
  mkdirSync(home);
  const dataDir = path.join(home, 'postgres');
  chownSync(home, 65534, 65534);
  const child = spawn(process.execPath, holderArgs(dataDir), {
    uid: 65534,
    gid: 65534,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  expect(statSync(path.join(dataDir, 'PG_VERSION')).uid).toBe(65534);
  child.kill('SIGKILL');
  // Root takes over as the owner of the data, not as another user.
  await start(dataDir);
  await vi.waitFor(() => expect(isAlive(Number(line))).toBe(false), soon);
});
