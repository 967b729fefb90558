import type { FastifyRequest } from 'fastify';
import { notFound } from '../errors/index.ts';

export interface Page {
  readonly page: number;
  readonly page_size: number;
}

/** The list envelope of the API; an unknown page answers 404. `next` and `previous` keep the other query parameters. */
export function pageOf<T>(request: FastifyRequest, { page, page_size }: Page, count: number, results: T[]) {
  if (page > 1 && (page - 1) * page_size >= count) throw notFound();
  return {
    count,
    next: page * page_size < count ? linkTo(request, page + 1) : null,
    previous: page > 1 ? linkTo(request, page - 1) : null,
    results,
  };
}

function linkTo(request: FastifyRequest, page: number): string {
  const [path = '', query] = request.url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('page', String(page));
  return `${path}?${parameters}`;
}

/** A list that is told whole. */
export const onePage = <T>(results: T[]) => ({ count: results.length, next: null, previous: null, results });
