import { expect, test } from 'vitest';
import { countCharacters, cutText } from './cut-text.ts';
import { BANNER_COLORS, BANNER_TEXT_MAX, bannerText, contrast, inkOn } from './rules.ts';

test.for([
  ['Blue Fjord Travel', 'Blue Fjord Travel'],
  // Forty-six fit, of forty-seven the last word goes.
  ['The Northern and the Southern Cruise Travel Co', 'The Northern and the Southern Cruise Travel Co'],
  ['The Northern and the Southern Cruise Travel Coo', 'The Northern and the Southern Cruise Travel'],
  ['Marina’s Wonderful Mediterranean, Adriatic, & Caribbean Cruises', 'Marina’s Wonderful Mediterranean, Adriatic'],
  [`${'x'.repeat(45)} y z`, `${'x'.repeat(45)}`],
  [`${'x'.repeat(46)} y`, 'x'.repeat(46)],
  ['x'.repeat(300), `${'x'.repeat(45)}…`],
  ['Voyages-et-croisières-de-luxe-en-Méditerranée-orientale', 'Voyages-et-croisières-de-luxe-en-Méditerranée'],
  ['  two\n\tlines  ', 'two lines'],
  ['', ''],
  [' \u2028\u202E ', ''],
  // Written from right to left; the mark that would turn the rest of the card is left out.
  ['\u202Eشركة السفر العربية للسياحة الدولية والرحلات البحرية الفاخرة', 'شركة السفر العربية للسياحة الدولية والرحلات'],
  ['👩‍👩‍👧‍👦'.repeat(46), '👩‍👩‍👧‍👦'.repeat(46)],
  // Each flag is a word.
  ['🇨🇦'.repeat(60), '🇨🇦'.repeat(46)],
  // Two signs for one letter.
  ['e\u0301'.repeat(46), 'e\u0301'.repeat(46)],
] as const)('%s is cut to %s', ([text, cut]) => {
  expect(bannerText(text)).toBe(cut);
  expect(countCharacters(bannerText(text))).toBeLessThanOrEqual(BANNER_TEXT_MAX);
  expect(bannerText(cut)).toBe(cut);
});

test('writing without spaces is cut where a word ends', () => {
  const thai = 'บริษัทท่องเที่ยวและเดินทางระหว่างประเทศแห่งกรุงเทพมหานครและเชียงใหม่';
  const cut = cutText(thai, 30);
  expect(thai.startsWith(cut)).toBe(true);
  expect(countCharacters(cut)).toBeLessThanOrEqual(30);
  const ends = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(thai)].map(({ index }) => index);
  expect(ends).toContain(cut.length);
});

test('on every colour something can be read', () => {
  for (const color of Object.values(BANNER_COLORS))
    expect(contrast(color, inkOn(color)), color).toBeGreaterThanOrEqual(4.5);
  for (let grey = 0; grey < 256; grey++) {
    const color = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
    expect(contrast(color, inkOn(color)), color).toBeGreaterThanOrEqual(4.5);
  }
  expect([inkOn('#69A4BF'), inkOn('#000000'), inkOn('#FFFFFF')]).toEqual(['#000000', '#FFFFFF', '#000000']);
});
