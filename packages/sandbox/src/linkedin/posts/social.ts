import { nextId } from '../../platform/ids.ts';
import { record, text } from '../body.ts';
import { authorOf, mayRead, mayWrite } from '../consent/permissions.ts';
import { noContent, ok, type RestContext, type RestHandler } from '../context.ts';
import { figuresOf, knownAge } from '../figures/figures.ts';
import { LinkedInError } from '../linkedin-error.ts';
import { paging } from '../restli.ts';
import type { LinkedInComment, LinkedInPost } from '../state.ts';
import { livePost } from './posts.ts';

const COMMENT_MAX = 1_250;

function counts(ctx: RestContext, post: LinkedInPost): { likes: number; comments: number } {
  const figures = figuresOf(ctx, post, Math.max(knownAge(ctx, post), 0));
  return { likes: Math.max(figures.likeCount, 0), comments: ctx.state.commentsOf(post.urn).length };
}

/** `GET /socialActions/{urn}`. */
export const socialActions: RestHandler = (ctx) => {
  const { post, author } = livePost(ctx, ctx.segments[1] ?? '');
  mayRead(ctx, author, 'socialActions.GET', '_feed');
  const { likes, comments } = counts(ctx, post);
  return ok({
    likesSummary: {
      selectedLikes: [],
      aggregatedTotalLikes: likes,
      likedByCurrentUser: false,
      totalLikes: likes,
    },
    commentsSummary: {
      selectedComments: [],
      totalFirstLevelComments: comments,
      aggregatedTotalComments: comments,
    },
    $URN: post.urn,
    target: post.urn,
  });
};

/** `GET /socialMetadata/{urn}`, the newer form. */
export const socialMetadata: RestHandler = (ctx) => {
  const { post, author } = livePost(ctx, ctx.segments[1] ?? '');
  mayRead(ctx, author, 'socialMetadata.GET', '_feed');
  const { likes, comments } = counts(ctx, post);
  return ok({
    entity: post.urn,
    reactionSummaries: likes > 0 ? { LIKE: { reactionType: 'LIKE', count: likes } } : {},
    commentSummary: { count: comments, topLevelCount: comments },
    commentsState: 'OPEN',
  });
};

function render(comment: LinkedInComment): Record<string, unknown> {
  const stamp = { actor: comment.actor, time: comment.createdAt };
  return {
    actor: comment.actor,
    commentUrn: `urn:li:comment:(${comment.postUrn},${comment.id})`,
    created: stamp,
    id: comment.id,
    lastModified: stamp,
    message: { attributes: [], text: comment.text },
    object: comment.postUrn,
  };
}

/** `POST /socialActions/{urn}/comments`: plain text, backslashes and all. */
export const writeComment: RestHandler = (ctx) => {
  const { post } = livePost(ctx, ctx.segments[1] ?? '');
  const actor = authorOf(ctx, ctx.call.body.actor, 'actor');
  mayWrite(ctx, actor, 'socialActions.comments.CREATE', '_feed');
  const words = text(record(ctx.call.body, 'message'), 'text', COMMENT_MAX);
  if (!words.trim()) throw new LinkedInError('INVALID_VALUE_BLANK_FIELD', 'message.text cannot be blank');
  const comment = ctx.state.addComment({
    id: `7${nextId()}`,
    postUrn: post.urn,
    actor: actor.urn,
    text: words,
    createdAt: ctx.clock.now(),
  });
  ctx.call.sideEffects.push({ kind: 'comment.created', id: comment.id });
  return { status: 201, headers: { 'x-restli-id': comment.id }, body: render(comment) };
};

export const listComments: RestHandler = (ctx) => {
  const { post, author } = livePost(ctx, ctx.segments[1] ?? '');
  mayRead(ctx, author, 'socialActions.comments.GET_ALL', '_feed');
  const [start, count] = [ctx.query.integer('start', 0), ctx.query.integer('count', 10)];
  const all = ctx.state.commentsOf(post.urn);
  return ok({ paging: paging(start, count, all.length), elements: all.slice(start, start + count).map(render) });
};

export const removeComment: RestHandler = (ctx) => {
  const { post } = livePost(ctx, ctx.segments[1] ?? '');
  const comment = ctx.state.comments.get(ctx.segments[3] ?? '');
  if (!comment || comment.gone || comment.postUrn !== post.urn) throw new LinkedInError('NOT_FOUND');
  mayWrite(ctx, authorOf(ctx, comment.actor, 'actor'), 'socialActions.comments.DELETE', '_feed');
  ctx.state.comments.put(comment.id, { ...comment, gone: true });
  ctx.call.sideEffects.push({ kind: 'comment.deleted', id: comment.id });
  return noContent;
};
