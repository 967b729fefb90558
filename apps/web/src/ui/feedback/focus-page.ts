/** Where the focus goes when what had it is gone: the topmost dialog, else the page. From nowhere the next key begins at the very top. */
export const focusPage = (): void =>
  [...document.querySelectorAll<HTMLElement>('main, [role="dialog"]')].at(-1)?.focus({ preventScroll: true });
