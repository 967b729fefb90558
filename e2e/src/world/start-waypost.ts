import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface Installation {
  readonly url: string;
  /** Where its fake networks are. */
  readonly sandbox: string;
  readonly home: string;
  stop(): Promise<void>;
}

/** Starts the product as a person would, on a port that it finds itself and with a data folder of its own. */
export async function startWaypost(): Promise<Installation> {
  const home = mkdtempSync(path.join(tmpdir(), 'waypost-e2e-'));
  const child = spawn(process.execPath, [path.join(ROOT, 'apps/server/src/main.ts')], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', WAYPOST_HOME: home, WAYPOST_DEMO: 'off', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      if (child.exitCode !== null || !child.kill('SIGTERM')) resolve();
    });
    rmSync(home, { recursive: true, force: true });
  };
  try {
    return { ...(await ready(child)), home, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Resolves with the addresses that the start prints after everything is ready. */
function ready(child: ChildProcess): Promise<Pick<Installation, 'url' | 'sandbox'>> {
  const output: string[] = [];
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output.join('')}`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output.push(text);
      const said = output.join('');
      const url = said.match(/^Waypost is ready: (http:\/\/localhost:\d+)$/m)?.[1];
      const sandbox = said.match(/^Sandbox .*: (http:\/\/127\.0\.0\.1:\d+)$/m)?.[1];
      if (url !== undefined && sandbox !== undefined) resolve({ url, sandbox });
    });
  });
}
