import type { ScreenCatalogue } from '@waypost/i18n/catalogues';

/** What a first visit, to the dashboard, says: one file of each language holds it. */
export const FIRST_WORDS: readonly ScreenCatalogue[] = [
  'shell',
  'ui',
  'connections/notices',
  'dashboard',
  'posts',
  'profiles',
  'stats',
];
