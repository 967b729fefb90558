import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
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

/** Starts the product as a person would, on a free port and with a data folder of its own. */
export async function startWaypost(): Promise<Installation> {
  const home = mkdtempSync(path.join(tmpdir(), 'waypost-e2e-'));
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(ROOT, 'apps/server/src/main.ts')], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), WAYPOST_HOME: home, WAYPOST_DEMO: 'off', LOG_LEVEL: 'error' },
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
    return { url: `http://localhost:${port}`, sandbox: await ready(child), home, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Resolves with the sandbox's address, which the start prints after everything is ready. */
function ready(child: ChildProcess): Promise<string> {
  const output: string[] = [];
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output.join('')}`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output.push(text);
      const sandbox = output.join('').match(/^Sandbox .*: (http:\/\/127\.0\.0\.1:\d+)$/m)?.[1];
      if (sandbox !== undefined) resolve(sandbox);
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
