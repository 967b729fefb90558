import type { Locale } from '@waypost/i18n/locale';
import { DATE, formatter, type Instant } from './dates.ts';

/** 'Nov 16 – 22, 2026', '16 – 22 nov. 2026': both ends belong to it. */
export const formatPeriod = (from: Instant, to: Instant, locale: Locale): string =>
  formatter(locale, DATE).formatRange(new Date(from), new Date(to));
