import { createTranslator } from 'use-intl/core';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { type Locale, TIME_ZONE } from './locale.ts';
import type { Messages } from './messages.ts';

export { defaultLocale, isLocale, type Locale, localeFromHeader, locales, TIME_ZONE } from './locale.ts';
export type { Messages } from './messages.ts';

const catalogues: Record<Locale, unknown> = { en, es, fr };

/** The catalogue of one locale. Same keys and arguments as English; only the literal types differ. */
export function messagesOf(locale: Locale): Messages {
  return catalogues[locale] as Messages;
}

function build(locale: Locale) {
  return createTranslator({ locale, messages: messagesOf(locale), timeZone: TIME_ZONE });
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
