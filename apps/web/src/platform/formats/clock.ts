import type { Locale } from '@waypost/i18n/locale';
import { DATE, formatter, type Instant, parts, TIME, write } from './dates.ts';

/** A time of day by the clock of the language; takes minutes since midnight. */
export function formatClock(minutes: number, locale: Locale): string {
  return write(minutes * 60_000, locale, { ...TIME, timeZone: 'UTC' });
}

/** A whole hour by the clock of the language: '9AM', '9 a.m.', '9 h'. Without minutes French would put a nought before it. */
export function formatHour(hour: number, locale: Locale): string {
  const text = write(hour * 3_600_000, locale, { hour: 'numeric', timeZone: 'UTC' });
  return text.replace(/^0(?=\d)/, '');
}

/** Whether the clock of the language goes round twice a day. */
export const countsHalves = (locale: Locale): boolean => formatter(locale, TIME).resolvedOptions().hour12 === true;

/** 'Thu, Nov 19, 2026, 2:45PM': a moment that somebody chooses, with its year. */
export function formatMoment(at: string, locale: Locale): string {
  return write(at, locale, { weekday: 'short', ...DATE, ...TIME });
}

/** 'EST' or 'EDT', in French 'HNE' or 'HAE', whichever holds at that moment; a language without names for them says the English ones. */
export function torontoZoneName(at: Instant, locale: Locale): string {
  const name = (of: Locale) => parts(of, { timeZoneName: 'short', year: 'numeric' }, at).timeZoneName ?? 'ET';
  return /\d/.test(name(locale)) ? name('en') : name(locale);
}
