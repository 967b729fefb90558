import { pageTokenFor } from '../consent/page-token.ts';
import type { GraphContext } from '../graph/context.ts';
import { type Field, names, pick, type Resolvers } from '../graph/fields.ts';
import { renderAccount } from '../instagram/nodes.ts';
import type { Page, Token } from './state.ts';

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
