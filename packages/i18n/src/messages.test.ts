import { describe, expect, it } from 'vitest';
import { defaultLocale, locales, messagesOf, translator } from './index.ts';
import { localeFromHeader } from './locale.ts';

type Tree = { readonly [key: string]: string | Tree };

function flatten(tree: Tree, path = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') flat.set(name, value);
    else for (const [inner, text] of flatten(value, name)) flat.set(inner, text);
  }
  return flat;
}

/** Names and kinds of the arguments of an ICU message, nested ones included. */
function argumentsOf(message: string): string[] {
  const found = [...message.matchAll(/\{\s*(\w+)\s*(?:,\s*(\w+)[^{}]*?)?(?=[},{])/g)];
  return [...new Set(found.map(([, name, kind]) => `${name}${kind ? `:${kind}` : ''}`))]
    .filter((argument) => !/^(one|other|many|zero|two|few)$/.test(argument))
    .sort();
}

const flat = (locale: (typeof locales)[number]) => flatten(messagesOf(locale) as unknown as Tree);
const english = flat('en');

describe.each(locales.filter((locale) => locale !== defaultLocale))('%s', (locale) => {
  const texts = flat(locale);

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

it('keeps tall French punctuation on the line of its word', () => {
  const loose = [...flat('fr')]
    .filter(([, text]) => /[\p{L}\p{N})}] [:;!?%](?=[\s.]|$)/u.test(text))
    .map(([key]) => key);
  expect(loose).toEqual([]);
});

it('formats every message of every locale', () => {
  for (const locale of locales) {
    const t = translator(locale);
    for (const [key, text] of flat(locale)) {
      const values = Object.fromEntries(argumentsOf(text).map((argument) => [argument.split(':')[0], 2]));
      const said = (t as unknown as (key: string, values: object) => string)(key, values);
      expect(said, `${locale} ${key}`).not.toContain('{');
      expect(said, `${locale} ${key}`).not.toBe(key);
    }
  }
});

it('chooses the language of an Accept-Language header', () => {
  expect(localeFromHeader('fr-CA,fr;q=0.9,en;q=0.8')).toBe('fr');
  expect(localeFromHeader('de, es;q=0.5, en;q=0.7')).toBe('en');
  expect(localeFromHeader('es;q=0, pt')).toBe('en');
  expect(localeFromHeader(undefined)).toBe('en');
  expect(localeFromHeader('ES-mx')).toBe('es');
});
