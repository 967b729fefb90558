export interface Page<T> {
  readonly count: number;
  readonly next: string | null;
  readonly results: readonly T[];
}

/** The `page` that a `next` link of the API asks for. */
export function pageOf(next: string | null): string | undefined {
  return next ? (new URL(next, 'http://localhost').searchParams.get('page') ?? undefined) : undefined;
}

/** Reads from `first` on and follows `next` until `limit` pages are read (SHELL-048: five at most, unless all are asked for). */
export async function fetchPages<T>(
  load: (page: string | undefined) => Promise<Page<T>>,
  limit: number,
  first?: string,
): Promise<Page<T>> {
  const results: T[] = [];
  let wanted = first;
  for (let fetched = 1; ; fetched += 1) {
    const page = await load(wanted);
    results.push(...page.results);
    wanted = pageOf(page.next);
    if (wanted === undefined || fetched >= limit) return { count: page.count, next: page.next, results };
  }
}
