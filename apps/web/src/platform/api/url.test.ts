import { expect, it } from 'vitest';
import { fillPath, queryString } from './url.ts';

it('fills the parameters of a path and encodes them', () => {
  expect(fillPath('/api/x/:id/:app/', { id: 3, app: 'a/b' })).toBe('/api/x/3/a%2Fb/');
  expect(() => fillPath('/api/x/:id/', {})).toThrow(/id/);
});

it('leaves out what is empty, joins lists with literal commas, writes booleans as words', () => {
  expect(queryString({ a: '', b: undefined, c: null, d: [], status: [0, 20], deleted: false, q: 'x y&z' })).toBe(
    '?status=0,20&deleted=false&q=x+y%26z',
  );
  expect(queryString({})).toBe('');
});
