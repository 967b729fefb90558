import { intlTags, type Locale } from '@waypost/i18n/locale';
import type { Instant } from './dates.ts';

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
