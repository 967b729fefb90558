/** A list as an address says it. */
export const listOfSearch = (said: string | undefined): readonly string[] =>
  (said ?? '').split(',').filter((part) => part !== '');
export const searchOfList = (list: readonly string[]): string | undefined => list.join(',') || undefined;
/** The page that an address names; the first one where it names none. */
export const pageOfSearch = (said: string | undefined): number => Math.max(1, Math.trunc(Number(said)) || 1);
