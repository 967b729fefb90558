import { expect, test } from 'vitest';
import { bookingLink, emailShown, slugBase } from './profile.ts';

test.each([
  ['Marina Duval', 'marina-duval'],
  ["Élodie O'Neil", 'elodie-o-neil'],
  ['  Jean--Luc  ', 'jean-luc'],
  ['田中 花子', 'advisor'],
  ['Li', 'li-advisor'],
  ['Api', 'api-advisor'],
  [`${'Very '.repeat(12)}Long`, 'very-very-very-very-very-very-very'],
])('The slug of %s begins as %s', (name, slug) => {
  expect(slugBase(name)).toBe(slug);
});

test.each([
  [null, null],
  ['', null],
  ['calendly.com/ada', 'https://calendly.com/ada'],
  ['http://calendly.com/ada', 'http://calendly.com/ada'],
  ['HTTPS://calendly.com/ada', 'HTTPS://calendly.com/ada'],
  ['javascript:alert(1)', undefined],
  ['call me', undefined],
  ['localhost/x', undefined],
])('The booking link %s is kept as %s', (typed, kept) => {
  expect(bookingLink(typed)).toBe(kept);
});

test('A placeholder address reads as empty', () => {
  expect(emailShown('u123@placeholder.invalid')).toBe('');
  expect(emailShown('ada@agency.example')).toBe('ada@agency.example');
});
