export { type Locale, TIME_ZONE } from '@waypost/i18n/locale';

export const PAGE_SIZES = { default: 20, max: 500, media: 12, analytics: 10, top: 5 } as const;
export const LIST_DEBOUNCE_MS = 300;

export const TOAST_MS = 5_000;
