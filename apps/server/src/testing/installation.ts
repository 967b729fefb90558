import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { compose } from '../app/compose.ts';
import { freePortNear } from '../app/supervisor/ports.ts';
import { loadConfig } from '../platform/config/config.ts';
import { projectRoot } from '../platform/config/paths.ts';
import { type Env, readEnv } from '../platform/config/read-env.ts';
import { createTestDatabase } from './database/database.ts';
import { forTests, type TestWaypost } from './database/text-sql.ts';
import { turnTimeTo } from './turn-time.ts';

export interface Program {
  readonly pid: number;
  /** Everything written so far, to both streams. */
  output(): string;
  /** SIGTERM, and the end of it. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** Null when a signal ended it. */
  readonly exitCode: Promise<number | null>;
}

/** One database and one data folder that any number of API and worker processes share, as on several machines. */
export interface Installation {
  /** The same program inside the test: for the database, and to prepare rows. */
  readonly waypost: TestWaypost;
  readonly url: string;
  /** Starts `app/<role>.ts`; every API but the first listens on a port of its own, which `port` names. */
  start(role: 'api' | 'worker', options?: { env?: Env; port?: number; execArgv?: string[] }): Promise<Program>;
  /** Turns business time by this many milliseconds from now, for every process and for the sandbox. */
  turnTo(offsetMs: number): Promise<void>;
  close(): Promise<void>;
}

export interface Outside {
  readonly url: string;
  readonly smtpUrl: string;
  readonly dns?: string;
}

export async function createInstallation(sandbox: Outside, extra: Env = {}): Promise<Installation> {
  const home = await mkdtemp(path.join(tmpdir(), 'waypost-test-'));
  const database = await createTestDatabase();
  const port = await freePortNear('127.0.0.1', 0);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    WAYPOST_HOME: home,
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '7',
    PUBLIC_URL: url,
    WAYPOST_SANDBOX_URL: sandbox.url,
    WAYPOST_SANDBOX_SMTP_URL: sandbox.smtpUrl,
    ...(sandbox.dns && { WAYPOST_SANDBOX_DNS: sandbox.dns }),
    ...extra,
  };
  const loaded = loadConfig(env);
  if (loaded.config === undefined) throw new Error(loaded.problems.join('\n'));
  const config = { ...loaded.config, databaseUrl: database.url };
  const waypost = forTests(await compose(config, pino({ level: 'silent' }), { frozenReads: true }));
  const programs: Program[] = [];
  return {
    waypost,
    url,
    async start(role, options = {}) {
      const program = await startProcess({
        args: [...(options.execArgv ?? []), path.join(projectRoot, `apps/server/src/app/${role}.ts`)],
        env: { ...env, ROLE: role, PORT: String(options.port ?? port), ...options.env },
      });
      programs.push(program);
      return program;
    },
    turnTo: (offsetMs) => turnTimeTo(waypost, sandbox.url, offsetMs),
    async close() {
      await Promise.all(programs.map((program) => program.stop()));
      await waypost.close();
      await database.drop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** The sandbox in a process of its own. */
export async function startSandboxProcess(): Promise<Outside & { close(): Promise<void> }> {
  const program = await startProcess({
    args: [path.join(projectRoot, 'packages/sandbox/src/main.ts'), '--port', '0', '--smtp-port', '0'],
    env: {},
  });
  const ready = program.output().match(/^\{"ready".*$/m)?.[0];
  const { url, smtpUrl, dns } = JSON.parse(ready ?? '{}') as Outside;
  return { url, smtpUrl, dns, close: () => program.stop() };
}

/** Starts a script in a process of its own and resolves at its ready line. */
export async function startProcess({ args, env }: { args: string[]; env: Env }): Promise<Program> {
  const { PATH, HOME, TMPDIR } = readEnv();
  const child = spawn(process.execPath, args, {
    env: { PATH, HOME, TMPDIR, ...env },
    // The child leaves when this pipe closes, so a test that dies takes its programs along.
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (/^\{.*"ready":true/.test(line)) ready.resolve();
    });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code, signal) => {
      ready.reject(new Error(`${args.at(-1)} ended with ${code ?? signal}:\n${lines.join('\n')}`));
      resolve(code);
    });
  });
  await ready.promise;
  return {
    pid: child.pid ?? 0,
    output: () => lines.join('\n'),
    stop: () => end(child, ended, 'SIGTERM'),
    kill: () => end(child, ended, 'SIGKILL'),
    exitCode: ended,
  };
}

async function end(child: ChildProcess, ended: Promise<unknown>, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  await ended;
}
