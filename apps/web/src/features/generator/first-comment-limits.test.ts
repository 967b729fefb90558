import { expect, it } from 'vitest';
import { commentMax, commentTooLong } from './first-comment-limits.ts';

it('counts to the strictest limit of the chosen networks', () => {
  expect(commentMax(['facebook', 'instagram'])).toBe(2_000);
  expect(commentMax(['facebook', 'linkedin'])).toBe(1_250);
});

it('names the network that would refuse the comment', () => {
  expect(commentTooLong('a'.repeat(1_250), ['linkedin'])).toBeNull();
  expect(commentTooLong('a'.repeat(1_251), ['facebook', 'linkedin'])).toEqual({ app: 'linkedin', limit: 1_250 });
  expect(commentTooLong('a'.repeat(1_251), ['facebook'])).toBeNull();
  expect(commentTooLong('⛴'.repeat(1_250), ['linkedin'])).toBeNull();
});
