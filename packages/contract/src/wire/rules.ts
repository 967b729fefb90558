export { type Locale, TIME_ZONE } from '@waypost/i18n/locale';

export const PAGE_SIZES = { default: 20, max: 500, media: 12, analytics: 10, top: 5 } as const;
/** As many things of one kind as staff keep in an order: announcements, videos. Beyond it no further one is made or restored. */
export const ORDER_MAX = 500;
/** How long nothing must have changed before a list is read again: after a choice, and while somebody types (LIMITS-002). */
export const DEBOUNCE_MS = { list: 300, keyword: 500 } as const;
/** As many pages as a list may follow by itself (SHELL-048). */
export const PAGES_FOLLOWED = 5;

export const TOAST_MS = 5_000;
/** An address as people type it, made whole: without a scheme it is https (ADV-004). Null for nothing. */
export function completeAddress(typed: string | null | undefined): string | null {
  const text = typed?.trim() ?? '';
  if (text === '') return null;
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
}

/** Whether a whole address leads to a page of the web, under its own name and nobody's password. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^https?:\/\/[^/\\]/i.test(text) || /\s/.test(text)) return false;
  return url.hostname.includes('.') && url.username === '' && url.password === '';
}
