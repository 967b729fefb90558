import type { PageItem } from '@waypost/contract/connections';

/** Why a page cannot be chosen; the page in use is never blocked by being taken (CONN-014, 016). */
export function blockOf(page: PageItem): 'taken' | 'notAdmin' | null {
  if (page.taken && !page.current) return 'taken';
  return page.admin ? null : 'notAdmin';
}

/** The page that is taken without a click: the only one listed, and free (CONN-034). */
export function singlePage(pages: readonly PageItem[]): PageItem | null {
  const [only] = pages;
  return only && pages.length === 1 && blockOf(only) === null ? only : null;
}
