import { expect, it } from 'vitest';
import { safeNext } from './api.ts';

it.each([
  ['/blue-fjord/posts/?ids=1', '/blue-fjord/posts/?ids=1'],
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
  ['https://evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  [undefined, undefined],
])('after signing in %s leads to %s', (next, target) => {
  expect(safeNext(next)).toBe(target);
});
