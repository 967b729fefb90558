import { intlTags, type Locale } from '@waypost/i18n/locale';

export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(intlTags[locale]).format(value);
}

/** Two decimals everywhere (LIMITS-012); takes percent, not a fraction. */
export function formatPercent(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(intlTags[locale], {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(percent / 100);
}

/** Whole percent, for progress. */
export function formatWholePercent(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(intlTags[locale], { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100);
}

/** Money and what else has two decimals. */
export function formatAmount(value: number, locale: Locale): string {
  return new Intl.NumberFormat(intlTags[locale], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}
