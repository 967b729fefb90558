import type { FastifyRequest } from 'fastify';
import { notFound } from '../errors/index.ts';

/** How many rows a page of a list that is walked has. */
export const WALK_SIZE = 50;

export interface Page {
  readonly page: number;
  readonly page_size: number;
}

/** The list envelope of the API; an unknown page answers 404. `next` and `previous` keep the other query parameters. */
export function pageOf<T>(request: FastifyRequest, { page, page_size }: Page, count: number, results: T[]) {
  if (page > 1 && (page - 1) * page_size >= count) throw notFound();
  return {
    count,
    next: page * page_size < count ? linkTo(request, { page: page + 1 }) : null,
    previous: page > 1 ? linkTo(request, { page: page - 1 }) : null,
    results,
  };
}

/** The same list elsewhere: by a page's number, and by a cursor where a list has any. */
export function linkTo(
  request: FastifyRequest,
  to: { page: number | string; after?: string; before?: string },
): string {
  const [path = '', query] = request.url.split('?', 2);
  const parameters = new URLSearchParams(query);
  for (const cursor of ['after', 'before']) parameters.delete(cursor);
  for (const [name, value] of Object.entries(to)) parameters.set(name, String(value));
  return `${path}?${parameters}`;
}

/** Of the rows of a list that is walked, one more than a page was asked for, if there is one. */
export function walkedPage<Row extends { readonly id: number; readonly place_at: number }, T>(
  request: FastifyRequest,
  rows: readonly Row[],
  present: (row: Row) => T,
) {
  const shown = rows.slice(0, WALK_SIZE);
  const last = rows.length > WALK_SIZE ? shown.at(-1) : undefined;
  return { next: last ? linkTo(request, { page: `${last.place_at}.${last.id}` }) : null, results: shown.map(present) };
}

/** A list that is told whole. */
export const onePage = <T>(results: T[]) => ({ count: results.length, next: null, previous: null, results });
