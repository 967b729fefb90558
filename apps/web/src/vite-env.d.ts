/// <reference types="vite/client" />

/** The tables of the languages in which calendars speak. */
declare module 'virtual:date-languages';

declare module 'virtual:words' {
  import type { ScreenCatalogue, Words } from '@waypost/i18n/catalogues';
  import type { Locale } from '@waypost/i18n/locale';

  interface Language {
    /** The words of every first visit. */
    readonly first: Words;
    readonly later: Partial<Readonly<Record<ScreenCatalogue, () => Promise<Words>>>>;
  }
  export const languages: Readonly<Record<Locale, () => Promise<Language>>>;
}
