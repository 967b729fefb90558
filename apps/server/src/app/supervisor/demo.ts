import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Env } from '../../platform/config/read-env.ts';
import type { Say } from './child.ts';

const program = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** Tells the demo world in a process of its own, beside what runs already. What it does not come to, the next start does. */
export function tellDemo(env: Env, flags: readonly string[], say: Say): { stop(): Promise<void> } {
  const child = spawn(process.execPath, [...flags, program, 'seed', '--demo'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: process.platform !== 'win32',
  });
  let stopping = false;
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', (code) => {
      if (code !== 0 && !stopping) say('The demo world is not complete; the next start goes on with it.');
      resolve();
    });
  });
  return {
    stop: async () => {
      stopping = true;
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
        // With what it started: it may be making a video.
        if (process.platform === 'win32') child.kill();
        else process.kill(-child.pid, 'SIGTERM');
      }
      await exited;
    },
  };
}
