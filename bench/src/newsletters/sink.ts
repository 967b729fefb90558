import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../.waypost/bench-postfix/', import.meta.url));

/** Postfix's `smtp-sink` and `smtp-source`, from its Debian package: unpacked, and nothing installed. */
export interface Postfix {
  /** A mail server that takes everything and keeps nothing. */
  sink(port: number): Promise<{ stop(): Promise<void> }>;
  /** Messages a second of the reference: so many of this length over these connections, which are kept. */
  source(port: number, of: { messages: number; connections: number; bytes: number }): Promise<number>;
}

function fetchPostfix(): Postfix | null {
  try {
    mkdirSync(FOLDER, { recursive: true, mode: 0o755 });
    const packages = () => readdirSync(FOLDER).filter((name) => name.endsWith('.deb'));
    if (packages().length === 0) execFileSync('apt-get', ['download', 'postfix'], { cwd: FOLDER, stdio: 'ignore' });
    const [name] = packages();
    if (name === undefined) return null;
    if (!existsSync(path.join(FOLDER, 'usr'))) execFileSync('dpkg-deb', ['-x', path.join(FOLDER, name), FOLDER]);
    return { sink, source };
  } catch {
    return null;
  }
}

export const SINK = 4_397;

/** While a server at `SINK` takes everything. */
export async function withSink<T>(work: (postfix: Postfix) => Promise<T>): Promise<T> {
  const postfix = fetchPostfix();
  if (postfix === null) throw new Error('postfix’s package cannot be had here: there is nothing to compare with');
  const sink = await postfix.sink(SINK);
  try {
    return await work(postfix);
  } finally {
    await sink.stop();
  }
}

const program = (name: string) => path.join(FOLDER, 'usr/sbin', name);
const env = { LD_LIBRARY_PATH: path.join(FOLDER, 'usr/lib/postfix') };

async function sink(port: number): Promise<{ stop(): Promise<void> }> {
  // It will not run as root.
  const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(program('smtp-sink'), [...as, '-h', 'sink.example', `127.0.0.1:${port}`, '512'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilOpen(port);
  return {
    async stop() {
      child.kill();
      await ended;
    },
  };
}

function source(port: number, of: { messages: number; connections: number; bytes: number }): Promise<number> {
  const args = ['-d', '-s', of.connections, '-m', of.messages, '-l', of.bytes, '-f', 'a@agency.example'];
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program('smtp-source'), [...args.map(String), '-t', 'b@travel.example', `127.0.0.1:${port}`], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('exit', (code) => {
      if (code === 0) resolve(of.messages / ((performance.now() - began) / 1_000));
      else reject(new Error(`smtp-source ended with ${code}`));
    });
  });
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port });
      socket.once('connect', () => resolve(Boolean(socket.end())));
      socket.once('error', () => resolve(false));
    });
    if (open) return;
    if (tries === 50) throw new Error('the sink did not open');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
