import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

export type ChildPlan = {
  name: string;
  /** Script and arguments for this same Node. */
  args: string[];
  env: Record<string, string | undefined>;
  /** How long it may take to stop before it is killed. */
  patienceMs: number;
};

export type Child = {
  readonly pid: number | undefined;
  /** Settles at the first ready line; rejects when the process ends before it. */
  readonly ready: Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
  kill(): void;
};

export type Say = (line: string) => void;

/** A life this long means that the fault is gone: the next restart is prompt again. */
const settledMs = 60_000;
const longestPauseMs = 30_000;

/**
 * Keeps one child process running: prints what it prints, starts it again with growing pauses when it dies after it
 * was ready once, and stops it for good on request.
 */
export function keepRunning(plan: ChildPlan, say: Say): Child {
  let process_ = startProcess(plan);
  const ready = process_.ready;
  let stopping = false;
  let pause = 500;

  const watch = async (): Promise<void> => {
    for (;;) {
      const startedAt = performance.now();
      const watched = process_;
      const end = await watched.exited;
      if (stopping || watched !== process_) return;
      if (!watched.wasReady() && watched.ready === ready) return;
      if (performance.now() - startedAt > settledMs) pause = 500;
      say(`${plan.name} ended (${end}); it is started again in ${pause / 1000} s.`);
      await delay(pause);
      pause = Math.min(pause * 2, longestPauseMs);
      if (stopping || watched !== process_) return;
      process_ = startProcess(plan);
    }
  };
  void watch();

  return {
    get pid() {
      return process_.child.pid;
    },
    ready,
    async restart() {
      const old = process_;
      // Marked as replaced first, so that its end is not taken for a crash.
      process_ = { ...old };
      await endProcess(old, plan, say);
      if (stopping) return;
      process_ = startProcess(plan);
      void watch();
      await process_.ready;
    },
    async stop() {
      stopping = true;
      await endProcess(process_, plan, say);
    },
    kill() {
      stopping = true;
      process_.child.kill('SIGKILL');
    },
  };
}

type Started = { child: ChildProcess; ready: Promise<void>; wasReady(): boolean; exited: Promise<string> };

function startProcess({ args, env, name }: ChildPlan): Started {
  const child = spawn(process.execPath, args, {
    env,
    // The open end of its standard input tells the child that we live; it leaves when the pipe closes.
    stdio: ['pipe', 'pipe', 'pipe'],
    // Own process group: Ctrl-C reaches the supervisor alone, which then stops its children in order.
    detached: process.platform !== 'win32',
  });
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  let seen = false;
  const exited = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code, signal) => done(signal ?? `code ${code}`));
  });
  // Whoever waits for it hears of it; a restart that fails is reported by the watcher instead.
  ready.catch(() => {});
  void exited.then((end) => reject(new Error(`${name} did not start (${end}).`)));
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    if (!from) continue;
    createInterface({ input: from }).on('line', (line) => {
      if (!seen && isReadyLine(line)) {
        seen = true;
        resolve();
      } else to.write(`${line}\n`);
    });
  }
  // A child that leaves while we write to it is noticed by its exit.
  child.stdin?.on('error', () => {});
  return { child, ready, wasReady: () => seen, exited };
}

function isReadyLine(line: string): boolean {
  if (!line.startsWith('{') || !line.includes('"ready"')) return false;
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed !== null && 'ready' in parsed && parsed.ready === true;
  } catch {
    return false;
  }
}

async function endProcess(started: Started, { name, patienceMs }: ChildPlan, say: Say): Promise<void> {
  const { child, exited } = started;
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const impatience = setTimeout(() => {
    say(`${name} has not stopped within ${patienceMs / 1000} s and is killed.`);
    child.kill('SIGKILL');
  }, patienceMs);
  await exited;
  clearTimeout(impatience);
}
