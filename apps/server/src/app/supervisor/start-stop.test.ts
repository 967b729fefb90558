import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '../../platform/config/read-env.ts';
import {
  main,
  processesOf,
  type StartedProgram,
  startCommand,
  startProgram,
} from '../../testing/program/started-program.ts';

/** `START_ROUNDS=50` walks every way of starting and stopping that often; the proof of every day does it once. */
const rounds = Number(readEnv().START_ROUNDS ?? 1);
vi.setConfig({ testTimeout: rounds * 120_000 });

const asRoot = process.platform === 'linux' && process.getuid?.() === 0;
const nobody = 65534;
const gone = { timeout: 40_000, interval: 50 };
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waypost-rounds-'));
  chmodSync(folder, 0o711);
});
afterEach(() => killAll(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const envOf = (home: string) => ({ WAYPOST_HOME: path.join(folder, home), PORT: '0' });
const pidsOf = (home: string) => processesOf(home).map((line) => Number(line.split(' ')[0]));
const ready = (program: StartedProgram) => program.line(/^Waypost is ready: (\S+)$/m);

async function answers(program: StartedProgram): Promise<void> {
  const [, url = ''] = await ready(program);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
}

/** SIGKILL for everything that works for a folder; a round goes on when all of it has ended. */
async function killAll(home: string): Promise<void> {
  signalAll(home, 'SIGKILL');
  await vi.waitFor(() => expect(processesOf(home)).toEqual([]), gone);
}

function signalAll(home: string, signal: NodeJS.Signals): void {
  for (const pid of pidsOf(home)) {
    try {
      process.kill(pid, signal);
    } catch {
      // It went while we counted.
    }
  }
}

test('Under npm: when npm is told to stop, or is killed, the program stops and frees its port', async () => {
  const env = envOf('npm');
  for (let round = 0; round < rounds; round += 1) {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const npm = startCommand(['npm', 'start'], env);
      await answers(npm);
      npm.process.kill(signal);
      await vi.waitFor(() => expect(processesOf(env.WAYPOST_HOME)).toEqual([]), gone);
      expect(npm.output()).toContain('Stopping;');
    }
  }
});

test('Under a service manager that tells every process at once; then twice at once, after everything was killed', async () => {
  const env = envOf('service');
  for (let round = 0; round < rounds; round += 1) {
    const service = startProgram([], env);
    await answers(service);
    signalAll(env.WAYPOST_HOME, 'SIGTERM');
    expect(await service.exited).toEqual({ code: 0, signal: null });
    expect(processesOf(env.WAYPOST_HOME)).toEqual([]);

    const killed = startProgram([], env);
    await answers(killed);
    signalAll(env.WAYPOST_HOME, 'SIGKILL');
    await killed.exited;

    const two = [startProgram([], env), startProgram([], env)];
    const refused = await Promise.race(two.map((each) => each.exited.then(() => each)));
    expect(refused.output()).toMatch(/^Waypost already runs from .*; stop it, or set WAYPOST_HOME\.$/);
    const serving = two.find((each) => each !== refused);
    if (serving) await answers(serving);
    await killAll(env.WAYPOST_HOME);
  }
});

test.runIf(asRoot)('As an ordinary user, after everything was killed', async () => {
  const env = envOf('ordinary');
  mkdirSync(env.WAYPOST_HOME);
  chownSync(env.WAYPOST_HOME, nobody, nobody);
  for (let round = 0; round < rounds; round += 1) {
    const program = startProgram([], env, { uid: nobody, gid: nobody });
    await answers(program);
    signalAll(env.WAYPOST_HOME, 'SIGKILL');
    await program.exited;
  }
});

test.runIf(asRoot)('Under a process 1 that collects nobody, after everything else was killed', async () => {
  const env = envOf('container');
  const enter = await enterContainer();
  for (let round = 0; round < rounds + 1; round += 1) {
    const program = startCommand([...enter, process.execPath, main], env);
    await answers(program);
    signalAll(env.WAYPOST_HOME, 'SIGKILL');
    await program.exited;
  }
});

test.runIf(asRoot)('As process 1 itself, told to stop, killed, and started where numbers begin anew', async () => {
  const env = envOf('first');
  const alone = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', process.execPath, main];
  for (let round = 0; round < rounds; round += 1) {
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const program = startCommand(alone, env);
      await answers(program);
      const one = pidsOf(env.WAYPOST_HOME).find((pid) => numberInside(pid) === '1');
      if (one === undefined) throw new Error(`no process 1 among ${processesOf(env.WAYPOST_HOME).join('\n')}`);
      process.kill(one, signal);
      await vi.waitFor(() => expect(processesOf(env.WAYPOST_HOME)).toEqual([]), gone);
    }
  }
});

/** A world of process numbers of its own, whose first process sleeps and collects nobody. */
async function enterContainer(): Promise<string[]> {
  const flags = ['--pid', '--fork', '--kill-child', '--mount-proc', 'sh', '-c', 'echo up; exec sleep 36000'];
  const outside = spawn('unshare', flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void outside.kill('SIGKILL'));
  await once(outside.stdout, 'data');
  const inside = readFileSync(`/proc/${outside.pid}/task/${outside.pid}/children`, 'utf8').trim();
  return ['nsenter', '--target', inside, '--pid', '--mount'];
}

/** proc(5), NSpid: the number that a process has in its innermost world of numbers; none when it has gone meanwhile. */
function numberInside(pid: number): string | undefined {
  try {
    return /^NSpid:.*\s(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
