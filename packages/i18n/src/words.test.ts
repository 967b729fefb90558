import { describe, expect, it } from 'vitest';
import { about } from './about/index.ts';
import { type Locale, locales, messagesOf } from './index.ts';
import { QUOTED } from './testing/quoted.ts';
import { STRAYS } from './testing/strays.ts';
import { textsOf } from './testing/texts.ts';

const quoted = new Map<string, string>(Object.entries(QUOTED));

const spokenWithoutProgram = (locale: Locale) =>
  Object.entries(about[locale]).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`about.${key}`, text] as const] : [],
  );

/** What is ours to word: in English, all but the quoted texts. */
const ours = (locale: Locale) =>
  [...textsOf(locale), ...spokenWithoutProgram(locale)].filter(([key]) => locale !== 'en' || !quoted.has(key));

const BUTTONS =
  /^(?!errors\.|accounts\.user\.action)[\w.]*\.((actions?|button)\.(?!applyToAll)|(again|submit|confirm|retry|saveTimes|absent|there)$)/;

/** The length of a text as it is read: numbers and names as short ones, the longest of the forms of a count. */
function lengthOf(text: string): number {
  const plain = text.replace(/\{\w+(, number)?\}/g, '00');
  const forms = [...plain.matchAll(/\{([^{}]*)\}/g)].map(([, form = '']) => form);
  return Math.max(...(forms.length > 0 ? forms : [plain]).map((form) => form.length));
}

/** Keys and texts in which something is found; the names of arguments are not said. */
const found = (texts: readonly (readonly [string, string])[], what: RegExp) =>
  texts.filter(([, text]) => what.test(text.replace(/\{\w+/g, '{'))).map(([key, text]) => `${key}: ${text}`);

it('leaves the texts of the specification to the letter', () => {
  const english = textsOf('en');
  expect(Object.fromEntries([...quoted.keys()].map((key) => [key, english.get(key)]))).toEqual(QUOTED);
});

describe.each(locales)('%s', (locale) => {
  const texts = ours(locale);

  it.each(
    (STRAYS[locale] ?? []).map(([what, instead]) => [`${what}`, instead, what] as const),
  )('does not say %s, but: %s', (_, __, what) => {
    expect(found(texts, what)).toEqual([]);
  });

  it('writes ’ and …, one space, and none at the ends', () => {
    expect(found(texts, /\p{L}'\p{L}|\.\.\.| {2}|^\s|\s$/u)).toEqual([]);
  });
});

describe('French', () => {
  it('puts a space that does not break before : % » and after «', () => {
    expect(found(ours('fr'), /[^\u00a0\d:/]:(?=[\s}]|$)(?!\d)|[^\u00a0]%|[^\u00a0]»|«(?!\u00a0)/u)).toEqual([]);
  });

  it('puts none before ; ? !', () => {
    expect(found(ours('fr'), /\s[;?!]/u)).toEqual([]);
  });

  it('holds a number and its unit together, and the thousands of a number', () => {
    expect(
      found(ours('fr'), /[\d#}] (Mo|ko|pixels|secondes?|minutes?|heures?|caractères?|images)\b|\d \d{3}/u),
    ).toEqual([]);
  });
});

describe('Spanish', () => {
  it('opens every question and exclamation', () => {
    const unpaired = ours('es').filter(
      ([, text]) =>
        text.split('¿').length !== text.split('?').length || text.split('¡').length !== text.split('!').length,
    );
    expect(unpaired).toEqual([]);
  });

  it('ends no sentence with a time, whose own full stop comes before it (7:23 a.m.)', () => {
    const ended = ours('es').filter(([, text]) => /(jmm|\{(at|when|since|until|time|late))\}\.(?=\s|\}|$)/.test(text));
    expect(ended).toEqual([]);
  });

  it('writes 42% without a space', () => {
    expect(found(ours('es'), /\s%/u)).toEqual([]);
  });
});

describe.each(locales)('what must fit on a phone, in %s', (locale) => {
  const longer = (keys: RegExp, most: number) =>
    ours(locale)
      .filter(([key, text]) => keys.test(key) && lengthOf(text) > most)
      .map(([key, text]) => `${key}: ${text}`);

  it('badges have at most 22 characters', () => {
    expect(longer(/^posts\.status\.|^posts\.card\.scheduled$|^connections\.state\./, 22)).toEqual([]);
  });

  it('tabs have at most 13', () => {
    expect(longer(/^nav\.\w+\.tab$|^posts\.list\.(upcoming|published|deleted|top)$/, 13)).toEqual([]);
  });

  it('the four tabs of posts have at most 31 together', () => {
    const { upcoming, published, deleted, top } = messagesOf(locale).posts.list;
    expect(`${upcoming}${published}${deleted}${top}`.length).toBeLessThanOrEqual(31);
  });

  it('buttons have at most 24', () => {
    expect(longer(BUTTONS, 24)).toEqual([]);
  });
});
