import { granted } from '../consent/permissions.ts';
import { authenticate } from '../consent/tokens.ts';
import type { Auth, GraphContext } from '../graph/context.ts';
import { GraphError, missingObject } from '../graph/graph-error.ts';
import type { Account } from './state.ts';

type Need = { permissions: string[]; tasks: string[] };

export const TO_READ: Need = { permissions: ['instagram_basic'], tasks: [] };
export const TO_PUBLISH: Need = {
  permissions: ['instagram_basic', 'instagram_content_publish'],
  tasks: ['CREATE_CONTENT', 'MANAGE'],
};
export const TO_MEASURE: Need = {
  permissions: ['instagram_basic', 'instagram_manage_insights'],
  tasks: ['ANALYZE', 'MANAGE'],
};
export const TO_COMMENT: Need = {
  permissions: ['instagram_basic', 'instagram_manage_comments'],
  tasks: ['MODERATE', 'MANAGE'],
};
export const TO_DELETE: Need = { permissions: ['instagram_manage_contents'], tasks: ['CREATE_CONTENT', 'MANAGE'] };

/**
 * The account of the path, called with the token of its Page or of a person who ticked that Page and has a role on it.
 * Whoever else asks finds nothing there. `id` is what the caller named, for the words of the refusal.
 */
export function asAccount(ctx: GraphContext, accountId: string, need: Need, id = accountId): Account {
  const auth = authenticate(ctx);
  const account = ctx.instagram.state.accounts.get(accountId);
  if (!account || !reaches(ctx, auth, account)) throw missingObject(ctx.call.method, id);
  for (const permission of need.permissions) {
    if (granted(auth, permission)) continue;
    throw new GraphError(10, undefined, {
      message: `(#10) Application does not have permission for this action: it requires the ${permission} permission`,
    });
  }
  const roles =
    auth.kind === 'app' ? [] : (ctx.state.pages.get(account.pageId ?? '')?.roles[auth.token.personId] ?? []);
  if (need.tasks.length > 0 && !need.tasks.some((task) => roles.includes(task))) {
    throw new GraphError(200, undefined, {
      message: `(#200) Requires one of the tasks ${need.tasks.join(', ')} on the Page of this Instagram account`,
    });
  }
  return account;
}

function reaches(ctx: GraphContext, auth: Auth, account: Account): boolean {
  if (auth.kind === 'app' || account.pageId === undefined) return false;
  if (auth.kind === 'page') return auth.token.pageId === account.pageId;
  return (
    auth.grant.pageIds.includes(account.pageId) &&
    ctx.state.pages.get(account.pageId)?.roles[auth.token.personId] !== undefined
  );
}
