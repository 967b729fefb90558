import { expect, test } from 'vitest';
import { readPhone } from './index.ts';

test.for([
  ['+1', '+1 514-555-0121', '+1', '(514) 555-0121', ''],
  ['+1', '1-514-555-0121 ext 12', '+1', '(514) 555-0121', '12'],
  ['+1', '514.555.0121, poste 7', '+1', '(514) 555-0121', '7'],
  ['+1', '(514) 555-0121 x 9', '+1', '(514) 555-0121', '9'],
  ['+52', '+52 984 555 0176', '+52', '984 555 0176', ''],
  ['+52', '+52 1 984 555 0176', '+52', '984 555 0176', ''],
  ['+52', '52 55 1234 5678', '+52', '551 234 5678', ''],
  ['+52', '1 984 555 0176', '+52', '984 555 0176', ''],
  // It says itself whose it is.
  ['+1', '+52 984 555 0176', '+52', '984 555 0176', ''],
  ['+52', '001 514 555 0121', '+1', '(514) 555-0121', ''],
  // While it is typed.
  ['+52', '529 845 5501' + '7', '+52', '984 555 017', ''],
] as const)('Of %s, %s is the number of %s %s, extension "%s"', ([chosen, typed, code, phone, extension]) => {
  expect(readPhone(chosen, typed)).toEqual({ code, phone, extension });
});

test('A number and nothing else is left to its field, and so is what is none', () => {
  for (const typed of ['514 555 0121', '514555', '(514) 555-0121', '', '+44 20 7946 0000', '51455501219'])
    expect(readPhone('+1', typed), typed).toBeNull();
  expect(readPhone('+52', '529 845 5501')).toBeNull();
});
