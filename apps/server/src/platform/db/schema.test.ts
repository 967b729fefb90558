import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database/database.ts';
import { describeSchema } from './testing/describe-schema.ts';

test('the tables of the builder are those of the migrated database', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const described = await describeSchema(client);
  await client.end();
  await database.drop();
  await expect(described).toMatchFileSnapshot(path.join(import.meta.dirname, 'schema.ts'));
});
