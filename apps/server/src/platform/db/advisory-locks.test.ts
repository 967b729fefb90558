import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ADVISORY_LOCKS } from './advisory-locks.ts';

const SERVER = path.join(import.meta.dirname, '../..');
const FILE = 'platform/db/advisory-locks.ts';

test('each lock has a number of its own, and nobody takes one that is not in the list', () => {
  const numbers = Object.values(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
  const strays = globSync('**/*.ts', { cwd: SERVER })
    .filter((file) => !file.endsWith('.test.ts') && file !== FILE)
    .filter((file) =>
      /advisory\w*\((?!\$\{(?:sql\.raw\()?ADVISORY_LOCKS\.)/.test(readFileSync(path.join(SERVER, file), 'utf8')),
    );
  expect(strays).toEqual([]);
});
