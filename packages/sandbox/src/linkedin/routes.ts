import { me, userinfo } from './consent/identity.ts';
import type { RestContext, RestHandler } from './context.ts';
import { memberPostAnalytics } from './figures/member-analytics.ts';
import { shareStatistics } from './figures/statistics.ts';
import { initializeImage, readImage } from './media/images.ts';
import { finalizeVideo, initializeVideo, readVideo } from './media/videos.ts';
import { memberFollowersCount, networkSizes, organizationAcls, readOrganizations } from './organizations.ts';
import { createPost } from './posts/create-post.ts';
import { listPosts, readPost, removePost, updatePost } from './posts/posts.ts';
import { listComments, removeComment, socialActions, socialMetadata, writeComment } from './posts/social.ts';

/** Below `/v2`: no version, no protocol header. */
export const UNVERSIONED: Record<string, RestHandler> = { 'GET userinfo': userinfo, 'GET me': me };

/** Below `/rest`; `*` is one decoded key. */
const VERSIONED: Record<string, RestHandler> = {
  'GET me': me,
  'GET organizationAcls': organizationAcls,
  'GET organizations': readOrganizations,
  'GET organizations/*': readOrganizations,
  'GET networkSizes/*': networkSizes,
  'GET memberFollowersCount': memberFollowersCount,
  'GET images/*': readImage,
  'GET videos/*': readVideo,
  'POST posts': createPost,
  'GET posts': listPosts,
  'GET posts/*': readPost,
  'POST posts/*': updatePost,
  'DELETE posts/*': removePost,
  'GET socialActions/*': socialActions,
  'GET socialActions/*/comments': listComments,
  'POST socialActions/*/comments': writeComment,
  'DELETE socialActions/*/comments/*': removeComment,
  'GET socialMetadata/*': socialMetadata,
  'GET organizationalEntityShareStatistics': shareStatistics,
  'GET memberCreatorPostAnalytics': memberPostAnalytics,
};

const ACTIONS: Record<string, RestHandler> = {
  'images initializeUpload': initializeImage,
  'videos initializeUpload': initializeVideo,
  'videos finalizeUpload': finalizeVideo,
};

export function findHandler(ctx: Pick<RestContext, 'call' | 'query' | 'segments'>): RestHandler | undefined {
  const { segments, call } = ctx;
  const action = call.method === 'POST' && segments.length === 1 ? ctx.query.text('action') : undefined;
  if (action !== undefined) return ACTIONS[`${segments[0]} ${action}`];
  const pattern = segments.map((segment, n) => (n % 2 === 1 ? '*' : segment)).join('/');
  return VERSIONED[`${call.method} ${pattern}`];
}
