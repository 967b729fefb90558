import { at, listAt, numberAt, textAt } from '../json.ts';
import { type MetaGraph, pagesOf } from '../meta-graph.ts';
import type { GrantAccess, PageAccess, RemotePage } from '../port.ts';
import { SocialError } from '../port.ts';
import { asking, refusalOf } from './error-classes.ts';
import type { FbReason } from './reasons.ts';

const FIELDS = 'id,name,access_token,tasks,followers_count,picture{url}';
/** Either task lets a person publish as the page (Pages API, "Tasks"). */
const PUBLISHING_TASKS = ['MANAGE', 'CREATE_CONTENT'];

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
  const tasks = listAt(item, 'tasks');
  return {
    id,
    name: textAt(item, 'name') ?? id,
    image: textAt(item, 'picture', 'data', 'url'),
    admin: token !== null && PUBLISHING_TASKS.some((task) => tasks.includes(task)),
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
    const inspected = await graph.get('debug_token', { input_token: page.token }, graph.appToken);
    const token = at(inspected.body, 'data');
    const code = numberAt(token, 'error', 'code');
    if (code !== null)
      throw new SocialError(
        refusalOf(
          {
            code,
            subcode: numberAt(token, 'error', 'subcode'),
            message: textAt(token, 'error', 'message') ?? '',
            transient: false,
            userMessage: null,
            traceId: null,
          },
          null,
        ),
      );
    if (at(token, 'is_valid') !== true || textAt(token, 'app_id') !== graph.appId)
      throw broken('fb_token_invalid', 'grant');
    const scopes = listAt(token, 'scopes');
    if (NEEDED.some((scope) => !scopes.includes(scope))) throw broken('fb_permission_missing', 'page');
    await graph.get(page.pageId, { fields: 'id' }, page.token);
  });
}

const broken = (code: FbReason, scope: 'grant' | 'page') =>
  new SocialError({ kind: 'reconnect', scope, code, detail: null });
