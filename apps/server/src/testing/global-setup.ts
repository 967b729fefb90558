import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import { stopOrphan } from '../platform/postgres/orphan.ts';
import { isAlive } from '../platform/postgres/processes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { adminUrl: string; template: string };
  }
}

const prefix = 'waypost-test-';
const template = 'migrated';

/** One PostgreSQL per run, with a migrated database that every test file copies (25 ms) instead of migrating its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await sweepKilledRuns();
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    log: (line) => process.stderr.write(`${line}\n`),
    fsync: false,
  });
  const tearDown = async () => {
    await postgres.stop();
    // What is left in spite of that the next run takes away: no test has failed for it.
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    } catch (error) {
      process.stderr.write(`${folder} could not be removed: ${error}\n`);
    }
  };
  try {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(`CREATE DATABASE ${template}`);
    await client.end();
    const url = new URL(postgres.url);
    url.pathname = `/${template}`;
    await migrate(url.href);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('postgres', { adminUrl: postgres.url, template });
  return tearDown;
}

/** A run that was killed could not tidy up: its folder carries its process id. */
async function sweepKilledRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    const folder = path.join(tmpdir(), name);
    const dataDir = path.join(folder, 'postgres');
    if (existsSync(dataDir)) await stopOrphan(dataDir, () => {});
    rmSync(folder, { recursive: true, force: true });
  }
}
