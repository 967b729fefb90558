import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/database.ts';
import { float8, int4, int8, orNull, sure, text, timestamptz } from './column.ts';
import { type Declared, declaredStatements, statement } from './statement.ts';
import { complaints } from './testing/describe-statement.ts';

const SERVER = path.join(import.meta.dirname, '../..');

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const files = globSync('{app,features,platform}/**/*.ts', {
    cwd: SERVER,
    exclude: (name) => /\.test\.ts$|^testing$/.test(name),
  });
  for (const file of files) {
    const source = path.join(SERVER, file);
    if (/\bstatement\(/.test(readFileSync(source, 'utf8'))) await import(source);
  }
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Declares a statement that is wrong on purpose. */
function declare(...[name, columns, write]: Parameters<typeof statement>): Declared {
  statement(name, columns, write);
  const found = declaredStatements().find((one) => one.name === name);
  if (found === undefined) throw new Error('it was not declared');
  return found;
}
const PLANTED = 'planted: ';

test('every declared statement takes and gives what PostgreSQL says that it does', async () => {
  const real = declaredStatements().filter((one) => !one.name.startsWith(PLANTED));
  const wrong: string[] = [];
  for (const one of real) wrong.push(...(await complaints(client, one)));
  expect(wrong).toEqual([]);
});

test.each<[what: string, gives: Parameters<typeof statement>[1]['gives'], sql: string, complaint: RegExp]>([
  ['another type', { n: int4 }, 'SELECT id AS n FROM users', /n is int8, declared as int4/],
  ['another name', { n: int8 }, 'SELECT id FROM users', /gives id, declares n/],
  [
    'a column that can be null',
    { locale: text(), p: text() },
    'SELECT locale, password_hash AS p FROM users',
    /p can be null/,
  ],
  ['a column that cannot', { email: orNull(text()) }, 'SELECT email FROM users', /email is never null/],
  ['an expression without a word', { n: float8 }, 'SELECT 1::float8 AS n', /n is an expression/],
  [
    'the empty side of an outer join',
    { text: text() },
    'SELECT c.text FROM scheduled_postings s LEFT JOIN post_comments c ON c.scheduled_posting_id = s.id',
    /text can be null/,
  ],
])('a statement that gives %s is found', async (what, gives, sql, complaint) => {
  const found = await complaints(
    client,
    declare(PLANTED + what, { takes: {}, gives }, () => sql),
  );
  expect(found.join()).toMatch(complaint);
});

test('a value of another type is found, and a true declaration is not', async () => {
  const gives = { id: int8, last_login_at: orNull(timestamptz), fresh: sure(timestamptz) };
  const write = ($: Record<'user', string>) =>
    `SELECT id, last_login_at, clock_timestamp() AS fresh FROM users WHERE id = ${$.user}`;
  expect(await complaints(client, declare(`${PLANTED}true`, { takes: { user: int8 }, gives }, write as never))).toEqual(
    [],
  );
  const [wrong] = await complaints(
    client,
    declare(`${PLANTED}value`, { takes: { user: int4 }, gives }, write as never),
  );
  expect(wrong).toMatch(/takes user as int8, declared as int4/);
});
