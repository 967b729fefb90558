import type { Locale } from '@waypost/i18n/locale';
import { DATE, formatter, type Instant, parts, TIME } from './dates.ts';

/** A time of day by the clock of the language; takes minutes since midnight. */
export function formatClock(minutes: number, locale: Locale): string {
  return formatter(locale, { ...TIME, timeZone: 'UTC' }).format(new Date(minutes * 60_000));
}

/** A whole hour by the clock of the language: '9 AM', '9 a.m.', '9 h'. Without minutes French would put a nought before it. */
export function formatHour(hour: number, locale: Locale): string {
  const text = formatter(locale, { hour: 'numeric', timeZone: 'UTC' }).format(new Date(hour * 3_600_000));
  return text.replace(/^0(?=\d)/, '');
}

/** Whether the clock of the language goes round twice a day. */
export const countsHalves = (locale: Locale): boolean => formatter(locale, TIME).resolvedOptions().hour12 === true;

/** 'Thu, Nov 19, 2026, 2:45 PM': a moment that somebody chooses, with its year. */
export function formatMoment(at: string, locale: Locale): string {
  return formatter(locale, { weekday: 'short', ...DATE, ...TIME }).format(new Date(at));
}

/** 'EST' or 'EDT', in French 'HNE' or 'HAE', whichever holds at that moment; a language without names for them says the English ones. */
export function torontoZoneName(at: Instant, locale: Locale): string {
  const name = (of: Locale) => parts(of, { timeZoneName: 'short', year: 'numeric' }, at).timeZoneName ?? 'ET';
  return /\d/.test(name(locale)) ? name('en') : name(locale);
}
