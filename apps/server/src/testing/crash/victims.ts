import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readEnv } from '../../platform/config/read-env.ts';
import type { TestApp } from '../app.ts';
import type { Death, Order } from './strands.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
/** Short real-time limits, so that a dead worker's leases and releases are taken up within seconds. */
export const LIMITS: Readonly<Record<string, string>> = {
  PUBLISHING_LEASE_MS: '2000',
  PUBLISHING_SEND_DEADLINE_MS: '1500',
  PUBLISHING_RELEASE_TIMEOUT_MS: '1500',
  PUBLISHING_SWEEP_GRACE_MS: '0',
};
/** Real time after which nothing of a dead worker is protected any more. */
export const SETTLED_MS = 3_700;

/** Many times what one takes; who is still there then waits for something that does not come. */
const LONGEST_LIFE_MS = 150_000;

export interface Victims {
  /** Gives a warm worker its order, and waits for its end. */
  run(order: Order): Promise<Death>;
  /** The same, for somebody who wants to do more to it meanwhile. */
  launch(order: Order): Promise<Launched>;
  stop(): Promise<void>;
}

export interface Launched {
  readonly pid: number;
  readonly death: Promise<Death>;
  /** It has stopped itself where its order said, and waits for SIGCONT. */
  readonly paused: Promise<void>;
}

/** Worker processes that are warm before they are needed: starting one takes longer than killing it. */
export function raiseVictims(app: TestApp, env: Record<string, string> = {}, warmOnes = 1): Victims {
  const warm: Promise<ChildProcess>[] = [];
  // A busy machine may keep the database from answering a newcomer in time.
  const raise = () => warm.push(start(app, env).catch(() => start(app, env)));
  for (let n = 0; n < warmOnes; n += 1) raise();
  const launch = async (order: Order) => {
    const next = warm.shift();
    if (next === undefined) throw new Error('no victim is warm');
    raise();
    return live(await next, order);
  };
  return {
    launch,
    run: async (order) => (await launch(order)).death,
    async stop() {
      for (const child of await Promise.all(warm)) child.kill('SIGKILL');
    },
  };
}

function start({ waypost, url }: TestApp, env: Record<string, string>): Promise<ChildProcess> {
  const { config } = waypost;
  // With a limit (in blocks) on the size of files every write to one fails, as on a full disk.
  const limited = ['-c', 'ulimit -f "$CRASH_FILE_LIMIT" && exec "$0" "$1"', process.execPath, WORKER];
  const [program, args] = env.CRASH_FILE_LIMIT === undefined ? [process.execPath, [WORKER]] : ['sh', limited];
  const child = spawn(program, args, {
    env: {
      PATH: readEnv().PATH,
      WAYPOST_HOME: config.home,
      DATABASE_URL: config.databaseUrl,
      DATABASE_POOL_SIZE: '24',
      // Half of the start is reading our own code.
      NODE_COMPILE_CACHE: path.join(config.home, 'compiled'),
      WAYPOST_SANDBOX_URL: config.sandbox?.url,
      WAYPOST_SANDBOX_SMTP_URL: config.sandbox?.smtpUrl,
      PUBLIC_URL: url,
      LOG_LEVEL: 'silent',
      ...LIMITS,
      ...env,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`a worker ended with ${code} before it was warm`)));
  });
}

function live(child: ChildProcess, order: Order): Launched {
  const paused = Promise.withResolvers<void>();
  const death = new Promise<Death>((resolve, reject) => {
    let last: Death | null = null;
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const said = JSON.parse(line) as Death | { paused: true };
      if ('paused' in said) paused.resolve();
      else last = said;
    });
    const hung = setTimeout(() => child.kill('SIGKILL'), LONGEST_LIFE_MS);
    child.once('close', (code) => {
      clearTimeout(hung);
      if (last === null) reject(new Error(`a worker ended with ${code} and said nothing: ${JSON.stringify(order)}`));
      else resolve(last);
    });
    child.stdin?.end(`${JSON.stringify(order)}\n`);
  });
  return { pid: child.pid ?? 0, death, paused: paused.promise };
}
