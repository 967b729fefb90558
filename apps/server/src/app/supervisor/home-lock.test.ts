import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { homeHolder, takeHome } from './home-lock.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waypost-lock-'));
const file = path.join(folder, 'supervisor.json');
const racers = new Set<ChildProcess>();
afterAll(() => {
  for (const racer of racers) racer.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

test('A data folder has one holder at a time, which is named', () => {
  const first = takeHome(folder, 'http://localhost:4300');
  expect(takeHome(folder, 'http://localhost:4400')).toMatchObject({
    holder: { pid: process.pid, url: 'http://localhost:4300' },
  });
  expect(homeHolder(folder)).toMatchObject({ pid: process.pid });
  if ('release' in first) first.release();
  expect(homeHolder(folder)).toBeNull();
  const second = takeHome(folder, 'http://localhost:4400');
  expect(second).toMatchObject({ abandoned: false });
  if ('release' in second) second.release();
});

/** Takes the folder when it is told to, says whether it holds it, and keeps it. */
const racing = `
  const { takeHome } = await import(process.argv[1]);
  let taken;
  process.on('message', (order) => {
    if (order === 'take') {
      taken = takeHome(process.argv[2], 'http://localhost:4300');
      process.send('release' in taken ? 'holds' : 'refused');
    } else {
      if ('release' in taken) taken.release();
      process.send('released');
    }
  });
  process.send('ready');
`;

async function racer(): Promise<ChildProcess> {
  const args = ['--input-type=module', '-e', racing, path.join(import.meta.dirname, 'home-lock.ts'), folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  racers.add(child);
  await once(child, 'message');
  return child;
}

async function told(child: ChildProcess, order: string): Promise<unknown> {
  child.send(order);
  const [answer] = await once(child, 'message');
  return answer;
}

test('Of three that race for a folder whose holder was killed, one gets it', async () => {
  const three = await Promise.all([racer(), racer(), racer()]);
  for (let round = 0; round < 12; round += 1) {
    writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, started: 'boot 1', url: 'x' }));
    const answers = await Promise.all(three.map((each) => told(each, 'take')));
    expect(answers.toSorted()).toEqual(['holds', 'refused', 'refused']);
    await Promise.all(three.map((each) => told(each, 'release')));
  }
});

test('A holder that is killed holds nothing from then on, and the next one knows', async () => {
  const holder = await racer();
  expect(await told(holder, 'take')).toBe('holds');
  expect(homeHolder(folder)).toMatchObject({ pid: holder.pid });
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(homeHolder(folder)).toBeNull();
  const next = takeHome(folder, 'http://localhost:4300');
  expect(next).toMatchObject({ abandoned: true });
  if ('release' in next) next.release();
});

test.runIf(process.platform === 'linux')('A folder on a network file system is refused', () => {
  const nfs = () => 0x6969;
  expect(() => takeHome(folder, 'http://localhost:4300', nfs)).toThrow(
    /^WAYPOST_HOME: .* is on a network file system \(NFS\)/,
  );
});
