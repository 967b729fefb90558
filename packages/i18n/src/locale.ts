/** The languages; `about/` says the rest of each. The contract and everybody else ask here. */
export const locales = ['en', 'es', 'fr'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** What Intl and ICU are asked for: the French of Canada, the Spanish of Mexico and of the United States. */
export const intlTags: Readonly<Record<Locale, string>> = { en: 'en', es: 'es-MX', fr: 'fr-CA' };

/** Monday, as in the calendar of ISO: a week of a list is a row of each calendar. */
export const WEEK_BEGINS = 1;

/** Every time that a person sees is Toronto time (requirement SHELL-014). */
export const TIME_ZONE = 'America/Toronto';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

type InSome = Readonly<Partial<Record<Locale, string>>>;

/** What there is of a text in every language, empty where there is none. */
export const inEveryLanguage = (texts: InSome): Record<Locale, string> =>
  Object.fromEntries(locales.map((locale) => [locale, texts[locale] ?? ''])) as Record<Locale, string>;

/** A text in this language, in English where it has none. */
export const textIn = (locale: Locale, texts: InSome): string => texts[locale] || (texts[defaultLocale] ?? '');

/** Best locale for an Accept-Language header: highest q first, region ignored (RFC 9110, 12.5.4). */
export function localeFromHeader(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      const weight = q === undefined ? 1 : Number(q.slice(2));
      return { language: tag.split('-')[0], weight: Number.isFinite(weight) ? weight : 0, position };
    })
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position);
  for (const { language } of wanted) if (isLocale(language)) return language;
  return defaultLocale;
}
