import { expect, test } from 'vitest';
import { z } from '#zod';
import {
  AGENCY_REQUIRED,
  addressLines,
  BRAND_IMAGE_MAX_BYTES,
  businessBody,
  isMask,
  LOGO_MIME_TYPES,
  licenseLine,
  maskedWhole,
  maskText,
  phoneMask,
  phoneShown,
  phoneWithExtension,
  websiteShown,
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

test('What is required is a field of the form, and what is only white is empty', () => {
  for (const field of AGENCY_REQUIRED) expect(Object.keys(businessBody.shape)).toContain(field);
  expect(businessBody.parse({ agency_name: ' ' }).agency_name).toBe('');
  expect(businessBody.safeParse({ agency_name: 'é'.repeat(129) }).success).toBe(false);
  expect(businessBody.safeParse({ agency_name: '👩‍👩‍👧 '.repeat(10) }).success).toBe(true);
});

test('A name is something that can be seen, and turns nothing around it', () => {
  for (const unseen of ['\u200f\u200e\u061c', '\u200b\u200d\ufeff', '\u{e0041}', '\u00a0'])
    expect(businessBody.parse({ agency_name: unseen }).agency_name, JSON.stringify(unseen)).toBe('');
  for (const seen of ['Æ', '旅', '🌊', '…', 'שלום'])
    expect(businessBody.parse({ agency_name: seen }).agency_name).toBe(seen);
  expect(businessBody.parse({ city: 'To\u202eron\nto' }).city).toBe('To ron to');
});

test.each([
  ['CA', ['12 King St', 'Toronto, ON M5V 1A1']],
  ['MX', ['12 King St', 'M5V 1A1 Toronto, ON']],
])('In %s an address is written as its post has it', (country, lines) => {
  const address = { address: '12 King St', city: 'Toronto', state: 'ON', zip_code: 'M5V 1A1' };
  expect(addressLines({ ...address, country })).toEqual(lines);
  expect(addressLines({ address: null, city: null, state: null, zip_code: null, country })).toEqual([]);
});

test('What travellers read of an agency is written in one way', () => {
  expect(phoneShown('(416) 555-0143', '+1')).toBe('(416) 555-0143');
  expect(phoneShown('984 555 0176', '+52')).toBe('+52 984 555 0176');
  expect(phoneShown(null, '+1')).toBe('');
  const words = (of: { phone: string; extension: string }) => `${of.phone} ext. ${of.extension}`;
  expect(phoneWithExtension('(416) 555-0143', '12', words)).toBe('(416) 555-0143 ext. 12');
  expect(phoneWithExtension('(416) 555-0143', '', words)).toBe('(416) 555-0143');
  expect(phoneWithExtension('', '12', words)).toBe('');
  expect(licenseLine('TICO', null)).toBe('TICO');
  expect(licenseLine('TICO', '5001')).toBe('TICO 5001');
  expect(licenseLine('none', '5001')).toBe('');
  expect(websiteShown('https://www.voyages.example/')).toBe('voyages.example');
});

test('Brand images have one limit, and logos may be drawings', () => {
  expect(BRAND_IMAGE_MAX_BYTES).toBe(6 * 1024 * 1024);
  expect(z.enum(LOGO_MIME_TYPES).safeParse('image/svg+xml').success).toBe(true);
});
