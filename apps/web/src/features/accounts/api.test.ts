import { expect, it } from 'vitest';
import { safeNext } from './api.ts';

it.each([
  ['/blue-fjord/posts/?ids=1', `${window.location.origin}/blue-fjord/posts/?ids=1`],
  ['/.//evil.example', `${window.location.origin}//evil.example`],
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
  ['/\t/evil.example', undefined],
  ['/\n\\evil.example', undefined],
  ['\t//evil.example', undefined],
  ['https://evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  [undefined, undefined],
])('after signing in %s leads to %s', (next, target) => {
  expect(safeNext(next)).toBe(target);
});
