import { nextId } from '../../../platform/ids.ts';
import { asPage, mayRead, TO_COMMENT } from '../../consent/permissions.ts';
import type { Handler } from '../../graph/context.ts';
import { parseFields } from '../../graph/fields.ts';
import { GraphError, invalidParameter } from '../../graph/graph-error.ts';
import { livePost } from '../../graph/objects.ts';
import { paginate } from '../../graph/paging.ts';
import { COMMENT_DEFAULT, renderComment, visibleComments } from './post-node.ts';

export const writeComment: Handler = (ctx) => {
  const post = livePost(ctx, ctx.segments[0] ?? '');
  const { page } = asPage(ctx, post.pageId, TO_COMMENT);
  const message = ctx.params.text('message');
  if (!message?.trim()) throw invalidParameter('Either message or attachment must be given');
  const comment = ctx.state.addComment({
    id: `${post.id.split('_')[1] ?? post.id}_${nextId()}`,
    postId: post.id,
    from: { id: page.id, name: page.name },
    message,
    createdAt: ctx.clock.now(),
  });
  ctx.call.sideEffects.push({ kind: 'comment.created', id: comment.id });
  const fields = ctx.params.text('fields');
  if (fields && ctx.settings.commentFieldsFail) throw new GraphError(20, 1772107);
  return fields ? renderComment(comment, parseFields(fields)) : { id: comment.id };
};

export const listComments: Handler = (ctx) => {
  const post = livePost(ctx, ctx.segments[0] ?? '');
  const auth = mayRead(ctx, post.pageId, post.id);
  const asked = ctx.params.text('fields');
  const fields = asked ? parseFields(asked) : COMMENT_DEFAULT;
  const items = visibleComments(ctx, auth, post);
  return paginate(ctx, { items, idOf: (comment) => comment.id }, (comment) => renderComment(comment, fields));
};
