import type { Comment, Page, Person, Photo, Post, Video } from '../facebook/state.ts';
import { ripen } from '../facebook/videos/video-life.ts';
import type { GraphContext } from './context.ts';
import { missingObject } from './graph-error.ts';

export type Found =
  | { kind: 'post'; post: Post }
  | { kind: 'photo'; photo: Photo }
  | { kind: 'video'; video: Video }
  | { kind: 'comment'; comment: Comment; post: Post }
  | { kind: 'page'; page: Page }
  | { kind: 'person'; person: Person };

/** Whatever lives under this id and has not gone. */
export function findObject(ctx: GraphContext, id: string): Found | undefined {
  const { state } = ctx;
  const post = state.posts.get(id);
  if (post) return post.gone ? undefined : { kind: 'post', post };
  const photo = state.livePhoto(id, ctx.clock.now());
  if (photo) return { kind: 'photo', photo };
  const video = state.videos.get(id);
  if (video) return video.gone ? undefined : { kind: 'video', video: ripen(ctx, video) };
  const comment = state.comments.get(id);
  const holder = comment ? state.posts.get(comment.postId) : undefined;
  if (comment && holder) return comment.gone || holder.gone ? undefined : { kind: 'comment', comment, post: holder };
  const page = state.pages.get(id);
  if (page) return { kind: 'page', page };
  const person = state.people.get(id);
  return person ? { kind: 'person', person } : undefined;
}

export function livePost(ctx: GraphContext, id: string): Post {
  const found = findObject(ctx, id);
  if (found?.kind !== 'post') throw missingObject(ctx.call.method, id);
  return found.post;
}
