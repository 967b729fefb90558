import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isAlive } from './processes.ts';
import { ask, servers } from './testing/servers.ts';

const asRoot = process.getuid?.() === 0;
const { said, folder, start, stopAll } = servers();

test.runIf(asRoot)(
  'As root, a data folder that nobody else may enter moves to a system folder, which is said in one line',
  async () => {
    const home = path.join(folder, 'closed');
    mkdirSync(home, { mode: 0o700 });
    const dataDir = path.join(home, 'postgres');
    const first = await start(dataDir);
    const { dataDir: actual }: { dataDir: string } = JSON.parse(readFileSync(`${dataDir}.json`, 'utf8'));
    try {
      expect(actual).toMatch(/^\/(var|tmp)/);
      expect(existsSync(dataDir)).toBe(false);
      expect(said).toHaveLength(1);
      expect(said[0]).toContain(actual);
      await first.stop();
      const second = await start(dataDir);
      expect(said).toHaveLength(1);
      expect(second.url).toBe(first.url);
      const copy = path.join(folder, 'closed-copy');
      cpSync(home, copy, { recursive: true });
      await expect(start(path.join(copy, 'postgres'))).rejects.toThrow(
        /is a copy, but its database is that of .*closed /,
      );
      expect(isAlive(second.pid)).toBe(true);
    } finally {
      await stopAll();
      rmSync(path.dirname(actual), { recursive: true });
    }
  },
);

/** A home with data, which nobody else may enter from now on. */
async function closedHome(home: string): Promise<string> {
  mkdirSync(home, { recursive: true });
  chmodSync(home, 0o711);
  const dataDir = path.join(home, 'postgres');
  const first = await start(dataDir);
  await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
  await first.stop();
  chmodSync(home, 0o700);
  return dataDir;
}
const nameOf = (dataDir: string): string => JSON.parse(readFileSync(`${dataDir}.json`, 'utf8')).dataDir;

test.runIf(asRoot)('Data that move are never in a place that nobody names, whenever the start dies', async () => {
  const dataDir = await closedHome(path.join(folder, 'cut-short'));
  // It had named the place, and died before it moved anything.
  const state: object = JSON.parse(readFileSync(`${dataDir}.json`, 'utf8'));
  const meant = path.join(folder, 'meant', 'postgres');
  mkdirSync(path.dirname(meant));
  writeFileSync(`${dataDir}.json`, JSON.stringify({ ...state, dataDir: meant }));
  const second = await start(dataDir);
  const actual = nameOf(dataDir);
  try {
    expect(actual).toMatch(/^\/(var|tmp)/);
    expect(existsSync(dataDir)).toBe(false);
    expect(await ask(second.url, 'SELECT value FROM kept')).toEqual([7]);
  } finally {
    await second.stop();
    rmSync(path.dirname(actual), { recursive: true });
  }
});

test.runIf(asRoot && existsSync('/dev/shm'))(
  'Data on another disk than the system folders stay, and it is said',
  async () => {
    const home = mkdtempSync('/dev/shm/waypost-');
    onTestFinished(() => rmSync(home, { recursive: true, force: true }));
    const dataDir = await closedHome(home);
    await expect(start(dataDir)).rejects.toThrow(/could not be moved to .*chmod o\+x/);
    chmodSync(home, 0o711);
    const again = await start(dataDir);
    expect(nameOf(dataDir)).toBe('postgres');
    expect(await ask(again.url, 'SELECT value FROM kept')).toEqual([7]);
  },
);
