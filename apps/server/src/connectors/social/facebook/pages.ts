import { numberAt, textAt } from '../json.ts';
import { checkToken } from '../meta-graph/consent.ts';
import type { MetaGraph } from '../meta-graph/meta-graph.ts';
import { managedPages, mayPublish } from '../meta-graph/pages.ts';
import type { GrantAccess, PageAccess, RemotePage } from '../port.ts';
import { asking, fbErrors } from './error-classes.ts';

const FIELDS = 'id,name,access_token,tasks,followers_count,picture{url}';

export const listPages = (graph: MetaGraph, grant: GrantAccess): Promise<RemotePage[]> =>
  asking(() => managedPages(graph, grant, FIELDS, readPage));

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
