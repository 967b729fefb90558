import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

it('has one place for forms, which keeps the browser from speaking', () => {
  const cwd = resolve(import.meta.dirname, '../..');
  const speaking = globSync('**/*.tsx', { cwd }).filter((file) =>
    /<form\b|\.(report|check)Validity\(/.test(readFileSync(resolve(cwd, file), 'utf8')),
  );
  expect(speaking).toEqual(['ui/fields/form.tsx']);
});
