import type { Attempt } from '@waypost/contract/posts';
import { expect, it } from 'vitest';
import { nthOf, outcomeKey } from './outcomes.ts';

const attempt = (number: number, purpose: Attempt['purpose']): Attempt => ({
  number,
  purpose,
  started: '2026-11-20T15:00:00Z',
  ended: null,
  outcome: null,
  reason: null,
  candidates: [],
  looked_at: [],
});

it('says how a try ended, in the words of its purpose', () => {
  expect(outcomeKey(null, 'publish')).toBe('open');
  expect(outcomeKey('posted', 'publish')).toBe('posted');
  expect(outcomeKey('posted', 'first_comment')).toBe('written');
  expect(outcomeKey('try-later', 'publish')).toBe('tryLater');
  expect(outcomeKey('something new', 'publish')).toBe('ended');
});

it('counts the tries of one purpose', () => {
  const all = [attempt(3, 'first_comment'), attempt(2, 'publish'), attempt(1, 'publish')];
  expect(all.map((one) => nthOf(one, all))).toEqual([1, 2, 1]);
});
