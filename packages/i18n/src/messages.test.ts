import { describe, expect, it } from 'vitest';
import { defaultLocale, locales, translator } from './index.ts';
import { localeFromHeader } from './locale.ts';
import { argumentsOf, textsOf } from './testing/texts.ts';

const english = textsOf('en');

describe.each(locales.filter((locale) => locale !== defaultLocale))('%s', (locale) => {
  const texts = textsOf(locale);

  it('has exactly the English keys', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('uses the same arguments in every message', () => {
    const different = [...english].filter(
      ([key, text]) => argumentsOf(text).join() !== argumentsOf(texts.get(key) ?? '').join(),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it('leaves nothing empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });
});

it('says the year of every day that it names', () => {
  for (const locale of locales) {
    const days = [...textsOf(locale)].filter(([, text]) => /\{\w+, date, ::(?![^}]*y)/.test(text)).map(([key]) => key);
    expect(days, locale).toEqual([]);
  }
});

it('formats every message of every locale', () => {
  for (const locale of locales) {
    const t = translator(locale);
    for (const [key, text] of textsOf(locale)) {
      const values = Object.fromEntries(argumentsOf(text).map((argument) => [argument.split(':')[0], 2]));
      const said = (t as unknown as (key: string, values: object) => string)(key, values);
      expect(said, `${locale} ${key}`).not.toContain('{');
      expect(said, `${locale} ${key}`).not.toBe(key);
    }
  }
});

it.each([
  ['es', 'El valor máximo es 63,206.', '2:30 p.m.'],
  ['fr', 'La valeur maximale est 63 206.', '14 h 30'],
] as const)('writes numbers and times in %s as its country does', (locale, number, time) => {
  const t = translator(locale);
  const plain = (text: string) => text.replace(/\s/gu, ' ');
  expect(plain(t('errors.field.too_big', { maximum: 63_206 }))).toContain(number.match(/\d.*\d/)?.[0]);
  const at = new Date('2026-11-22T19:30:00Z');
  expect(plain(t('posts.reason.blocked_until', { why: '', at }))).toContain(time);
});

it('chooses the language of an Accept-Language header', () => {
  expect(localeFromHeader('fr-CA,fr;q=0.9,en;q=0.8')).toBe('fr');
  expect(localeFromHeader('de, es;q=0.5, en;q=0.7')).toBe('en');
  expect(localeFromHeader('es;q=0, xx')).toBe('en');
  expect(localeFromHeader(undefined)).toBe('en');
  expect(localeFromHeader('ES-mx')).toBe('es');
});
