import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readEnv } from '../../platform/config/read-env.ts';
import type { TestApp } from '../app.ts';
import type { Order } from './worker.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
/** Short real-time limits, so that a dead worker's leases and releases are taken up within a second. */
export const LIMITS: Readonly<Record<string, string>> = {
  PUBLISHING_LEASE_MS: '300',
  PUBLISHING_SEND_DEADLINE_MS: '400',
  PUBLISHING_RELEASE_TIMEOUT_MS: '600',
  PUBLISHING_SWEEP_GRACE_MS: '0',
};
/** Real time after which nothing of a dead worker is protected any more. */
export const SETTLED_MS = 1_100;

export interface Death {
  /** The boundary at which it died; null when it lived to the end. */
  readonly point: string | null;
  /** The boundaries of a whole life, in order. */
  readonly lived: readonly string[] | null;
}

export interface Victims {
  run(order: Order): Promise<Death>;
  stop(): Promise<void>;
}

/** Worker processes that are warm before they are needed: starting one takes longer than killing it. */
export function raiseVictims(app: TestApp, env: Record<string, string> = {}): Victims {
  const warm: Promise<ChildProcess>[] = [];
  const raise = () => warm.push(start(app, env));
  raise();
  raise();
  return {
    async run(order) {
      const next = warm.shift();
      if (next === undefined) throw new Error('no victim is warm');
      raise();
      return live(await next, order);
    },
    async stop() {
      for (const child of await Promise.all(warm)) child.kill('SIGKILL');
    },
  };
}

function start({ waypost, url }: TestApp, env: Record<string, string>): Promise<ChildProcess> {
  const { config } = waypost;
  const child = spawn(process.execPath, [WORKER], {
    env: {
      PATH: readEnv().PATH,
      WAYPOST_HOME: config.home,
      DATABASE_URL: config.databaseUrl,
      DATABASE_POOL_SIZE: '4',
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

function live(child: ChildProcess, order: Order): Promise<Death> {
  return new Promise((resolve) => {
    let death: Death = { point: null, lived: null };
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const [word, ...rest] = line.split(' ');
      if (word === 'dying') death = { point: rest.join(' '), lived: null };
      if (word === 'lived') death = { point: null, lived: rest.join(' ').split('|') };
    });
    child.once('close', () => resolve(death));
    child.stdin?.end(`${JSON.stringify(order)}\n`);
  });
}
