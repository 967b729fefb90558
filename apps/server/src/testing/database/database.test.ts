import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';

async function tables(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ tablename: string }>(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
  );
  await client.end();
  return rows.map((row) => row.tablename);
}

test('A test database has all migrations applied, and an empty one none', async () => {
  const migrated = await createTestDatabase();
  const empty = await createTestDatabase({ migrated: false });
  expect(await tables(migrated.url)).toContain('schema_migrations');
  expect(await tables(empty.url)).toEqual([]);
  await migrated.drop();
  await empty.drop();
  await expect(tables(migrated.url)).rejects.toThrow(/does not exist/);
});
