import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isAlive } from '../../platform/postgres/processes.ts';
import { type ChildPlan, keepRunning } from './child.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waypost-child-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
/** A program that notes its starts in a file, then does what `body` says. */
function plan(body: string, patienceMs = 10_000): ChildPlan & { starts(): number } {
  count += 1;
  const file = path.join(folder, `program-${count}.mjs`);
  const notes = path.join(folder, `starts-${count}`);
  writeFileSync(notes, '');
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(notes)}, 'x');
     const ready = () => console.log(JSON.stringify({ ready: true }));
     ${body}`,
  );
  return { name: 'program', args: [file], env: {}, patienceMs, starts: () => readFileSync(notes, 'utf8').length };
}

const idle = `setInterval(() => {}, 1000); ready();`;

test('A child that dies after it was ready is started again, with a line that says so', async () => {
  const said: string[] = [];
  const program = plan(idle);
  const child = keepRunning(program, (line) => said.push(line));
  await child.ready;
  const first = child.pid;
  process.kill(first ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(program.starts()).toBe(2), 5_000);
  expect(child.pid).not.toBe(first);
  expect(said).toEqual(['program ended (SIGKILL); it is started again in 0.5 s.']);
  await child.stop();
});

test('A child that dies before it is ready fails the start and is not started again', async () => {
  const program = plan('process.exit(3);');
  const child = keepRunning(program, () => {});
  await expect(child.ready).rejects.toThrow('program did not start (code 3).');
  await child.stop();
  expect(program.starts()).toBe(1);
});

test('A child that was told to stop is not started again; one that does not listen is killed', async () => {
  const said: string[] = [];
  const obedient = plan(idle);
  const stubborn = plan(`process.on('SIGTERM', () => {}); ${idle}`, 200);
  const children = [obedient, stubborn].map((each) => keepRunning(each, (line) => said.push(line)));
  await Promise.all(children.map((child) => child.ready));
  const pids = children.map((child) => child.pid ?? 0);
  await Promise.all(children.map((child) => child.stop()));
  expect(pids.map(isAlive)).toEqual([false, false]);
  expect([obedient.starts(), stubborn.starts()]).toEqual([1, 1]);
  expect(said).toEqual(['program has not stopped within 0.2 s and is killed.']);
});

test('Restarting waits for the old one to end and the new one to be ready', async () => {
  const program = plan(idle);
  const child = keepRunning(program, () => {});
  await child.ready;
  const first = child.pid ?? 0;
  await child.restart();
  expect(isAlive(first)).toBe(false);
  expect(isAlive(child.pid ?? 0)).toBe(true);
  expect(program.starts()).toBe(2);
  await child.stop();
});
