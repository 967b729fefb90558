import { type Locale, locales } from '@waypost/i18n';

/** The language in which an advisor's readers get it: the one that is wanted, else English, else the first that there is. */
export function writtenIn(said: Readonly<Partial<Record<Locale, unknown>>> | null, wanted: Locale): Locale {
  const there = (locale: Locale) => said?.[locale] != null;
  return [wanted, 'en' as Locale, ...locales].find(there) ?? 'en';
}
