import { globSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { type MessageKey, type Messages, mergeWords, type Words } from './catalogues.ts';
import { intlTags, type Locale, locales, TIME_ZONE } from './locale.ts';

export type { MessageKey, Messages } from './catalogues.ts';
export { defaultLocale, intlTags, isLocale, type Locale, localeFromHeader, locales, TIME_ZONE } from './locale.ts';

/** Every catalogue of a language: the server speaks to everybody about everything. */
async function readCatalogue(locale: Locale): Promise<Messages> {
  const files = globSync(`*/**/${locale}.ts`, { cwd: import.meta.dirname, exclude: ['about/**'] });
  const parts = files.map((file): Promise<Words> => import(/* @vite-ignore */ new URL(file, import.meta.url).href));
  // Same keys and arguments as English; only the literal types differ.
  return mergeWords(...(await Promise.all(parts))) as unknown as Messages;
}

const catalogues = new Map(
  await Promise.all(locales.map(async (locale) => [locale, await readCatalogue(locale)] as const)),
);

/** The catalogue of one language. */
export function messagesOf(locale: Locale): Messages {
  const messages = catalogues.get(locale);
  if (messages === undefined) throw new Error(`Nobody speaks ${locale}.`);
  return messages;
}

/** Whether there is a sentence of this key: for keys that are put together from what was stored. */
export function isMessageKey(key: string): key is MessageKey {
  let node: unknown = messagesOf('en');
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, part)) return false;
    node = (node as Record<string, unknown>)[part];
  }
  return typeof node === 'string';
}

function build(locale: Locale) {
  return createTranslator<Messages>({ locale: intlTags[locale], messages: messagesOf(locale), timeZone: TIME_ZONE });
}

export type Translate = ReturnType<typeof build>;

const translators = new Map<Locale, Translate>();

/** Typed translator for the server: `translator('fr')('errors.not_found')`. Built once per locale. */
export function translator(locale: Locale): Translate {
  const known = translators.get(locale);
  if (known) return known;
  const built = build(locale);
  translators.set(locale, built);
  return built;
}
