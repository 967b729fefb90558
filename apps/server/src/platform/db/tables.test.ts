import { globSync } from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

const FEATURES = path.join(import.meta.dirname, '../../features');
/** Tables that have left this builder. */
const RAW_ONLY = [
  'profiles',
  'media',
  'profile_images',
  'media_variants',
  'advanced_features',
  'countries',
  'installation',
  'schema_migrations',
  'worker_heartbeats',
  'idempotency_keys',
  'staged_leftovers',
  'throttles',
  'used_slugs',
  'user_permissions',
  'audit_log',
];

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly is_nullable: 'YES' | 'NO';
  readonly data_type: string;
}

let database: TestDatabase;
let columns: Map<string, Column[]>;

beforeAll(async () => {
  database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<Column>(
    "SELECT table_name, column_name, is_nullable, data_type FROM information_schema.columns WHERE table_schema = 'public'",
  );
  await client.end();
  columns = Map.groupBy(rows, (row) => row.table_name);
});
afterAll(() => database.drop());

async function declared(): Promise<Map<string, PgTable>> {
  const tables = new Map<string, PgTable>();
  for (const file of globSync('*/tables.ts', { cwd: FEATURES })) {
    const module = (await import(path.join(FEATURES, file))) as Record<string, unknown>;
    for (const value of Object.values(module)) if (is(value, PgTable)) tables.set(getTableConfig(value).name, value);
  }
  return tables;
}

const TYPES: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamp with time zone',
  bigint: 'bigint',
  integer: 'integer',
  text: 'text',
  boolean: 'boolean',
  jsonb: 'jsonb',
  uuid: 'uuid',
  bytea: 'bytea',
};

test('the tables of the features are the tables of the migrations, column by column', async () => {
  const tables = await declared();
  expect(tables.size).toBeGreaterThan(5);
  for (const [name, table] of tables) {
    const migrated = (columns.get(name) ?? []).map(
      (column) => `${column.column_name} ${TYPES[column.data_type]} ${column.is_nullable}`,
    );
    const built = getTableConfig(table).columns.map((column) => {
      const type = column.getSQLType().replace(/^timestamp.*with time zone$/, 'timestamp with time zone');
      return `${column.name} ${type} ${column.notNull ? 'NO' : 'YES'}`;
    });
    expect(built.sort(), name).toEqual(migrated.sort());
  }
});

test('every migrated table belongs to a feature, or is named here as raw', async () => {
  const tables = await declared();
  const known = new Set([...tables.keys(), ...RAW_ONLY]);
  expect([...columns.keys()].filter((name) => !known.has(name) && !name.startsWith('_'))).toEqual([]);
});
