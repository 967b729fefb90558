import { intlTags, type Locale, TIME_ZONE } from '@waypost/i18n/locale';
import { type ReactNode, useSyncExternalStore } from 'react';
import { IntlProvider } from 'use-intl';
import { localeStore } from './locale-store.ts';

/** The language of the page; what `useLocale` gives is its tag for Intl. */
export const useLanguage = (): Locale =>
  useSyncExternalStore(localeStore.subscribe, localeStore.get, localeStore.get).locale;

export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  const { locale, messages } = useSyncExternalStore(localeStore.subscribe, localeStore.get, localeStore.get);
  if (!messages) return null;
  return (
    <IntlProvider locale={intlTags[locale]} messages={messages} timeZone={TIME_ZONE}>
      {children}
    </IntlProvider>
  );
}
