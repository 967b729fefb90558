import type { Page } from '../../platform/query/pages.ts';

/** While somebody looks, lists read themselves again as often as the page that leads to them. */
export const AGAIN_MS = 15_000;

/** A list that nobody counts, as a list that is read in pages. */
export const uncounted = async <T>(
  answer: Promise<{ readonly next: string | null; readonly results: readonly T[] }>,
): Promise<Page<T>> => {
  const page = await answer;
  return { ...page, count: page.results.length };
};
