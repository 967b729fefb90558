import { useMemo } from 'react';
import { useLocale } from 'use-intl';

/** Countries as the language of the page calls them. */
export function useCountryName(): (iso: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (iso) => names.of(iso) ?? iso;
  }, [locale]);
}
