import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { migrateJobs } from '../jobs/jobs.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Applies the migrations that the database does not have yet, in the order of their names, each in its own transaction.
 * Processes that start together wait for one another on an advisory lock. An applied file that changed since is an error.
 * The job queue keeps its own tables in its own schema. `upTo` names the last file to apply: the schema of an earlier
 * version, for the proof that its data can be upgraded.
 */
export async function migrate(databaseUrl: string, options: { upTo?: string } = {}): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(${ADVISORY_LOCKS.migrations})`);
    await client.query(
      `CREATE TABLE IF NOT EXISTS schema_migrations (
         name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT clock_timestamp())`,
    );
    const applied = await applyMissing(client, await readMigrations(options.upTo));
    await migrateJobs(databaseUrl);
    return { applied };
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  );
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const migration of migrations) {
    const before = known.get(migration.name);
    if (before === undefined) {
      await apply(client, migration);
      applied.push(migration.name);
    } else if (before !== migration.checksum) {
      throw new Error(`Migration ${migration.name} was changed after it had been applied; add a new one instead.`);
    }
  }
  return applied;
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${migration.name} failed`, { cause });
  }
}

async function readMigrations(upTo?: string): Promise<Migration[]> {
  const all = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  if (upTo !== undefined && !all.includes(upTo)) throw new Error(`There is no migration ${upTo}.`);
  const names = all.filter((name) => upTo === undefined || name <= upTo);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
