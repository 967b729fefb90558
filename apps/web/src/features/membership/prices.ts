import { intlTags, type Locale } from '@waypost/i18n/locale';

/** Plans are paid for in US dollars, everywhere (BILL-015, BILL-024): `$149.00`. In a sentence a whole price has no cents. */
export const priceIn = (locale: Locale, dollars: number, short = false): string =>
  new Intl.NumberFormat(intlTags[locale], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    ...(short && { trailingZeroDisplay: 'stripIfInteger' }),
  }).format(dollars);
