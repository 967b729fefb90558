import { expect, it } from 'vitest';
import { insertAt } from './insert-text.ts';

it('inserts at the caret, replaces a selection and says where the caret goes', () => {
  expect(insertAt('Hello world', { start: 5, end: 11 }, '🚢')).toEqual({ value: 'Hello🚢', caret: 7 });
});

it('keeps a hashtag apart from the word before it', () => {
  expect(insertAt('Alaska', { start: 6, end: 6 }, '#').value).toBe('Alaska #');
  expect(insertAt('Alaska ', { start: 7, end: 7 }, '#').value).toBe('Alaska #');
  expect(insertAt('', { start: 0, end: 0 }, '#').value).toBe('#');
});
