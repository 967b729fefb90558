import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.join(import.meta.dirname, '..');

test('no two nouns say the same name, because a start takes all of them as one file', async () => {
  const nouns = globSync('*/index.ts', { cwd: src }).toSorted();
  const saidBy = new Map<string, string[]>();
  for (const noun of nouns)
    for (const name of Object.keys(await import(path.join(src, noun))))
      saidBy.set(name, [...(saidBy.get(name) ?? []), noun]);
  expect(nouns.length).toBeGreaterThan(20);
  expect([...saidBy].filter(([, by]) => by.length > 1)).toEqual([]);
});
