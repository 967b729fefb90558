import type { GraphContext, Handler } from '../../graph/context.ts';
import { type Field, names, parseFields } from '../../graph/fields.ts';
import { missingObject } from '../../graph/graph-error.ts';
import { paginate } from '../../graph/paging.ts';
import { asAccount, TO_COMMENT, TO_DELETE, TO_READ } from '../access.ts';
import { liveComment, liveMedia } from './comments.ts';
import {
  IG_COMMENT_DEFAULT,
  MEDIA_DEFAULT,
  renderAccount,
  renderContainer,
  renderIgComment,
  renderMedia,
  renderPart,
} from './nodes.ts';

function fieldsOr(ctx: GraphContext, otherwise: Field[]): Field[] {
  const asked = ctx.params.text('fields');
  return asked ? parseFields(asked) : otherwise;
}

/** `GET /{id}` for every kind of Instagram object. */
export const readInstagramObject: Handler = (ctx) => {
  const id = ctx.segments[0] ?? '';
  const { state } = ctx.instagram;
  if (state.accounts.has(id)) return renderAccount(ctx, asAccount(ctx, id, TO_READ), fieldsOr(ctx, names('id')));
  const container = state.containers.get(id);
  if (container) {
    asAccount(ctx, container.accountId, TO_READ, id);
    return renderContainer(ctx, container, fieldsOr(ctx, names('id')));
  }
  if (state.comments.has(id)) {
    const { comment, media } = liveComment(ctx, id);
    asAccount(ctx, media.accountId, TO_COMMENT, id);
    return renderIgComment(ctx, comment, fieldsOr(ctx, IG_COMMENT_DEFAULT));
  }
  const album = state.albumOf(id);
  const part = album?.parts.find((it) => it.id === id);
  if (album && part) {
    asAccount(ctx, album.accountId, TO_READ, id);
    return renderPart(ctx, album, part, fieldsOr(ctx, MEDIA_DEFAULT));
  }
  const media = liveMedia(ctx, id);
  asAccount(ctx, media.accountId, TO_READ, id);
  return renderMedia(ctx, media, fieldsOr(ctx, MEDIA_DEFAULT));
};

export const listMedia: Handler = (ctx) => {
  const account = asAccount(ctx, ctx.segments[0] ?? '', TO_READ);
  const fields = fieldsOr(ctx, MEDIA_DEFAULT);
  const [since, until] = [ctx.params.time('since'), ctx.params.time('until')];
  const items = ctx.instagram.state.wallOf(account.id).filter((media) => {
    if (since !== undefined && media.createdAt < since) return false;
    return until === undefined || media.createdAt <= until;
  });
  return paginate(ctx, { items, idOf: (media) => media.id }, (media) => renderMedia(ctx, media, fields));
};

export const listChildren: Handler = (ctx) => {
  const media = liveMedia(ctx, ctx.segments[0] ?? '');
  asAccount(ctx, media.accountId, TO_READ, media.id);
  const fields = fieldsOr(ctx, names('id'));
  const parts = media.kind === 'CAROUSEL_ALBUM' ? media.parts : [];
  return { data: parts.map((part) => renderPart(ctx, media, part, fields)) };
};

/** A second time it is not there any more (100/33). */
export const removeMedia: Handler = (ctx) => {
  const id = ctx.segments[0] ?? '';
  const { state } = ctx.instagram;
  if (!state.media.has(id)) throw missingObject('delete', id);
  const media = liveMedia(ctx, id);
  asAccount(ctx, media.accountId, TO_DELETE, id);
  state.media.put(id, { ...media, gone: 'deleted' });
  ctx.call.sideEffects.push({ kind: 'post.deleted', id });
  return { success: true };
};
