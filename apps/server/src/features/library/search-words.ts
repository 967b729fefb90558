import { LIBRARY_WORDS_MAX } from '@waypost/contract/library';
import type { Locale } from '@waypost/i18n';

/** The words of what somebody typed, as `library_letters` leaves those of posts. */
export const wordsOf = (typed: string): string[] => {
  const letters = typed
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return [...new Set(letters.match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, LIBRARY_WORDS_MAX);
};

const STEMMERS: Readonly<Record<string, string>> = {
  en: 'pg_catalog.english',
  es: 'pg_catalog.spanish',
  fr: 'pg_catalog.french',
};
/** What PostgreSQL knows of the reader's language; of another one it takes every word for one that counts. */
export const stemmerOf = (locale: Locale): string => STEMMERS[locale] ?? 'pg_catalog.simple';
