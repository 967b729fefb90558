import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { bundled, compiledOnce } from '../../apps/server/src/app/supervisor/supervise.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded.ts';

/** Root of the repository; the children run there. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** `--profile=DIR`: each program leaves a CPU profile there. */
const PROFILING = process.argv
  .filter((arg) => arg.startsWith('--profile='))
  .flatMap((arg) => ['--cpu-prof', `--cpu-prof-dir=${arg.slice(10)}`]);
const script = (relative: string) => path.join(ROOT, relative);

export type Env = Readonly<Record<string, string>>;

/** A database of its own with that many posts, kept between runs under the data folder. */
export interface BenchDatabase {
  readonly url: string;
  readonly pid: number;
  readonly home: string;
  query<R extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<R[]>;
  stop(): Promise<void>;
}

export async function openBenchDatabase(
  name: string,
  posts: number,
  options: { fresh?: boolean } = {},
): Promise<BenchDatabase> {
  const home = path.join(ROOT, '.waypost', `bench-${name}`);
  if (options.fresh) await forget(home);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(home, 'postgres'), log: () => {} });
  await migrate(postgres.url);
  const env = childEnv(home, postgres.url);
  await run(['apps/server/src/main.ts', 'seed'], env);
  const client = new pg.Pool({ connectionString: postgres.url, max: 2 });
  client.on('error', () => {});
  const count = async () => Number((await client.query('SELECT count(*) AS n FROM scheduled_postings')).rows[0].n);
  const there = await count();
  if (there < posts) {
    console.error(`seeding ${posts} posts …`);
    await run(['apps/server/src/main.ts', 'seed', `--posts=${posts}`], env);
  }
  return {
    url: postgres.url,
    pid: postgres.pid,
    home,
    query: async (sql, values) => (await client.query(sql, values)).rows,
    async stop() {
      await client.end();
      await postgres.stop();
    },
  };
}

/** Starting and stopping ends a server that an interrupted run left behind. */
async function forget(home: string): Promise<void> {
  if (!existsSync(home)) return;
  await (await startEmbeddedPostgres({ dataDir: path.join(home, 'postgres'), log: () => {} })).stop();
  rmSync(home, { recursive: true });
}

/** What every child is started with, and nothing of our own environment. */
export function childEnv(home: string, databaseUrl: string): Env {
  return {
    PATH: `${path.join(ROOT, 'node_modules/.bin')}:/usr/bin:/bin`,
    WAYPOST_HOME: home,
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    ...compiledOnce(home),
    LOG_LEVEL: 'fatal',
    // Any address: who measures only reads never talks to a network.
    WAYPOST_SANDBOX_URL: 'http://127.0.0.1:9',
    WAYPOST_SANDBOX_SMTP_URL: 'smtp://127.0.0.1:9',
  };
}

function run(args: string[], env: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script(args[0] ?? ''), ...args.slice(1)], {
      env,
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${code}`))));
  });
}

export interface Api {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the spawn to the first answer. */
  readonly startMs: number;
  stop(): Promise<void>;
}

/** One API process as production runs it. */
export async function startApi(database: BenchDatabase, port: number, more: Env = {}): Promise<Api> {
  const started = performance.now();
  const child = await startChild(['apps/server/src/app/api.ts'], {
    ...childEnv(database.home, database.url),
    ROLE: 'api',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...more,
  });
  const url = `http://127.0.0.1:${port}`;
  await fetch(`${url}/healthz`);
  return { url, pid: child.pid ?? 0, startMs: performance.now() - started, stop: child.stop };
}

export interface Child {
  readonly pid: number;
  /** The line with which it said that it is ready. */
  readonly said: string;
  stop(): Promise<void>;
  /** SIGKILL: it gets no chance to put anything in order. */
  kill(): Promise<void>;
}

