import { expect } from 'vitest';
import { test } from '../../testing/test.ts';
import { holdTurns, reserveTurn } from './pace.ts';

const pace = (provider: string) => ({ provider, everyMs: 300 });

test('Turns lie so far apart, whoever takes them, and nobody waits for longer than he would', async ({ db }) => {
  const turns = await Promise.all([1, 2, 3, 4, 5].map(() => reserveTurn(db, pace('one'), 1_000)));
  const waits = turns.filter((turn) => turn !== null).toSorted((a, b) => a - b);
  // The first is at once, and the fifth would be after 1.2 s.
  expect(waits).toHaveLength(4);
  expect(waits.map((wait) => Math.round(wait / 300))).toEqual([0, 1, 2, 3]);
  expect(await reserveTurn(db, pace('another'), 1_000)).toBe(0);
});

test('After somebody was told that we ask too often nobody asks for so long', async ({ db }) => {
  await reserveTurn(db, pace('held'), 1_000);
  await holdTurns(db, pace('held'), 5_000);
  expect(await reserveTurn(db, pace('held'), 1_000)).toBeNull();
  expect(await reserveTurn(db, pace('held'), 10_000)).toBeGreaterThan(4_000);
});
