import { stringifySearch } from '@waypost/contract/wire';
import { expect, it } from 'vitest';
import { parseSearch } from './search.ts';

it('keeps addresses literal: numbers, commas and booleans are text', () => {
  const search = '?date=2026-11-24&ids=1017,1018&reconnect=true';
  const parsed = parseSearch(search);
  expect(parsed).toEqual({ date: '2026-11-24', ids: '1017,1018', reconnect: 'true' });
  expect(stringifySearch(parsed)).toBe(search);
  expect(stringifySearch({ a: undefined, b: '' })).toBe('');
});
