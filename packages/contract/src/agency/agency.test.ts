import { expect, test } from 'vitest';
import { z } from '#zod';
import {
  AGENCY_REQUIRED,
  agencyName,
  BRAND_IMAGE_MAX_BYTES,
  businessBody,
  isMask,
  LOGO_MIME_TYPES,
  maskedWhole,
  maskText,
  phoneMask,
} from './index.ts';

test('A number is written as its mask has it, whatever stood between its digits', () => {
  expect(maskText(phoneMask('+1'), '416')).toBe('(416');
  expect(maskText(phoneMask('+1'), '4165')).toBe('(416) 5');
  expect(maskedWhole(phoneMask('+1'), '416.555.0199')).toBe('(416) 555-0199');
  expect(maskedWhole(phoneMask('+1'), '416 555 019')).toBeNull();
  expect(maskedWhole(phoneMask('+1'), '416 555 01990')).toBeNull();
  expect(maskedWhole(phoneMask('+52'), '555123456')).toBe('555 123 456');
  expect(maskedWhole(phoneMask('+52'), '5551234567')).toBe('555 123 4567');
});

test('Letters that a mask has of its own may be typed or left out', () => {
  expect(maskedWhole('ST#####', '46122')).toBe('ST46122');
  expect(maskedWhole('ST#####', 'st 46122')).toBe('ST46122');
  expect(maskedWhole('TAR-####', '7048')).toBeNull();
  expect(maskedWhole('#######-##', '2165910-50')).toBe('2165910-50');
  expect(maskText('#######-##', 'abc')).toBe('abc');
  expect(maskedWhole('…', ' any thing ')).toBe('any thing');
  expect(maskedWhole('…', '  ')).toBeNull();
});

test('A mask has places', () => {
  for (const mask of ['####', 'A-*#', '#######|########', '…']) expect(isMask(mask), mask).toBe(true);
  for (const odd of ['', 'none', 'été #', '…#']) expect(isMask(odd), odd).toBe(false);
});

test('What is required is a field of the form, and none of them may be sent empty', () => {
  for (const field of AGENCY_REQUIRED) expect(Object.keys(businessBody.shape)).toContain(field);
  expect(businessBody.safeParse({ agency_name: ' ' }).success).toBe(false);
  expect(businessBody.safeParse({ agency_name: 'é'.repeat(129) }).success).toBe(false);
  expect(businessBody.safeParse({ agency_name: '👩‍👩‍👧 '.repeat(10) }).success).toBe(true);
});

test('A name is something that can be seen, and turns nothing around it', () => {
  for (const unseen of ['\u200f\u200e\u061c', '\u200b\u200d\ufeff', '\u{e0041}', '\u00a0'])
    expect(businessBody.safeParse({ agency_name: unseen }).success, JSON.stringify(unseen)).toBe(false);
  for (const seen of ['Æ', '旅', '🌊', '…', 'שלום'])
    expect(businessBody.parse({ agency_name: seen }).agency_name).toBe(seen);
  expect(businessBody.parse({ city: 'To\u202eron\nto' }).city).toBe('To ron to');
});

test('An agency without a name is called as its agent is, and an agent without one as the reader is told', () => {
  const nobody = { agent_first_name: '', agent_last_name: '', agency_name: '' };
  expect(agencyName({ ...nobody, agency_name: 'Reyes Travel' }, 'your travel advisor')).toBe('Reyes Travel');
  expect(agencyName({ ...nobody, agent_last_name: 'Reyes' }, 'your travel advisor')).toBe('Reyes');
  expect(agencyName(nobody, 'your travel advisor')).toBe('your travel advisor');
});

test('Brand images have one limit, and logos may be drawings', () => {
  expect(BRAND_IMAGE_MAX_BYTES).toBe(6 * 1024 * 1024);
  expect(z.enum(LOGO_MIME_TYPES).safeParse('image/svg+xml').success).toBe(true);
});
