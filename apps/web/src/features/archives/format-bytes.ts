import { intlTags, type Locale } from '@waypost/i18n/locale';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** The size of a file as a person says it: at least a kilobyte. */
export function formatBytes(bytes: number, locale: Locale): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3) - 1));
  const value = Math.max(1, bytes / 1_000 ** (power + 1));
  const unit = UNITS[power];
  return new Intl.NumberFormat(intlTags[locale], { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
