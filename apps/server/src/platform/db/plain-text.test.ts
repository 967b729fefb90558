import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SERVER = path.join(import.meta.dirname, '../..');

/** A call with a text, or with a constant that holds one. */
const PLAIN = /\.(?:rows|row|run|read)(?:<[^;]{0,200}?>)?\(\s*(?:['"`]|[A-Z][A-Z_]{2,}\b)/;

test('SQL is built, or declared: nobody else sends it as text', () => {
  const found = globSync('{app,features,platform}/**/*.ts', { cwd: SERVER })
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .filter((file) => PLAIN.test(readFileSync(path.join(SERVER, file), 'utf8')));
  expect(found).toEqual([]);
});
