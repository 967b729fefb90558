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

/** 'Nov 19, 2026', '19 nov. 2026'. */
export function formatDate(at: Instant, locale: Locale): string {
  return formatter(locale, DATE).format(new Date(at));
}

/** By the clock of the language: '2:30 PM', '2:30 p.m.', '14 h 30'. */
export function formatTime(at: Instant, locale: Locale): string {
  return formatter(locale, TIME).format(new Date(at));
}

/** In Toronto, whatever the browser's zone (SHELL-014); in English 'MMM D, YYYY h:mmA' (I18N-005, decision 065). */
export function formatDateTime(at: Instant, locale: Locale): string {
  if (locale !== 'en') return formatter(locale, { ...DATE, ...TIME }).format(new Date(at));
  return `${formatDate(at, locale)} ${formatTime(at, locale).replace(/\s/, '')}`;
}

/** For dense rows: 'Thu, Nov 19, 11:00 AM' in the manner of the language; the year only when it is not this one. */
export function formatRowTime(at: Instant, locale: Locale, now: Instant = Date.now()): string {
  const year = (when: Instant) => parts('en', NUMBERS, when).year;
  return formatter(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...TIME,
    ...(year(at) === year(now) ? {} : { year: 'numeric' }),
  }).format(new Date(at));
}

/** 'Thursday, November 19' for group headings. */
export function formatDay(at: Instant, locale: Locale): string {
  return formatter(locale, { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(at));
}

/** The Toronto day of an instant, 'YYYY-MM-DD'. */
export function torontoDay(at: Instant): string {
  const { year, month, day } = parts('en', NUMBERS, at);
  return `${year}-${month}-${day}`;
}

/** Hour of the day in Toronto, 0 to 23. */
export function torontoHour(at: Instant): number {
  return Number(parts('en', NUMBERS, at).hour);
}
