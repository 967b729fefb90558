import { accessToken, debugToken } from '../consent/oauth.ts';
import { accounts, me, permissions, revoke } from '../consent/people.ts';
import { readInsights, readVideoInsights } from '../facebook/figures/insights.ts';
import { readPicture } from '../facebook/page-node.ts';
import { listPhotos, publishPhoto } from '../facebook/photos/photos.ts';
import { listComments, writeComment } from '../facebook/posts/comments.ts';
import { listFeed, publishFeed } from '../facebook/posts/feed.ts';
import { removeObject, updatePost } from '../facebook/posts/post.ts';
import { listReels, publishReel } from '../facebook/videos/reels.ts';
import { listVideos, publishVideo } from '../facebook/videos/videos.ts';
import { findInstagramHandler } from '../instagram/routes.ts';
import type { GraphContext, Handler } from './context.ts';
import { readObject } from './read-object.ts';

/** Endpoints with a fixed first segment. */
const FIXED: Record<string, Handler> = {
  'GET oauth/access_token': accessToken,
  'POST oauth/access_token': accessToken,
  'GET debug_token': debugToken,
  'GET me': me,
};

/** Edges below an object: method, name of the edge. */
const EDGES: Record<string, Handler> = {
  'GET accounts': accounts,
  'GET permissions': permissions,
  'DELETE permissions': revoke,
  'GET picture': readPicture,
  'GET feed': listFeed,
  'GET posts': listFeed,
  'GET published_posts': listFeed,
  'POST feed': publishFeed,
  'GET photos': listPhotos,
  'POST photos': publishPhoto,
  'GET videos': listVideos,
  'POST videos': publishVideo,
  'GET video_reels': listReels,
  'POST video_reels': publishReel,
  'GET comments': listComments,
  'POST comments': writeComment,
  'GET insights': readInsights,
  'GET video_insights': readVideoInsights,
};

const OBJECT: Record<string, Handler> = { GET: readObject, POST: updatePost, DELETE: removeObject };

function findFacebookHandler(method: string, segments: string[]): Handler | undefined {
  const fixed = FIXED[`${method} ${segments.join('/')}`];
  if (fixed) return fixed;
  const [id, edge] = segments;
  if (id === undefined) return undefined;
  if (edge !== undefined) return EDGES[`${method} ${edge}`];
  return /^[\d_]+$/.test(id) ? OBJECT[method] : undefined;
}

/** Instagram lives on the same host; the object of the path decides whose endpoint it is. */
export function findHandler(ctx: GraphContext): Handler | undefined {
  return findInstagramHandler(ctx) ?? findFacebookHandler(ctx.call.method, ctx.segments);
}
