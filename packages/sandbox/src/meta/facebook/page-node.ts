import { issuePageToken } from '../consent/tokens.ts';
import type { GraphContext, Handler } from '../graph/context.ts';
import { type Field, names, pick, type Resolvers } from '../graph/fields.ts';
import { missingObject } from '../graph/graph-error.ts';
import { renderAccount } from '../instagram/media/nodes.ts';
import type { Page, Token } from './state.ts';

/** The page's token as a page read shows it: its own, or the one of a person who ticked the page in the dialog. */
function pageTokenFor(ctx: GraphContext, page: Page, token: Token): string | undefined {
  if (token.kind === 'page') return token.pageId === page.id ? token.token : undefined;
  const grant = ctx.state.grants.get(token.personId);
  if (!grant?.pageIds.includes(page.id) || grant.permissions.pages_show_list !== 'granted') return undefined;
  return issuePageToken(ctx, token, page.id).token;
}

function resolvers(ctx: GraphContext, token: Token): Resolvers<Page> {
  const link = (page: Page) => `${ctx.publicUrl()}/facebook/wall/${page.id}`;
  // Facebook leaves the key out for a Page without a professional account, and for whoever may not read that.
  const linkedAccount = (page: Page, field: Field) => {
    const account = ctx.instagram.state.accountOfPage(page.id);
    if (!account || ctx.state.grants.get(token.personId)?.permissions.instagram_basic !== 'granted') return undefined;
    return renderAccount(ctx, account, field.children.length > 0 ? field.children : names('id'));
  };
  return {
    id: (page) => page.id,
    name: (page) => page.name,
    username: (page) => page.username,
    category: (page) => page.category,
    category_list: (page) => [{ id: '2200', name: page.category }],
    about: (page) => page.category,
    link,
    access_token: (page) => pageTokenFor(ctx, page, token),
    tasks: (page) => page.roles[token.personId],
    followers_count: (page) => page.followers,
    fan_count: (page) => page.followers,
    is_published: () => true,
    verification_status: () => 'not_verified',
    picture: (page) => ({
      data: { height: 50, is_silhouette: false, url: `${ctx.publicUrl()}/media/avatar/${page.id}`, width: 50 },
    }),
    instagram_business_account: linkedAccount,
    connected_instagram_account: linkedAccount,
  };
}

export function renderPage(ctx: GraphContext, page: Page, fields: Field[], token: Token): Record<string, unknown> {
  return pick('Page', page, fields, resolvers(ctx, token));
}

/** The picture edge redirects to the image unless `redirect=0`; reading it needs no token, as on Facebook. */
export const readPicture: Handler = (ctx) => {
  const id = ctx.segments[0] ?? '';
  if (!ctx.state.pages.has(id) && !ctx.state.people.has(id)) throw missingObject('get', id);
  const url = `${ctx.publicUrl()}/media/avatar/${id}`;
  if (ctx.params.flag('redirect') === false) {
    return { data: { height: 50, is_silhouette: false, url, width: 50 } };
  }
  return { redirectTo: url };
};
