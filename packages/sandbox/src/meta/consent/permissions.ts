import type { Page } from '../facebook/state.ts';
import type { Auth, GraphContext } from '../graph/context.ts';
import { GraphError, missingObject } from '../graph/graph-error.ts';
import { authenticate } from './tokens.ts';

/** Permissions that the login dialog knows, with the words it shows. */
export const PERMISSIONS: Record<string, string> = {
  public_profile: 'Your name and profile picture',
  email: 'Your e-mail address',
  pages_show_list: 'Show a list of the Pages you manage',
  pages_read_engagement: 'Read content posted on the Page',
  pages_read_user_content: 'Read user content on your Page',
  pages_manage_posts: 'Create and manage content on your Page',
  pages_manage_engagement: 'Manage comments on your Page',
  pages_manage_metadata: 'Manage accounts, settings and webhooks for a Page',
  publish_video: 'Publish videos to your timeline',
  read_insights: 'Access insights for your Page and app',
  business_management: 'Manage your business',
  ads_management: 'Manage ads',
  ads_read: 'Read ads data',
  instagram_basic: 'Access profile and posts of the Instagram account connected to your Page',
  instagram_content_publish: 'Upload media and create posts for the Instagram account connected to your Page',
  instagram_manage_insights: 'Access insights for the Instagram account connected to your Page',
  instagram_manage_comments: 'Manage comments for the Instagram account connected to your Page',
  instagram_manage_contents: 'Delete content of the Instagram account connected to your Page',
};

type Need = { permission: string; tasks: string[]; code: 10 | 200 };

export const TO_PUBLISH: Need = { permission: 'pages_manage_posts', tasks: ['CREATE_CONTENT', 'MANAGE'], code: 200 };
export const TO_READ: Need = { permission: 'pages_read_engagement', tasks: [], code: 10 };
export const TO_COMMENT: Need = { permission: 'pages_manage_engagement', tasks: ['MODERATE', 'MANAGE'], code: 200 };
export const TO_MEASURE: Need = { permission: 'read_insights', tasks: ['ANALYZE', 'MANAGE'], code: 200 };

export function granted(auth: Auth, permission: string): boolean {
  return auth.kind !== 'app' && auth.grant.permissions[permission] === 'granted';
}

function checkNeed(auth: Auth, page: Page, need: Need): void {
  if (auth.kind === 'app' || !granted(auth, need.permission)) {
    throw new GraphError(need.code, undefined, {
      message:
        need.code === 10
          ? `(#10) This endpoint requires the '${need.permission}' permission or the 'Page Public Content Access' feature. Refer to https://developers.facebook.com/docs/apps/review for more information.`
          : `(#200) If posting to a page, requires both pages_read_engagement and ${need.permission} as an admin with sufficient administrative permission`,
    });
  }
  const tasks = page.roles[auth.token.personId] ?? [];
  if (need.tasks.length > 0 && !need.tasks.some((task) => tasks.includes(task))) {
    throw new GraphError(200, undefined, {
      message: `(#200) Requires one of the tasks ${need.tasks.join(', ')} on the Page`,
    });
  }
}

/** The page of the path, called with that page's own token. */
export function asPage(
  ctx: GraphContext,
  pageId: string,
  need: Need,
): { page: Page; auth: Exclude<Auth, { kind: 'app' }> } {
  const auth = authenticate(ctx);
  const page = ctx.state.pages.get(pageId);
  if (!page) throw missingObject(ctx.call.method, pageId);
  if (auth.kind !== 'page') throw new GraphError(need.code === 10 ? 210 : 200);
  if (auth.token.pageId !== pageId) throw new GraphError(need.code);
  checkNeed(auth, page, need);
  return { page, auth };
}

/** For reads of one object: the page's token, or the token of a person with a role on the page. Others see nothing there. */
export function mayRead(ctx: GraphContext, pageId: string, id: string, need: Need = TO_READ): Auth {
  const auth = authenticate(ctx);
  const page = ctx.state.pages.get(pageId);
  if (!page || auth.kind === 'app') throw missingObject(ctx.call.method, id);
  if (auth.kind === 'page' ? auth.token.pageId !== pageId : !page.roles[auth.token.personId]) {
    throw missingObject(ctx.call.method, id);
  }
  checkNeed(auth, page, need);
  return auth;
}
