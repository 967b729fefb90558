import { listAt, textAt } from '../json.ts';
import type { GrantAccess, RemotePage } from '../port.ts';
import { type GraphAnswer, GraphFailure, type MetaGraph, type Params } from './meta-graph.ts';

const MAX_PAGES = 100;

/** Walks a list to its end: `next` decides, not the length, because a page in the middle may be empty. */
export async function* pagesOf(
  graph: MetaGraph,
  path: string,
  params: Params,
  token: string,
): AsyncGenerator<GraphAnswer> {
  let limit = typeof params.limit === 'number' ? params.limit : null;
  let ask = (atMost: number | null) => graph.get(path, { ...params, limit: atMost }, token);
  for (let n = 1; ; n += 1) {
    if (n > MAX_PAGES) throw new GraphFailure(null, null, null, { cause: new Error('The list has no end') });
    const answer = await ask(limit).catch((error: unknown) => {
      if (limit === null || limit < 2 || !isTooMuch(error)) throw error;
      return null;
    });
    if (answer === null) {
      limit = Math.floor((limit ?? 2) / 2);
      continue;
    }
    yield answer;
    const next = textAt(answer.body, 'paging', 'next');
    if (next === null) return;
    ask = (atMost) => graph.follow(withLimit(next, atMost), token);
  }
}

/**
 * "Please reduce the amount of data you're asking for, then retry your request": code 1, which otherwise means a passing
 * trouble, for lists of posts that are heavy to gather (Graph API, "Handle errors").
 */
const isTooMuch = (error: unknown) =>
  error instanceof GraphFailure &&
  error.envelope?.code === 1 &&
  /reduce the amount of data/i.test(error.envelope.message);

function withLimit(next: string, limit: number | null): string {
  const url = URL.parse(next);
  if (limit === null || !url?.searchParams.has('limit')) return next;
  url.searchParams.set('limit', String(limit));
  return url.href;
}

/** What `read` makes of each Page that the person gave, once per id; a Page of which it makes nothing is left out. */
export async function managedPages(
  graph: MetaGraph,
  grant: GrantAccess,
  fields: string,
  read: (page: unknown) => RemotePage | null,
): Promise<RemotePage[]> {
  const found = new Map<string, RemotePage>();
  for await (const { body } of pagesOf(graph, 'me/accounts', { fields, limit: 100 }, grant.accessToken))
    for (const item of listAt(body, 'data')) {
      const page = read(item);
      if (page) found.set(page.id, page);
    }
  return [...found.values()];
}

/** Either task lets a person publish as the page, also to the Instagram account behind it (Pages API, "Tasks"). */
const PUBLISHING_TASKS = ['MANAGE', 'CREATE_CONTENT'];

export function mayPublish(page: unknown): boolean {
  const tasks = listAt(page, 'tasks');
  return PUBLISHING_TASKS.some((task) => tasks.includes(task));
}
