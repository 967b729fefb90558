import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../platform/config/paths.ts';
import { type Env, readEnv } from '../../platform/config/read-env.ts';

export const main = path.join(projectRoot, 'apps/server/src/main.ts');
/** Of the machine only what a program needs to start; nothing of the configuration that a developer may have set. */
const machine = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot'];

export type StartedProgram = {
  process: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** The first printed line that fits; rejects with the whole output when the program ends before. */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

/** The real program, started as a person or a service manager does. */
export function startProgram(args: string[], env: Env, options: { uid?: number; gid?: number } = {}): StartedProgram {
  return startCommand([process.execPath, main, ...args], env, options);
}

/** A command that starts the program in its turn (npm, a container's process 1), in the project's folder. */
export function startCommand(
  [command = '', ...args]: string[],
  env: Env,
  options: { uid?: number; gid?: number } = {},
): StartedProgram {
  const given = readEnv();
  const own = Object.fromEntries(machine.map((name) => [name, given[name]]));
  const child = spawn(command, args, {
    cwd: projectRoot,
    // Nobody waits for a demo world, and what it does would stand beside what a test looks at.
    env: { ...own, WAYPOST_DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const look of waiting) look();
    });
  }
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  const output = () => lines.join('\n');
  return {
    process: child,
    output,
    exited,
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output());
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        void exited.then(() => reject(new Error(`The program ended without ${pattern}:\n${output()}`)));
        look();
      }),
  };
}

/** Every living process that works for a data folder, by what it was started with (Linux). */
export function processesOf(home: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const started = command + readFileSync(`/proc/${pid}/environ`, 'utf8');
        return started.includes(home) && command ? [`${pid} ${command}`] : [];
      } catch {
        // Gone while we looked.
        return [];
      }
    });
}
