import { useMemo } from 'react';
import { useLanguage } from '../i18n/locale-provider.tsx';
import * as dates from './dates.ts';
import * as numbers from './numbers.ts';

type Instant = string | number | Date;

/** All formats, bound to the language of the page. */
export function useFormats() {
  const locale = useLanguage();
  return useMemo(
    () => ({
      locale,
      date: (at: Instant) => dates.formatDate(at, locale),
      time: (at: Instant) => dates.formatTime(at, locale),
      dateTime: (at: Instant) => dates.formatDateTime(at, locale),
      rowTime: (at: Instant) => dates.formatRowTime(at, locale),
      day: (at: Instant) => dates.formatDay(at, locale),
      month: (at: Instant) => dates.formatMonth(at, locale),
      number: (value: number) => numbers.formatNumber(value, locale),
      percent: (value: number) => numbers.formatPercent(value, locale),
      amount: (value: number) => numbers.formatAmount(value, locale),
      whole: (value: number) => numbers.formatWholePercent(value, locale),
    }),
    [locale],
  );
}
