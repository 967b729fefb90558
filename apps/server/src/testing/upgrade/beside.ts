import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { freePortNear } from '../../app/supervisor/ports.ts';
import { projectRoot } from '../../platform/config/paths.ts';
import { readEnv } from '../../platform/config/read-env.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/embedded.ts';
import { type Program, startProcess } from '../installation.ts';
import { checkOut } from './checkout.ts';
import { drive, type Tally } from './drive.ts';
import { loadDatabase, loadFolders } from './load.ts';
import { AHEAD, POSTS } from './queries.ts';
import { type Row, readSnapshot, snapshotNames } from './snapshot.ts';
import { faultsOfWalls } from './walls.ts';

/**
 * The long half of the proof, a command of its own because it needs the history of the repository, the package registry
 * and some minutes: the API of an earlier commit serves people beside the worker and the API of today, on data of that
 * commit that today's migrations have changed. `npm run upgrade:beside [-- snapshot] [--checkout folder] [--seconds 60]`
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { checkout: { type: 'string' }, seconds: { type: 'string', default: '60' } },
});
const name = positionals[0] ?? snapshotNames().at(-1) ?? '';
const folder = mkdtempSync(path.join(tmpdir(), 'waypost-beside-'));
// PostgreSQL runs as another user, who must be able to pass.
chmodSync(folder, 0o711);
const say = (line: string) => process.stdout.write(`${line}\n`);

const [port, oldPort, sandboxPort] = await Promise.all([0, 0, 0].map((near) => freePortNear('127.0.0.1', near)));
const url = `http://127.0.0.1:${port}`;
const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
const snapshot = readSnapshot(name, { api: url, sandbox: sandboxUrl });
const old = path.resolve(values.checkout ?? path.join(folder, 'program'));
await checkOut(snapshot.about.commit, old);

const folders = { home: path.join(folder, 'home'), sandbox: path.join(folder, 'sandbox') };
await loadFolders(folders, snapshot);
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log: say, fsync: false });
const programs: Program[] = [];
const db = new pg.Client({ connectionString: postgres.url });
try {
  await loadDatabase(postgres.url, snapshot);
  const { applied } = await migrate(postgres.url);
  say(`data of ${name}; ${applied.length} migrations since: ${applied.join(', ') || 'none'}`);
  await migrateByTheOld(postgres.url);
  await db.connect();
  await startAll();
  const tally = await drive({
    old: `http://127.0.0.1:${oldPort}`,
    today: url,
    snapshot,
    forMs: Number(values.seconds) * 1_000,
  });
  await settle(db);
  await report(db, tally);
} finally {
  // Else its broken connection would be what is told, and not what failed.
  await db.end();
  await Promise.all(programs.map((program) => program.stop()));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** An old process that starts again in the middle of an upgrade finds migrations that it does not know, and lets them be. */
async function migrateByTheOld(databaseUrl: string): Promise<void> {
  const module = path.join(old, 'apps/server/src/platform/db/migrate.ts');
  const { migrate: oldMigrate } = (await import(module)) as { migrate: typeof migrate };
  const { applied } = await oldMigrate(databaseUrl);
  if (applied.length > 0) throw new Error(`the old program applied ${applied.join(', ')}`);
}

async function startAll(): Promise<void> {
  const smtpPort = await freePortNear('127.0.0.1', 0);
  const { PATH } = readEnv();
  const env = {
    PATH,
    WAYPOST_HOME: folders.home,
    DATABASE_URL: postgres.url,
    PUBLIC_URL: url,
    ENCRYPTION_KEYS: snapshot.about.encryption_keys,
    SESSION_SECRET: snapshot.about.session_secret,
    WAYPOST_SANDBOX_URL: sandboxUrl,
    WAYPOST_SANDBOX_SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    LOG_LEVEL: 'error',
  };
  const start = async (root: string, script: string, more: Record<string, string> = {}, args: string[] = []) => {
    programs.push(await startProcess({ args: [path.join(root, script), ...args], env: { ...env, ...more } }));
  };
  await start(projectRoot, 'packages/sandbox/src/main.ts', {}, [
    ...['--port', String(sandboxPort), '--smtp-port', String(smtpPort), '--state-dir', folders.sandbox],
  ]);
  await Promise.all([
    start(projectRoot, 'apps/server/src/app/api.ts', { ROLE: 'api', PORT: String(port) }),
    start(old, 'apps/server/src/app/api.ts', { ROLE: 'api', PORT: String(oldPort) }),
    start(projectRoot, 'apps/server/src/app/worker.ts', { ROLE: 'worker' }),
  ]);
}

/** Waits for the worker, and turns time to what waits for a time. */
async function settle(db: pg.Client): Promise<void> {
  const ends = Date.now() + 180_000;
  const until = new Date(Date.now() + 4 * 3_600_000);
  let turned = 0;
  while (Date.now() < ends) {
    const { rows } = await db.query<{ open: number; ms: number | null }>(AHEAD, [until]);
    if (rows[0]?.open === 0) return;
    const ms = rows[0]?.ms ?? 0;
    if (ms > 500) {
      turned += ms;
      await db.query(
        `INSERT INTO installation (key, value) VALUES ('clock_offset_ms', to_jsonb($1::bigint))
         ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        [Math.round(turned)],
      );
      await fetch(`${sandboxUrl}/__control/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ offset_ms: Math.round(turned) }),
      });
    }
    await wait(500);
  }
  const { rows } = await db.query<{ line: string }>(POSTS);
  throw new Error(`it does not end:\n${rows.map(({ line }) => line).join('\n')}`);
}

async function report(db: pg.Client, tally: Tally): Promise<void> {
  const { rows: posts } = await db.query<Row>('SELECT * FROM scheduled_postings');
  const faults = await faultsOfWalls(sandboxUrl, posts);
  const lost = [...tally.made].filter((id) => !posts.some((post) => Number(post.id) === id));
  for (const [who, statuses] of Object.entries(tally.answers))
    say(
      `${who}: ${Object.entries(statuses)
        .map(([status, n]) => `${n} × ${status}`)
        .join(', ')}`,
    );
  const out = posts.filter(({ id, status }) => tally.made.has(Number(id)) && status === 10).length;
  say(
    `${tally.made.size} posts made meanwhile, ${out} of them out; ${lost.length} lost, ${faults.length} wrong on the walls`,
  );
  for (const line of [...tally.broken, ...faults, ...lost.map((id) => `lost: ${id}`)]) say(line);
  if (tally.broken.length + faults.length + lost.length > 0) process.exitCode = 1;
}
