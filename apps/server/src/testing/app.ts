import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Sandbox, type SandboxOptions, startSandbox } from '@waypost/sandbox';
import { pino } from 'pino';
import { compose } from '../app/compose.ts';
import { buildHttp } from '../app/http.ts';
import { loadConfig } from '../platform/config/config.ts';
import { createClient, type TestClient } from './client.ts';
import { createTestDatabase, type TestDatabase } from './database/database.ts';
import { forTests, type TestWaypost } from './database/text-sql.ts';
import { liveEnv } from './live-env.ts';
import { turnTimeTo } from './turn-time.ts';

const MINUTE = 60_000;

export interface TestApp {
  readonly url: string;
  readonly waypost: TestWaypost;
  /** Null unless asked for; speaks the real wire protocols over loopback. */
  readonly sandbox: Sandbox;
  /** A browser without a page: keeps cookies and the CSRF token. */
  client(): TestClient;
  /** Turns business time by this many milliseconds from now, for us and for the sandbox. */
  turnTo(offsetMs: number): Promise<void>;
  /** Turns it further forward. */
  later(minutes: number): Promise<void>;
  /** A moment of business time, so many minutes from now, as it stands on the wire. */
  at(minutes: number): string;
  close(): Promise<void>;
}

/** The whole product on a database and a sandbox of its own, over real HTTP on a free port. */
export async function createTestApp(
  options: {
    env?: Record<string, string>;
    database?: TestDatabase;
    /** A data folder and a port that are known before the start, for an installation that exists already. */
    home?: string;
    port?: number;
    sandbox?: SandboxOptions;
    /** A live installation, with the sandbox at the addresses of the networks. */
    live?: boolean;
  } = {},
): Promise<TestApp> {
  const home = options.home ?? (await mkdtemp(path.join(tmpdir(), 'waypost-test-')));
  const database = options.database ?? (await createTestDatabase());
  const sandbox = await startSandbox(options.sandbox);
  const loaded = loadConfig({
    WAYPOST_HOME: home,
    DATABASE_URL: database.url,
    WAYPOST_SANDBOX_URL: sandbox.url,
    WAYPOST_SANDBOX_SMTP_URL: sandbox.smtpUrl,
    WAYPOST_SANDBOX_DNS: sandbox.dns,
    LOG_LEVEL: 'silent',
    DATABASE_POOL_SIZE: '8',
    ...(options.live && { WAYPOST_SANDBOX_URL: undefined, WAYPOST_SANDBOX_SMTP_URL: undefined, ...liveEnv(sandbox) }),
    ...options.env,
  });
  if (loaded.config === undefined) throw new Error(loaded.problems.join('\n'));
  // The public address is known only once a port is bound, and media addresses are made from it.
  const config = { ...loaded.config, databaseUrl: database.url };
  const composed = await compose(config, pino({ level: options.env?.LOG_LEVEL ?? 'silent' }), { frozenReads: true });
  const app = await buildHttp(composed);
  const waypost = forTests(composed);
  const url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  Object.assign(config, { publicUrl: url });
  sandbox.control.billing.set({ webhookUrl: `${url}/api/webhooks/billing/` });
  let turnedMs = 0;
  const turnTo = (offsetMs: number) => {
    turnedMs = offsetMs;
    return turnTimeTo(waypost, sandbox.url, offsetMs);
  };
  return {
    url,
    waypost,
    sandbox,
    client: () => createClient(url),
    turnTo,
    later: (minutes) => turnTo(turnedMs + minutes * MINUTE),
    at: (minutes) => new Date(waypost.clock.now().getTime() + minutes * MINUTE).toISOString(),
    async close() {
      await app.close();
      await waypost.close();
      await sandbox.close();
      await database.drop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
