import { intlTags, type Locale, TIME_ZONE } from '@waypost/i18n/locale';

export type Instant = string | number | Date;

const formatters = new Map<string, Intl.DateTimeFormat>();

export function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(intlTags[locale], { timeZone: TIME_ZONE, ...options });
  formatters.set(key, made);
  return made;
}

export function parts(locale: Locale, options: Intl.DateTimeFormatOptions, at: Instant): Record<string, string> {
  return Object.fromEntries(
    formatter(locale, options)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
}

/** One formatter for all that is read as numbers: making one costs milliseconds on a slow laptop. */
const NUMBERS = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const;

export const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
export const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** In the manner of the language, in Toronto if nothing else is said; the clock of English is 'h:mmA' (I18N-005, decision 065). No line ends inside a French time. */
export function write(at: Instant, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const text = formatter(locale, options).format(new Date(at));
  return text.replace(/\s(?=[AP]M$)/, '').replace(/ h /, '\xa0h\xa0');
}

/** 'Nov 19, 2026', '19 nov. 2026'. */
export const formatDate = (at: Instant, locale: Locale): string => write(at, locale, DATE);

/** By the clock of the language: '2:30PM', '2:30 p.m.', '14 h 30'. */
export const formatTime = (at: Instant, locale: Locale): string => write(at, locale, TIME);

/** In Toronto, whatever the browser's zone (SHELL-014); in English 'MMM D, YYYY h:mmA' (I18N-005). */
export const formatDateTime = (at: Instant, locale: Locale): string =>
  locale === 'en' ? `${formatDate(at, locale)} ${formatTime(at, locale)}` : write(at, locale, { ...DATE, ...TIME });

/** For dense rows: 'Thu, Nov 19, 11:00AM' in the manner of the language; the year only when it is not this one. */
export function formatRowTime(at: Instant, locale: Locale, now: Instant = Date.now()): string {
  const year = (when: Instant) => parts('en', NUMBERS, when).year;
  return write(at, locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...TIME,
    ...(year(at) === year(now) ? {} : { year: 'numeric' }),
  });
}

/** 'Thursday, November 19' for group headings. */
export function formatDay(at: Instant, locale: Locale): string {
  return formatter(locale, { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(at));
}

/** 'November 2026', 'novembre 2026'. */
export const formatMonth = (at: Instant, locale: Locale): string =>
  formatter(locale, { month: 'long', year: 'numeric' }).format(new Date(at));

/** The Toronto day of an instant, 'YYYY-MM-DD'. */
export function torontoDay(at: Instant): string {
  const { year, month, day } = parts('en', NUMBERS, at);
  return `${year}-${month}-${day}`;
}

/** Hour of the day in Toronto, 0 to 23. */
export function torontoHour(at: Instant): number {
  return Number(parts('en', NUMBERS, at).hour);
}
