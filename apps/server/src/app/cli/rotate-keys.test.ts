import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedRow } from '../../features/connections/index.ts';
import { createSealer } from '../../platform/crypto/sealer.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/database.ts';
import { type TextDatabase, textDatabase } from '../../testing/database/text-sql.ts';
import { resealAll } from './rotate-keys.ts';

let database: TestDatabase;
let db: TextDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  db = textDatabase(openDatabase({ url: database.url, poolSize: 2, applicationName: 'test', onError: () => {} }));
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

test('Every secret is sealed with the new key, opens to what it was, and the old key is needed no more', async () => {
  const oldKey = { id: 'old', key: randomBytes(32) };
  const newKey = { id: 'new', key: randomBytes(32) };
  const user = await db.row<{ id: number }>(
    `INSERT INTO users (email, first_name, last_name) VALUES ('a@example.com', 'A', 'B') RETURNING id`,
  );
  // More than one batch of 500.
  await db.run(
    `INSERT INTO social_grants (network, network_user_id, user_id) SELECT 'facebook', n::text, $1 FROM generate_series(1, 620) n`,
    [user?.id],
  );
  const grants = await db.rows<{ id: number }>('SELECT id FROM social_grants ORDER BY id');
  const old = createSealer([oldKey]);
  for (const { id } of grants) {
    await db.run('UPDATE social_grants SET access_token_enc = $2, refresh_token_enc = $3 WHERE id = $1', [
      id,
      old.seal(`token-${id}`, sealedRow.access(id)),
      id === grants[0]?.id ? old.seal('refresh', sealedRow.refresh(id)) : null,
    ]);
  }

  expect(await resealAll(db, createSealer([newKey, oldKey]))).toBe(621);
  expect(await resealAll(db, createSealer([newKey, oldKey]))).toBe(0);
  const onlyNew = createSealer([newKey]);
  const rows = await db.rows<{ id: number; access: string; refresh: string | null }>(
    'SELECT id, access_token_enc AS access, refresh_token_enc AS refresh FROM social_grants ORDER BY id',
  );
  expect(rows.map(({ id, access }) => onlyNew.open(access, sealedRow.access(id)))).toEqual(
    rows.map(({ id }) => `token-${id}`),
  );
  expect(onlyNew.open(rows[0]?.refresh ?? '', sealedRow.refresh(rows[0]?.id ?? 0))).toBe('refresh');
});
