import { intlTags, type Locale } from '@waypost/i18n/locale';

export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(intlTags[locale]).format(value);
}

/** '12.4K' for tight places. */
export function formatCompact(value: number, locale: Locale): string {
  return new Intl.NumberFormat(intlTags[locale], { notation: 'compact', maximumFractionDigits: 1 }).format(value);
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

/** '+12' or '-3': the sign says it, colour only repeats it. */
export function formatChange(value: number, locale: Locale): string {
  return new Intl.NumberFormat(intlTags[locale], { signDisplay: 'exceptZero' }).format(value);
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

export function formatBytes(bytes: number, locale: Locale): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  return new Intl.NumberFormat(intlTags[locale], {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1024 ** power);
}
