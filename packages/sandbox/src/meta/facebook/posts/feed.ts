import { nextId } from '../../../platform/ids.ts';
import { asPage, TO_PUBLISH, TO_READ } from '../../consent/permissions.ts';
import type { Auth, GraphContext, Handler } from '../../graph/context.ts';
import { parseFields } from '../../graph/fields.ts';
import { GraphError, invalidParameter } from '../../graph/graph-error.ts';
import { paginate } from '../../graph/paging.ts';
import type { Photo, Post } from '../state.ts';
import { ripenAll } from '../videos/video-life.ts';
import { POST_DEFAULT, renderPost } from './post-node.ts';

/** Limit that several public clients hold to; Facebook does not print it. */
const MESSAGE_MAX = 63_206;

export function checkMessage(message: string | undefined): void {
  if (message !== undefined && message.length > MESSAGE_MAX) {
    throw invalidParameter(`Param message must be at most ${MESSAGE_MAX} characters long`);
  }
}

/** Refuses text that equals the last post of the page (506), as Facebook does with posts in quick succession. */
export function checkDuplicate(ctx: GraphContext, post: Pick<Post, 'pageId' | 'message' | 'photoIds'>): void {
  const { enabled, windowMs, alsoWithMedia } = ctx.settings.duplicateText;
  if (!enabled || !post.message || (post.photoIds.length > 0 && !alsoWithMedia)) return;
  const last = ctx.state.lastOut(post.pageId);
  if (last && last.message === post.message && ctx.clock.now() - last.createdAt < windowMs) throw new GraphError(506);
}

function attachedPhotos(ctx: GraphContext, pageId: string): Photo[] {
  return ctx.params.list('attached_media').map((item) => {
    const id = item !== null && typeof item === 'object' && 'media_fbid' in item ? String(item.media_fbid) : undefined;
    const photo = id === undefined ? undefined : ctx.state.livePhoto(id, ctx.clock.now());
    if (!photo || photo.pageId !== pageId)
      throw invalidParameter('Param attached_media contains an invalid media_fbid');
    const holder = photo.postId ? ctx.state.posts.get(photo.postId) : undefined;
    if (photo.published || (holder?.published && !holder.gone)) throw new GraphError(100, 1366051);
    return photo;
  });
}

function checkLink(link: string | undefined): void {
  if (link === undefined) return;
  if (!URL.canParse(link) || !/^https?:$/.test(new URL(link).protocol)) {
    throw invalidParameter('link URL is not properly formatted');
  }
}

/** Puts a post on the page's books, seen or unseen, and ties its photos to it. */
export function createPost(ctx: GraphContext, draft: Omit<Post, 'id' | 'createdAt' | 'updatedAt' | 'appId'>): Post {
  const now = ctx.clock.now();
  const post = ctx.state.addPost({
    ...draft,
    id: `${draft.pageId}_${nextId()}`,
    appId: ctx.app.id,
    createdAt: now,
    updatedAt: now,
  });
  for (const id of post.photoIds) {
    const photo = ctx.state.photos.get(id);
    if (photo) ctx.state.photos.put(id, { ...photo, postId: post.id, published: post.published, expiresAt: undefined });
  }
  ctx.call.sideEffects.push({ kind: post.published ? 'post.published' : 'post.created', id: post.id });
  return post;
}

export function createdAnswer(ctx: GraphContext, auth: Auth, post: Post): Record<string, unknown> {
  const fields = ctx.params.text('fields');
  return fields ? renderPost(ctx, auth, post, parseFields(fields)) : { id: post.id };
}

export const publishFeed: Handler = (ctx) => {
  const { page, auth } = asPage(ctx, ctx.segments[0] ?? '', TO_PUBLISH);
  const message = ctx.params.text('message');
  const link = ctx.params.text('link');
  checkMessage(message);
  checkLink(link);
  const photos = attachedPhotos(ctx, page.id);
  if (!message?.trim() && !link && photos.length === 0) throw new GraphError(197);
  if (ctx.params.text('scheduled_publish_time')) {
    throw invalidParameter('The specified scheduled publish time is invalid.');
  }
  const published = ctx.params.flag('published') ?? ctx.params.flag('is_published') ?? true;
  const draft = { pageId: page.id, message, link, photoIds: photos.map((photo) => photo.id), published };
  if (published) checkDuplicate(ctx, draft);
  return createdAnswer(ctx, auth, createPost(ctx, draft));
};

export const listFeed: Handler = (ctx) => {
  const { page, auth } = asPage(ctx, ctx.segments[0] ?? '', TO_READ);
  const asked = ctx.params.text('fields');
  const fields = asked ? parseFields(asked) : POST_DEFAULT;
  const [since, until] = [ctx.params.time('since'), ctx.params.time('until')];
  ripenAll(ctx);
  const posts = ctx.state.wallOf(page.id).filter((post) => {
    // Reels are not in the feed; they have a list of their own.
    if (post.videoId && ctx.state.videos.get(post.videoId)?.kind === 'reel') return false;
    if (since !== undefined && post.createdAt < since) return false;
    return until === undefined || post.createdAt <= until;
  });
  return paginate(ctx, { items: posts, idOf: (post) => post.id }, (post) => renderPost(ctx, auth, post, fields));
};
