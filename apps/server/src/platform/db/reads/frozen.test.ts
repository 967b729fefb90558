import { expect } from 'vitest';
import { test } from '../../../testing/test.ts';
import { query } from '../query.ts';

test('What requests share fails whoever writes to it, in the rows, a row, and what a row holds', async ({ app }) => {
  const { db } = app.waypost;
  await db.run(`INSERT INTO installation (key, value) VALUES ('shared', '{"of": ["ana", {"n": 1}]}')`);
  const asked = query.selectFrom('installation').select(['key', 'value']).where('key', '=', 'shared');
  const [rows, same] = await Promise.all([db.read(asked), db.read(asked)]);
  const row = rows[0] as unknown as { key: string; value: { of: [string, { n: number }] } };
  expect(same[0]).toBe(row);
  const writers: readonly (() => unknown)[] = [
    () => (rows as unknown[]).pop(),
    () => Object.assign(row, { key: 'mine' }),
    () => row.value.of.reverse(),
    () => Object.assign(row.value.of[1], { n: 2 }),
  ];
  for (const write of writers) expect(write, String(write)).toThrow(TypeError);
  expect(same).toEqual([{ key: 'shared', value: { of: ['ana', { n: 1 }] } }]);
});
