/** Whether a dialog stands above the page; one that is closing is drawn for a while longer, and the page is open again. */
const isBehindDialog = (): boolean => document.querySelector('[inert] main') !== null;

/** In a dialog that is closing: what takes the focus there loses it in a moment. */
export const isLeaving = (place: Element): boolean => place.closest('[aria-modal]') !== null && !isBehindDialog();

/** Where the focus goes when what had it is gone: the topmost dialog, else the page. From nowhere the next key begins at the very top. */
export function focusPage(): void {
  const places = document.querySelectorAll<HTMLElement>(isBehindDialog() ? '[aria-modal]' : 'main');
  [...places].at(-1)?.focus({ preventScroll: true });
}
