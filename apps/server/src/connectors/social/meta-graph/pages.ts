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
  let answer = await graph.get(path, params, token);
  for (let n = 1; ; n += 1) {
    yield answer;
    const next = textAt(answer.body, 'paging', 'next');
    if (next === null) return;
    if (n === MAX_PAGES) throw new GraphFailure(null, null, null, { cause: new Error('The list has no end') });
    answer = await graph.follow(next, token);
  }
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
