import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePortNear } from '../../app/supervisor/ports.ts';
import type { Env } from '../../platform/config/read-env.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/embedded.ts';
import { createClient, type TestClient } from '../client.ts';
import { type Program, startProcess } from '../installation.ts';
import { POSTS } from './queries.ts';

/** An earlier version that runs: its own API, worker and sandbox over a database of its schema. */
export interface Past {
  readonly db: pg.Client;
  readonly url: string;
  readonly sandboxUrl: string;
  readonly sandboxFolder: string;
  readonly home: string;
  client(): TestClient;
  /** Calls the control of the fake networks. */
  control<T>(path: string, body?: unknown): Promise<T>;
  startWorker(): Promise<Program>;
  /** Turns business time by this many milliseconds from now, for every process and the sandbox. */
  turnTo(offsetMs: number): Promise<void>;
  /** Waits until the query answers a row whose first column is true. */
  until(what: string, condition: string): Promise<void>;
  stop(): Promise<void>;
}

/** Where its migrations end, which are files of today too. */
export async function startPast(options: { root: string; folder: string; migration: string; env: Env }): Promise<Past> {
  const { root, folder } = options;
  const home = path.join(folder, 'home');
  const sandboxFolder = path.join(folder, 'sandbox');
  mkdirSync(home, { recursive: true });
  const script = (file: string) => path.join(root, file);
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    log: (line) => process.stdout.write(`${line}\n`),
    fsync: false,
  });
  await migrate(postgres.url, { upTo: options.migration });
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  const sandbox = await startProcess({
    args: [script('packages/sandbox/src/main.ts'), '--port', '0', '--smtp-port', '0', '--state-dir', sandboxFolder],
    env: {},
  });
  const ready = JSON.parse(sandbox.output().match(/^\{"ready".*$/m)?.[0] ?? '{}') as { url: string; smtpUrl: string };
  const port = await freePortNear('127.0.0.1', 0);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    WAYPOST_HOME: home,
    DATABASE_URL: postgres.url,
    PUBLIC_URL: url,
    PORT: String(port),
    WAYPOST_SANDBOX_URL: ready.url,
    WAYPOST_SANDBOX_SMTP_URL: ready.smtpUrl,
    ...options.env,
  };
  const api = await startProcess({ args: [script('apps/server/src/app/api.ts')], env: { ...env, ROLE: 'api' } });
  const programs: Program[] = [sandbox, api];
  const control = async <T>(call: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${ready.url}/__control/${call}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    db,
    url,
    sandboxUrl: ready.url,
    sandboxFolder,
    home,
    client: () => createClient(url),
    control,
    async startWorker() {
      const worker = await startProcess({
        args: [script('apps/server/src/app/worker.ts')],
        env: { ...env, ROLE: 'worker' },
      });
      programs.push(worker);
      return worker;
    },
    async turnTo(offsetMs) {
      await db.query(
        `INSERT INTO installation (key, value) VALUES ('clock_offset_ms', to_jsonb($1::bigint))
         ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        [Math.round(offsetMs)],
      );
      await control('clock', { offset_ms: Math.round(offsetMs) });
      // The API looks at the clock once a second and tells nobody when it has.
      await wait(1_500);
    },
    async until(what, condition) {
      const ends = Date.now() + 240_000;
      for (;;) {
        const { rows } = await db.query({ text: `SELECT (${condition})`, rowMode: 'array' });
        if (rows[0]?.[0] === true) return;
        if (Date.now() > ends) throw new Error(`it did not come to this: ${what}\n${await posts(db)}`);
        await wait(100);
      }
    },
    async stop() {
      await Promise.all(programs.map((program) => program.stop()));
      await db.end();
      await postgres.stop();
    },
  };
}

async function posts(db: pg.Client): Promise<string> {
  return (await db.query<{ line: string }>(POSTS)).rows.map(({ line }) => line).join('\n');
}
