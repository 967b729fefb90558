/** What may be typed to search the library, and as many of its words are looked for. */
export const LIBRARY_SEARCH_MAX = 100;
export const LIBRARY_WORDS_MAX = 8;
/** Beyond as many nobody counts, and nobody pages: who has so many says more. */
export const LIBRARY_COUNTED = 1_000;
/** Where several words are looked for, or others than were typed: who finds so many says more rather than turning pages. */
export const LIBRARY_COUNTED_BY_WORDS = 200;

/** Options as filters show them: what lacks a slug or a name is dropped (LIB-014). */
export const shownOptions = <O extends { readonly slug?: string | null; readonly name?: string | null }>(
  options: readonly O[],
): (O & { readonly slug: string; readonly name: string })[] =>
  options.filter((option): option is O & { slug: string; name: string } => Boolean(option.slug && option.name));

/** A link as it is shown and opened: without a scheme it gets `http://` (LIB-012). */
export const linkAddress = (link: string): string => (/^https?:\/\//i.test(link) ? link : `http://${link}`);
