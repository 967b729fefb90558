import type { GraphContext, Handler } from '../graph/context.ts';
import { createContainer } from './containers/containers.ts';
import { publishContainer, readPublishingLimit } from './containers/publish.ts';
import { readAccountInsights, readMediaInsights } from './figures/insights.ts';
import { listIgComments, listReplies, removeIgComment, writeIgComment, writeReply } from './media/comments.ts';
import { listChildren, listMedia, readInstagramObject, removeMedia } from './media/media.ts';

const ACCOUNT: Record<string, Handler> = {
  'GET ': readInstagramObject,
  'GET media': listMedia,
  'POST media': createContainer,
  'POST media_publish': publishContainer,
  'GET content_publishing_limit': readPublishingLimit,
  'GET insights': readAccountInsights,
};
const MEDIA: Record<string, Handler> = {
  'GET ': readInstagramObject,
  'DELETE ': removeMedia,
  'GET children': listChildren,
  'GET comments': listIgComments,
  'POST comments': writeIgComment,
  'GET insights': readMediaInsights,
};
const COMMENT: Record<string, Handler> = {
  'GET ': readInstagramObject,
  'DELETE ': removeIgComment,
  'GET replies': listReplies,
  'POST replies': writeReply,
};
const CONTAINER: Record<string, Handler> = { 'GET ': readInstagramObject };

/** Edges that no Facebook object has: an unknown id before them is a missing account, not an unknown path. */
const OWN_EDGES = new Set(['media', 'media_publish', 'content_publishing_limit']);

/** The endpoint, when the path names an object of Instagram. */
export function findInstagramHandler(ctx: GraphContext): Handler | undefined {
  const [id = '', edge = ''] = ctx.segments;
  const { state } = ctx.instagram;
  const key = `${ctx.call.method} ${edge}`;
  if (state.accounts.has(id) || OWN_EDGES.has(edge)) return ACCOUNT[key];
  if (state.containers.has(id)) return CONTAINER[key];
  if (state.comments.has(id)) return COMMENT[key];
  return state.media.has(id) || state.albumOf(id) ? MEDIA[key] : undefined;
}
