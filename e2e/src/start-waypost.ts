import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Starts the product as a person would, on a free port and with a data folder of its own, and stops it in the end. */
export default async function startWaypost(): Promise<() => Promise<void>> {
  const home = mkdtempSync(path.join(tmpdir(), 'waypost-e2e-'));
  // PostgreSQL runs as an unprivileged user when we are root, and has to reach its folder.
  chmodSync(home, 0o711);
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(ROOT, 'apps/server/src/main.ts')], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), WAYPOST_HOME: home, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: string[] = [];
  const sandbox = await ready(child, output);
  process.env.WAYPOST_URL = `http://localhost:${port}`;
  process.env.WAYPOST_SANDBOX = sandbox;
  process.env.WAYPOST_HOME_E2E = home;
  return async () => {
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
    rmSync(home, { recursive: true, force: true });
  };
}

/** Resolves with the sandbox's address, which the start prints. */
function ready(child: ChildProcess, output: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output.join('')}`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output.push(text);
      const all = output.join('');
      const sandbox = all.match(/(http:\/\/127\.0\.0\.1:\d+)/)?.[1];
      if (/is ready/i.test(all) && sandbox !== undefined) resolve(sandbox);
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
