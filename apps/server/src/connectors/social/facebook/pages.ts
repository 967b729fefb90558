import { listAt, numberAt, textAt } from '../json.ts';
import { checkToken } from '../meta-graph/consent.ts';
import type { MetaGraph } from '../meta-graph/meta-graph.ts';
import { mayPublish, pagesOf } from '../meta-graph/pages.ts';
import type { GrantAccess, PageAccess, RemotePage } from '../port.ts';
import { asking, fbErrors } from './error-classes.ts';

const FIELDS = 'id,name,access_token,tasks,followers_count,picture{url}';

export function listPages(graph: MetaGraph, grant: GrantAccess): Promise<RemotePage[]> {
  return asking(async () => {
    const found = new Map<string, RemotePage>();
    for await (const { body } of pagesOf(graph, 'me/accounts', { fields: FIELDS, limit: 100 }, grant.accessToken))
      for (const item of listAt(body, 'data')) {
        const page = readPage(item);
        if (page) found.set(page.id, page);
      }
    return [...found.values()];
  });
}

function readPage(item: unknown): RemotePage | null {
  const id = textAt(item, 'id');
  if (id === null) return null;
  const token = textAt(item, 'access_token');
  return {
    id,
    name: textAt(item, 'name') ?? id,
    image: textAt(item, 'picture', 'data', 'url'),
    admin: token !== null && mayPublish(item),
    followers: numberAt(item, 'followers_count'),
    token,
    organizationUrn: null,
    isFeed: false,
  };
}

/** What publishing cannot do without; figures and comments may be missing. */
const NEEDED = ['pages_manage_posts', 'pages_read_engagement'];

export function checkPage(graph: MetaGraph, page: PageAccess): Promise<void> {
  return asking(async () => {
    await checkToken(graph, page, NEEDED, fbErrors);
    await graph.get(page.pageId, { fields: 'id' }, page.token);
  });
}
