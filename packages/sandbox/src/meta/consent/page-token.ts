import type { Page, Token } from '../facebook/state.ts';
import type { GraphContext } from '../graph/context.ts';
import { issuePageToken } from './tokens.ts';

/** The page's token as a page read shows it: its own, or the one of a person who ticked the page in the dialog. */
export function pageTokenFor(ctx: GraphContext, page: Page, token: Token): string | undefined {
  if (token.kind === 'page') return token.pageId === page.id ? token.token : undefined;
  const grant = ctx.state.grants.get(token.personId);
  if (!grant?.pageIds.includes(page.id) || grant.permissions.pages_show_list !== 'granted') return undefined;
  return issuePageToken(ctx, token, page.id).token;
}
