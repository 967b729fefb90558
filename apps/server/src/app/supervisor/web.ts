import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Say } from './child.ts';

const buildScript = fileURLToPath(new URL('../../../../../scripts/build-web.ts', import.meta.url));

export type WebBuild = { built(): Promise<void>; stop(): Promise<void> };

/** The script itself knows whether the sources changed since the last build. */
export function buildWeb(say: Say, { dev }: { dev: boolean }): WebBuild {
  // An image may be delivered with the web built and the build script left out.
  if (!existsSync(buildScript)) return { built: async () => {}, stop: async () => {} };
  const child = spawn(process.execPath, [buildScript], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, since it starts the build tool as a child: both are told to stop.
    detached: process.platform !== 'win32',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const exited = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (code) => resolve(code));
  });
  return {
    built: async () => {
      if ((await exited) === 0) return;
      // While developing, the last good build stays up and the mistake is shown.
      if (!dev) throw new Error(`The web could not be built:\n${said.trim()}`);
      say(said.trim());
    },
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
        if (process.platform === 'win32') child.kill();
        else process.kill(-child.pid, 'SIGTERM');
      }
      await exited;
    },
  };
}
