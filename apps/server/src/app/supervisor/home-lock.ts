import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const holderSchema = z.object({
  pid: z.number(),
  started: z.string(),
  url: z.string(),
  /** The variables that name the running sandbox. */
  sandbox: z.record(z.string(), z.string()).optional(),
});

export type Holder = z.infer<typeof holderSchema>;

export type HeldHome = { tell(sandbox: Record<string, string>): void; release(): void };

/** One supervisor per data folder: its database and its sandbox have room for one. */
export function takeHome(home: string, url: string): HeldHome | { holder: Holder } {
  const file = path.join(home, 'supervisor.json');
  mkdirSync(home, { recursive: true });
  const own: Holder = { pid: process.pid, started: startOf(process.pid), url };
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(own), { flag: 'wx' });
      return {
        tell: (sandbox) => writeFileSync(file, JSON.stringify({ ...own, sandbox })),
        release: () => rmSync(file, { force: true }),
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = homeHolder(home);
    if (holder) return { holder };
    rmSync(file, { force: true });
  }
}

/** The living supervisor of a data folder, if it has one. Process numbers are used again: the moment of the start decides. */
export function homeHolder(home: string): Holder | null {
  const file = path.join(home, 'supervisor.json');
  try {
    const holder = holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const started = startOf(holder.pid);
    return started !== '' && started === holder.started ? holder : null;
  } catch {
    return null;
  }
}

function startOf(pid: number): string {
  const stat = `/proc/${pid}/stat`;
  if (existsSync('/proc/self/stat')) {
    if (!existsSync(stat)) return '';
    // proc(5): field 22 is the start in clock ticks since boot; the name in field 2 may hold spaces and brackets.
    const fields = readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    if (fields[0] === 'Z') return '';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19] ?? ''}`;
  }
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}
