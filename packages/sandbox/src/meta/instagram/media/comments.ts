import type { GraphContext, Handler } from '../../graph/context.ts';
import { parseFields } from '../../graph/fields.ts';
import { GraphError, invalidParameter, missingObject } from '../../graph/graph-error.ts';
import { paginate } from '../../graph/paging.ts';
import { asAccount, TO_COMMENT } from '../access.ts';
import { type IgComment, type Media, nextInstagramId } from '../state.ts';
import { IG_COMMENT_DEFAULT, renderIgComment } from './nodes.ts';

const MESSAGE_MAX = 2_200;

export function liveMedia(ctx: GraphContext, id: string): Media {
  const media = ctx.instagram.state.media.get(id);
  if (!media || media.gone) throw missingObject(ctx.call.method, id);
  return media;
}

export function liveComment(ctx: GraphContext, id: string): { comment: IgComment; media: Media } {
  const comment = ctx.instagram.state.comments.get(id);
  if (!comment || comment.gone) throw missingObject(ctx.call.method, id);
  return { comment, media: liveMedia(ctx, comment.mediaId) };
}

function write(ctx: GraphContext, media: Media, parentId?: string): unknown {
  const account = asAccount(ctx, media.accountId, TO_COMMENT, media.id);
  const text = ctx.params.text('message');
  if (!text?.trim()) throw invalidParameter('The parameter message is required');
  if (text.length > MESSAGE_MAX) throw invalidParameter('Param message is too long');
  const comment = ctx.instagram.state.addComment({
    id: nextInstagramId(),
    mediaId: media.id,
    parentId,
    username: account.username,
    accountId: account.id,
    text,
    createdAt: ctx.clock.now(),
  });
  ctx.call.sideEffects.push({ kind: 'comment.created', id: comment.id });
  const fields = ctx.params.text('fields');
  if (fields && ctx.settings.commentFieldsFail) throw new GraphError(20, 1772107);
  return fields ? renderIgComment(ctx, comment, parseFields(fields)) : { id: comment.id };
}

export const writeIgComment: Handler = (ctx) => write(ctx, liveMedia(ctx, ctx.segments[0] ?? ''));

export const writeReply: Handler = (ctx) => {
  const { comment, media } = liveComment(ctx, ctx.segments[0] ?? '');
  return write(ctx, media, comment.parentId ?? comment.id);
};

function list(ctx: GraphContext, media: Media, items: IgComment[]): unknown {
  asAccount(ctx, media.accountId, TO_COMMENT, media.id);
  const asked = ctx.params.text('fields');
  const fields = asked ? parseFields(asked) : IG_COMMENT_DEFAULT;
  return paginate(ctx, { items, idOf: (it) => it.id }, (it) => renderIgComment(ctx, it, fields));
}

/** Newest first, as Instagram lists them. */
export const listIgComments: Handler = (ctx) => {
  const media = liveMedia(ctx, ctx.segments[0] ?? '');
  const all = ctx.instagram.state.commentsOf(media.id).filter((comment) => !comment.parentId);
  return list(ctx, media, all.reverse());
};

export const listReplies: Handler = (ctx) => {
  const { comment, media } = liveComment(ctx, ctx.segments[0] ?? '');
  const all = ctx.instagram.state.commentsOf(media.id).filter((it) => it.parentId === comment.id);
  return list(ctx, media, all);
};

export const removeIgComment: Handler = (ctx) => {
  const { comment, media } = liveComment(ctx, ctx.segments[0] ?? '');
  asAccount(ctx, media.accountId, TO_COMMENT, comment.id);
  ctx.instagram.state.comments.put(comment.id, { ...comment, gone: true });
  ctx.call.sideEffects.push({ kind: 'comment.deleted', id: comment.id });
  return { success: true };
};