/** A program of ours by its path below the root, once it says that it is ready. */
export async function startChild(args: readonly string[], env: Env, flags: readonly string[] = []): Promise<Child> {
  const all = [...PROFILING, ...flags, ...bundled(), script(args[0] ?? ''), ...args.slice(1)];
  const child = spawn(process.execPath, all, {
    env,
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said = await firstLine(child);
  return { pid: child.pid ?? 0, said, stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') };
}

/** The fastify and nothing else that the list is compared with: the same bytes, from memory. */
export async function startBare(body: string, port: number): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('bare.ts', import.meta.url)), String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.write(`${JSON.stringify(body)}\n`);
  await firstLine(child);
  return { url: `http://127.0.0.1:${port}`, stop: () => end(child, 'SIGTERM') };
}

/** Node's own server and nothing else: what it is given for opens and for clicks. */
export async function startBareHttp(
  answers: readonly unknown[],
  port: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [script('bench/src/tracking/bare-http.ts'), String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.write(`${JSON.stringify(answers)}\n`);
  await firstLine(child);
  return { url: `http://127.0.0.1:${port}`, stop: () => end(child, 'SIGTERM') };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (bytes: Buffer) => resolve(bytes.toString().split('\n')[0] ?? ''));
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready`)));
  });
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

export interface Reader {
  readonly cookie: string;
  readonly pgid: string;
  readonly slug: string;
}

/** Signed-in owners of measured pages; the session rows are what sign-ins would have written. */
export async function readersOf(database: BenchDatabase, count: number, whose = 'load-%'): Promise<Reader[]> {
  const rows = await database.query<{ user_id: string; page_id: string; slug: string }>(
    `SELECT p.user_id, c.page_id, p.slug FROM profiles p JOIN connections c ON c.profile_id = p.id
     WHERE p.slug LIKE $2 ORDER BY p.id OFFSET 5 LIMIT $1`,
    [count, whose],
  );
  if (rows.length < count) throw new Error('the seed made too few pages');
  return await Promise.all(
    rows.map(async (row) => {
      const token = randomBytes(32).toString('base64url');
      await database.query(
        `INSERT INTO sessions (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '10 days')`,
        [createHash('sha256').update(token).digest(), row.user_id],
      );
      return { cookie: `waypost_session=${token}`, pgid: row.page_id, slug: row.slug };
    }),
  );
}

export interface MixedReader extends Reader {
  readonly profile: number;
}

/** Gives the reader's profile, beside its hundred upcoming posts on Facebook, fifty each on two further networks. */
export async function mixedReader(database: BenchDatabase, reader: Reader): Promise<MixedReader> {
  const [row] = await database.query<{ id: string }>('SELECT id FROM profiles WHERE slug = $1', [reader.slug]);
  const profile = Number(row?.id);
  for (const [app, page] of [
    ['instagram', `mixed-instagram-${profile}`],
    ['linkedin', `mixed-linkedin-${profile}`],
  ]) {
    const made = await database.query<{ id: string }>(
      `INSERT INTO connections (profile_id, app, provider, installed, connected, paused, page_id, name)
       VALUES ($1, $2, $2, true, true, true, $3, 'Mixed') ON CONFLICT DO NOTHING RETURNING id`,
      [profile, app, page],
    );
    if (made[0] === undefined) continue;
    await database.query(
      `INSERT INTO scheduled_postings (profile_id, connection_id, app, provider, pgid, type, source, origin_id, message,
         fire_at, late_after, created_at)
       SELECT profile_id, $2, $3, $3, $4, type, source, origin_id, message, fire_at, late_after, created_at
       FROM scheduled_postings WHERE pgid = $1 AND status = 0 ORDER BY fire_at LIMIT 50`,
      [reader.pgid, made[0].id, app, page],
    );
  }
  return { ...reader, profile };
}

export async function readerOf(database: BenchDatabase): Promise<Reader> {
  const [reader] = await readersOf(database, 1);
  if (reader === undefined) throw new Error('the seed made no pages');
  return reader;
}
