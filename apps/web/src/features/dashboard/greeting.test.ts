import { expect, it } from 'vitest';
import { greetingOf } from './greeting.ts';

it.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [0, 'evening'],
] as const)('at %i it is %s', (hour, greeting) => {
  expect(greetingOf(hour)).toBe(greeting);
});
