export type { Locale } from '@waypost/i18n/locale';

/** All times are shown in this zone (SHELL-014). */
export const TIME_ZONE = 'America/Toronto';

export const PAGE_SIZES = { default: 20, max: 500, media: 12, analytics: 10, top: 5 } as const;
export const LIST_DEBOUNCE_MS = 300;

export const TOAST_MS = 5_000;
