import { type Locale, TIME_ZONE } from '@waypost/i18n/locale';

type Instant = string | number | Date;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options });
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

/** 'MMM D, YYYY' with the month's name in the page's language (I18N-005). */
export function formatDate(at: Instant, locale: Locale): string {
  const { month, day, year } = parts(locale, { month: 'short', day: 'numeric', year: 'numeric' }, at);
  return `${month} ${day}, ${year}`;
}

/** 'h:mmA', e.g. '9:30AM'; the same in all three languages (I18N-005). */
export function formatTime(at: Instant): string {
  const { hour, minute, dayPeriod } = parts('en', { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }, at);
  return `${hour}:${minute}${dayPeriod?.toUpperCase()}`;
}

/** 'MMM D, YYYY h:mmA' in Toronto, whatever the browser's zone (SHELL-014, I18N-005). */
export function formatDateTime(at: Instant, locale: Locale): string {
  return `${formatDate(at, locale)} ${formatTime(at)}`;
}

/** For dense rows: 'Thu, Nov 19, 11:00 AM' in the manner of the language; the year only when it is not this one. */
export function formatRowTime(at: Instant, locale: Locale, now: Instant = Date.now()): string {
  const year = (when: Instant) => parts('en', NUMBERS, when).year;
  return formatter(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(year(at) === year(now) ? {} : { year: 'numeric' }),
  }).format(new Date(at));
}

/** 'Thursday, November 19' for group headings. */
export function formatDay(at: Instant, locale: Locale): string {
  return formatter(locale, { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(at));
}

/** 'EST' or 'EDT', whichever holds at that moment. */
export function torontoZoneName(at: Instant): string {
  return parts('en', { timeZoneName: 'short', year: 'numeric' }, at).timeZoneName ?? 'ET';
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
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit);
  }
  return relative.format(0, 'second');
}
