import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import type { Query } from './prepared.ts';
import type { Sent } from './sql.ts';

const SERVER = path.join(import.meta.dirname, '../..');
const productFiles = () =>
  globSync('{app,connectors,features,platform}/**/*.ts', { cwd: SERVER }).filter(
    (file) => !/\.test\.ts$|(?:^|\/)testing\//.test(file),
  );

test('Text is no query, and what only looks like a ready statement is none: the compiler refuses both', () => {
  expectTypeOf<string>().not.toExtend<Query<unknown>>();
  expectTypeOf<Required<Sent>>().not.toExtend<Query<unknown>>();
});

test('What only SQL can say is a column of a declared type, not one that the builder was told', () => {
  const told =
    /sql<(?:number|string|boolean|Date)(?: \| null)?>`(?:[^`$]|\$\{(?:[^`{}]|`[^`]*`|\{[^}]*\})*\})*`\s*\.as\(/g;
  const found = productFiles().flatMap((file) =>
    [...readFileSync(path.join(SERVER, file), 'utf8').matchAll(told)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

/** Who speaks to the driver itself, and what no query can say. */
const WITH_TEXT = [
  // A database that may not be migrated, or not be there.
  'app/cli/doctor/doctor-database.ts',
  'app/cli/doctor/doctor-newsletters.ts',
  'app/cli/doctor/doctor-payments.ts',
  'platform/db/migrate.ts',
  'platform/postgres/embedded.ts',
  // Where a backup begins and ends.
  'platform/postgres/base-backup.ts',
  // VACUUM; LISTEN and a lock of the session.
  'app/seed/seed-posts.ts',
  'features/posts/publishing/claim/fleet.ts',
  // What sends for everybody else.
  'platform/db/database.ts',
  'platform/db/reads/shared-line.ts',
];

test('Nobody else goes past it to the driver', () => {
  const found = productFiles().filter((file) =>
    /\.query(?:<[^(]*>)?\(|\.send\(\{\s*text\b/.test(readFileSync(path.join(SERVER, file), 'utf8')),
  );
  expect(found.sort()).toEqual(WITH_TEXT.sort());
});
