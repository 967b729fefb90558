import { mayRead } from '../consent/permissions.ts';
import { authenticate } from '../consent/tokens.ts';
import { renderPage } from '../facebook/page-node.ts';
import { PHOTO_DEFAULT, renderPhoto } from '../facebook/photos/photo-node.ts';
import { COMMENT_DEFAULT, POST_DEFAULT, renderComment, renderPost } from '../facebook/posts/post-node.ts';
import type { Page } from '../facebook/state.ts';
import { renderVideo, VIDEO_DEFAULT } from '../facebook/videos/video-node.ts';
import type { GraphContext, Handler } from './context.ts';
import { type Field, names, parseFields } from './fields.ts';
import { missingObject } from './graph-error.ts';
import { findObject } from './objects.ts';

function readPage(ctx: GraphContext, page: Page): unknown {
  const auth = authenticate(ctx);
  if (auth.kind === 'app') throw missingObject('get', page.id);
  const allowed = auth.kind === 'page' ? auth.token.pageId === page.id : page.roles[auth.token.personId];
  if (!allowed) throw missingObject('get', page.id);
  return renderPage(ctx, page, fieldsOr(ctx, names('name,id')), auth.token);
}

function fieldsOr(ctx: GraphContext, otherwise: Field[]): Field[] {
  const asked = ctx.params.text('fields');
  return asked ? parseFields(asked) : otherwise;
}

/** `GET /{id}` for every kind of object. */
export const readObject: Handler = (ctx) => {
  const id = ctx.segments[0] ?? '';
  const caller = authenticate(ctx);
  if (id === ctx.app.id) return { link: 'https://www.waypost.example/', name: ctx.app.name, id };
  const found = findObject(ctx, id);
  switch (found?.kind) {
    case 'post':
      return renderPost(ctx, mayRead(ctx, found.post.pageId, id), found.post, fieldsOr(ctx, POST_DEFAULT));
    case 'photo':
      mayRead(ctx, found.photo.pageId, id);
      return renderPhoto(ctx, found.photo, fieldsOr(ctx, PHOTO_DEFAULT));
    case 'video':
      mayRead(ctx, found.video.pageId, id);
      return renderVideo(ctx, found.video, fieldsOr(ctx, VIDEO_DEFAULT));
    case 'comment':
      mayRead(ctx, found.post.pageId, id);
      return renderComment(found.comment, fieldsOr(ctx, COMMENT_DEFAULT));
    case 'page':
      return readPage(ctx, found.page);
    case 'person':
      if (caller.kind !== 'user' || caller.token.personId !== id) throw missingObject('get', id);
      return { name: found.person.name, id };
    default:
      throw missingObject('get', id);
  }
};
