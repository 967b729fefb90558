import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/**
 * Whether a process runs; one that has ended and only waits to be collected by its parent does not. It may wait for
 * good: nobody collects where process 1 is a program that does not expect other people's children.
 */
export function isAlive(pid: number): boolean {
  const state = /\) (\w) /.exec(readIfThere(`/proc/${pid}/stat`))?.[1];
  if (state !== undefined) return state !== 'Z' && state !== 'X';
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The command line of a process, or nothing when it is gone. */
export function commandOf(pid: number): string {
  const command = readIfThere(`/proc/${pid}/cmdline`);
  if (command || process.platform === 'linux') return command.replaceAll('\0', ' ');
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

/** Whom a process runs as; null where the system does not say. */
export function ownerOf(pid: number): number | null {
  return statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid ?? null;
}

/** The number of a process's parent; null where the system does not say. */
export function parentOf(pid: number): number | null {
  const parent = /\) \w (\d+) /.exec(readIfThere(`/proc/${pid}/stat`))?.[1];
  return parent === undefined ? null : Number(parent);
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
