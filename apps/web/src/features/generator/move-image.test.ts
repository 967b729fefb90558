import { expect, it } from 'vitest';
import { moveImage } from './move-image.ts';

it('moves one picture and keeps the order of the others', () => {
  expect(moveImage(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveImage(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveImage(['a', 'b', 'c'], 0, 3)).toEqual(['a', 'b', 'c']);
  expect(moveImage(['a'], 4, 0)).toEqual(['a']);
});
