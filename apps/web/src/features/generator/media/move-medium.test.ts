import { expect, it } from 'vitest';
import { moveMedium } from './move-medium.ts';

it('moves one picture and keeps the order of the others', () => {
  expect(moveMedium(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveMedium(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveMedium(['a', 'b', 'c'], 0, 3)).toEqual(['a', 'b', 'c']);
  expect(moveMedium(['a'], 4, 0)).toEqual(['a']);
});
