import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { binary } from './binaries.ts';
import type { Placement } from './placement.ts';

export type ServerProcess = { child: ChildProcess; exited: Promise<void> };

/** FATAL lines that need nobody's attention: a client came too early, too late, or with a wrong name, and was told so. */
const ordinary =
  /terminating connection due to administrator command|database system is (starting up|shutting down)|does not exist|password authentication failed/;

/** The server ended before it was ready. `said` is everything that it wrote, by which the caller decides whether to try again. */
class StartFailure extends Error {
  readonly said: string;

  constructor(said: string) {
    super(`PostgreSQL did not start: ${said.trim().split('\n').slice(-3).join(' | ') || 'it said nothing'}`);
    this.said = said;
  }
}

export async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    server.close(() => resolve(port));
  });
  return promise;
}

/** Starts the server on the stored port, or on another one when something else took it meanwhile. */
export async function startOnSomePort(
  placement: Placement,
  storedPort: number,
  settings: Record<string, string>,
  log: (line: string) => void,
): Promise<{ server: ServerProcess; port: number }> {
  let port = storedPort || (await freePort());
  const deadline = performance.now() + 15_000;
  for (;;) {
    try {
      return { server: await startServer(placement, port, settings, log), port };
    } catch (error) {
      const said = error instanceof StartFailure ? error.said : '';
      const portTaken = /could not bind|could not create any TCP\/IP sockets/.test(said);
      // After a postmaster was killed its backends live on for a moment, and hold the shared memory that a new one wants.
      const remains = /pre-existing shared memory block/.test(said);
      if ((!portTaken && !remains) || performance.now() > deadline) throw error;
      if (portTaken) port = await freePort();
    }
  }
}

async function startServer(
  { binaries, dataDir, identity }: Placement,
  port: number,
  settings: Record<string, string>,
  log: (line: string) => void,
): Promise<ServerProcess> {
  const all = { ...settings, listen_addresses: '127.0.0.1', port: String(port) };
  const child = spawn(
    binary(binaries, 'postgres'),
    ['-D', dataDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Its own process group: Ctrl-C in the terminal reaches the children of the supervisor, and the database stops last.
    { ...identity, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'], env: { LC_ALL: 'C', TZ: 'UTC' } },
  );
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  let said = '';
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (said.length < 20_000) said += `${line}\n`;
    if (line.includes('database system is ready to accept connections')) resolve();
    if (/ (FATAL|PANIC): /.test(line) && !ordinary.test(line)) log(`postgres: ${line}`);
  });
  child.once('error', (error) => reject(error));
  child.once('close', () => reject(new StartFailure(said)));
  await ready;
  return { child, exited };
}
