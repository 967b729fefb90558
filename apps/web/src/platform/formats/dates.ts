import { intlTags, type Locale, TIME_ZONE } from '@waypost/i18n/locale';

type Instant = string | number | Date;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(intlTags[locale], { timeZone: TIME_ZONE, ...options });
  formatters.set(key, made);
  return made;
}

function parts(locale: Locale, options: Intl.DateTimeFormatOptions, at: Instant): Record<string, string> {
  return Object.fromEntries(
    formatter(locale, options)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
}

/** One formatter for all that is read as numbers: making one costs milliseconds on a slow laptop. */
const NUMBERS = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const;

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** 'Nov 19, 2026', '19 nov. 2026'. */
export function formatDate(at: Instant, locale: Locale): string {
  return formatter(locale, DATE).format(new Date(at));
}

/** By the clock of the language: '2:30 PM', '2:30 p.m.', '14 h 30'. */
export function formatTime(at: Instant, locale: Locale): string {
  return formatter(locale, TIME).format(new Date(at));
}

/** A time of day by the clock of the language; takes minutes since midnight. */
export function formatClock(minutes: number, locale: Locale): string {
  return formatter(locale, { ...TIME, timeZone: 'UTC' }).format(new Date(minutes * 60_000));
}

/** Whether the clock of the language goes round twice a day. */
export const countsHalves = (locale: Locale): boolean => formatter(locale, TIME).resolvedOptions().hour12 === true;

/** In Toronto, whatever the browser's zone (SHELL-014); in English 'MMM D, YYYY h:mmA' (I18N-005, decision 065). */
export function formatDateTime(at: Instant, locale: Locale): string {
  if (locale !== 'en') return formatter(locale, { ...DATE, ...TIME }).format(new Date(at));
  return `${formatDate(at, locale)} ${formatTime(at, locale).replace(/\s/, '')}`;
}

/** 'Thu, Nov 19, 2026, 2:45 PM': a moment that somebody chooses, with its year. */
export function formatMoment(at: Instant, locale: Locale): string {
  return formatter(locale, { weekday: 'short', ...DATE, ...TIME }).format(new Date(at));
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

/** 'EST' or 'EDT', in French 'HNE' or 'HAE', whichever holds at that moment; a language without names for them says the English ones. */
export function torontoZoneName(at: Instant, locale: Locale): string {
  const name = (of: Locale) => parts(of, { timeZoneName: 'short', year: 'numeric' }, at).timeZoneName ?? 'ET';
  return /\d/.test(name(locale)) ? name('en') : name(locale);
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

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** 'in 3 hours', '2 days ago'; under a minute 'now'. */
export function formatRelative(at: Instant, locale: Locale, now: Instant = Date.now()): string {
  const seconds = Math.round((new Date(at).getTime() - new Date(now).getTime()) / 1000);
  const relative = new Intl.RelativeTimeFormat(intlTags[locale], { numeric: 'auto' });
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit);
  }
  return relative.format(0, 'second');
}
