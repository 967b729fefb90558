import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandOf, isAlive, ownerOf } from './processes.ts';

/**
 * A PostgreSQL whose supervisor was killed keeps running. The next start stops it before it starts its own: one
 * process is then the parent of everything again. A postmaster.pid whose number belongs to a process that has ended,
 * or to another program (common in containers, where numbers start over), is removed: PostgreSQL asks for the number
 * alone, and would refuse to start. Backends that outlive it are found by the memory that they share.
 */
export async function stopOrphan(dataDir: string, log: (line: string) => void): Promise<void> {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (isServerOf(dataDir, pid)) {
    log(`Stopping the PostgreSQL (pid ${pid}) that an earlier start left behind.`);
    await stopProcess(pid);
  }
  rmSync(file, { force: true });
}

/** By what it runs and as whom, not by when it began: the computer's clock may have been set meanwhile. */
function isServerOf(dataDir: string, pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  const owner = ownerOf(pid);
  const [program = '', ...args] = commandOf(pid).split(' -D ');
  return (
    /postgres(\.exe)?$/.test(program) &&
    args.some((given) => given.startsWith(dataDir)) &&
    (owner === null || owner === statSync(dataDir).uid)
  );
}

/** Fast shutdown (SIGINT); what has not gone after 30 s is told to quit at once and recovers at the next start. */
export async function stopProcess(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 10_000],
  ] as const) {
    if (!isAlive(pid)) return;
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (isAlive(pid)) throw error;
    }
    const deadline = performance.now() + patience;
    while (isAlive(pid) && performance.now() < deadline) await delay(10);
  }
  if (isAlive(pid)) throw new Error(`PostgreSQL (pid ${pid}) does not stop.`);
}
