import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandOf, isAlive } from './processes.ts';

/**
 * A PostgreSQL whose supervisor was killed keeps running. The next start stops it before it starts its own: one
 * process is then the parent of everything again. A postmaster.pid whose number now belongs to another program (common
 * in containers, where numbers start over) is removed, since PostgreSQL itself would refuse to start because of it.
 */
export async function stopOrphan(dataDir: string, log: (line: string) => void): Promise<void> {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return;
  if (!commandOf(pid).includes(dataDir)) {
    rmSync(file, { force: true });
    return;
  }
  log(`Stopping the PostgreSQL (pid ${pid}) that an earlier start left behind.`);
  await stopProcess(pid);
}

/** Fast shutdown (SIGINT); what has not gone after 30 s is told to quit at once and recovers at the next start. */
export async function stopProcess(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 10_000],
  ] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const deadline = performance.now() + patience;
    while (isAlive(pid) && performance.now() < deadline) await delay(10);
  }
  if (isAlive(pid)) throw new Error(`PostgreSQL (pid ${pid}) does not stop.`);
}
