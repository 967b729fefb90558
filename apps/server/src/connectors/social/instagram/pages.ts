import { at, numberAt, textAt } from '../json.ts';
import { checkToken } from '../meta-graph/consent.ts';
import type { MetaGraph } from '../meta-graph/meta-graph.ts';
import { managedPages, mayPublish } from '../meta-graph/pages.ts';
import type { GrantAccess, PageAccess, RemotePage } from '../port.ts';
import { asking, igErrors } from './error-classes.ts';

const FIELDS = 'id,access_token,tasks,instagram_business_account{id,username,name,profile_picture_url,followers_count}';

/** Professional accounts that are linked to a page of the person; a page without one has nothing to list. */
export const listAccounts = (graph: MetaGraph, grant: GrantAccess): Promise<RemotePage[]> =>
  asking(() => managedPages(graph, grant, FIELDS, readAccount));

function readAccount(page: unknown): RemotePage | null {
  const account = at(page, 'instagram_business_account');
  const id = textAt(account, 'id');
  if (id === null) return null;
  const token = textAt(page, 'access_token');
  const username = textAt(account, 'username');
  return {
    id,
    name: username === null ? (textAt(account, 'name') ?? id) : `@${username}`,
    image: textAt(account, 'profile_picture_url'),
    admin: token !== null && mayPublish(page),
    followers: numberAt(account, 'followers_count'),
    // Instagram has no tokens of its own on this path: the page's token acts for the account that is linked to it.
    token,
    organizationUrn: null,
    isFeed: false,
  };
}

/** What publishing cannot do without. */
const NEEDED = ['instagram_basic', 'instagram_content_publish'];

export function checkAccount(graph: MetaGraph, page: PageAccess): Promise<void> {
  return asking(async () => {
    await checkToken(graph, page, NEEDED, igErrors);
    await graph.get(page.pageId, { fields: 'id' }, page.token);
  });
}

export function countFollowers(graph: MetaGraph, page: PageAccess): Promise<number | null> {
  return asking(async () => {
    const { body } = await graph.get(page.pageId, { fields: 'followers_count' }, page.token);
    return numberAt(body, 'followers_count');
  });
}
