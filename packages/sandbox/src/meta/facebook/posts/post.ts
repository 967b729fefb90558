import { asPage, TO_COMMENT, TO_PUBLISH } from '../../consent/permissions.ts';
import { authenticate } from '../../consent/tokens.ts';
import type { GraphContext, Handler } from '../../graph/context.ts';
import { invalidParameter, missingObject } from '../../graph/graph-error.ts';
import { findObject, livePost } from '../../graph/objects.ts';
import type { Post } from '../state.ts';
import { checkDuplicate, checkMessage } from './feed.ts';

function release(ctx: GraphContext, post: Post): Post {
  if (post.published) {
    if (ctx.settings.releaseTwiceFails) throw invalidParameter('The post is already published.');
    return post;
  }
  checkDuplicate(ctx, post);
  const now = ctx.clock.now();
  for (const id of post.photoIds) {
    const photo = ctx.state.photos.get(id);
    if (photo) ctx.state.photos.put(id, { ...photo, published: true });
  }
  ctx.call.sideEffects.push({ kind: 'post.published', id: post.id });
  ctx.state.noteOut(post);
  return ctx.state.posts.put(post.id, { ...post, published: true, createdAt: now, updatedAt: now });
}

/** `POST /{page}_{post}`: releases an unpublished post, or changes the text of a post. */
export const updatePost: Handler = (ctx) => {
  const post = livePost(ctx, ctx.segments[0] ?? '');
  asPage(ctx, post.pageId, TO_PUBLISH);
  const message = ctx.params.text('message');
  checkMessage(message);
  const toRelease = ctx.params.flag('is_published') ?? ctx.params.flag('published');
  if (message === undefined && toRelease === undefined) throw invalidParameter('No parameter to change was given');
  if (toRelease === false && post.published) throw invalidParameter('A published post cannot be unpublished.');
  let current = post;
  if (message !== undefined) {
    current = ctx.state.posts.put(post.id, { ...post, message, updatedAt: ctx.clock.now() });
    ctx.call.sideEffects.push({ kind: 'post.edited', id: post.id });
  }
  if (toRelease) release(ctx, current);
  return { success: true };
};

export function removePost(ctx: Pick<GraphContext, 'state' | 'clock'>, post: Post, gone: 'deleted' | 'expired'): void {
  ctx.state.posts.put(post.id, { ...post, gone, updatedAt: ctx.clock.now() });
  for (const id of post.photoIds) {
    const photo = ctx.state.photos.get(id);
    if (photo) ctx.state.photos.put(id, { ...photo, gone: true });
  }
  const video = post.videoId ? ctx.state.videos.get(post.videoId) : undefined;
  if (video) ctx.state.videos.put(video.id, { ...video, gone: true });
}

/** `DELETE /{id}`; a second time the object is not there any more (100/33). */
export const removeObject: Handler = (ctx) => {
  const id = ctx.segments[0] ?? '';
  const found = findObject(ctx, id);
  switch (found?.kind) {
    case 'post':
      asPage(ctx, found.post.pageId, TO_PUBLISH);
      removePost(ctx, found.post, 'deleted');
      break;
    case 'photo': {
      const { photo } = found;
      asPage(ctx, photo.pageId, TO_PUBLISH);
      ctx.state.photos.put(id, { ...photo, gone: true });
      const holder = photo.postId ? ctx.state.posts.get(photo.postId) : undefined;
      if (holder && !holder.gone && holder.photoIds.length === 1) removePost(ctx, holder, 'deleted');
      break;
    }
    case 'video': {
      const { video } = found;
      asPage(ctx, video.pageId, TO_PUBLISH);
      ctx.state.videos.put(id, { ...video, gone: true });
      const holder = video.postId ? ctx.state.posts.get(video.postId) : undefined;
      if (holder && !holder.gone) removePost(ctx, holder, 'deleted');
      break;
    }
    case 'comment':
      asPage(ctx, found.post.pageId, TO_COMMENT);
      ctx.state.comments.put(id, { ...found.comment, gone: true });
      break;
    default:
      authenticate(ctx);
      throw missingObject('delete', id);
  }
  ctx.call.sideEffects.push({ kind: `${found.kind}.deleted`, id });
  return { success: true };
};
