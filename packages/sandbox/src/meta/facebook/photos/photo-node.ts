import type { GraphContext } from '../../graph/context.ts';
import { type Field, graphTime, names, pick } from '../../graph/fields.ts';
import type { Photo } from '../state.ts';

export const PHOTO_DEFAULT = names('created_time,name,id');

export function photoUrl(ctx: Pick<GraphContext, 'publicUrl'>, photo: Pick<Photo, 'sha'>): string {
  return `${ctx.publicUrl()}/media/${photo.sha}`;
}

export function renderPhoto(ctx: GraphContext, photo: Photo, fields: Field[]): Record<string, unknown> {
  const facts = ctx.blobs.facts(photo.sha);
  const url = photoUrl(ctx, photo);
  return pick('Photo', photo, fields, {
    id: (it) => it.id,
    name: (it) => it.caption,
    alt_text: (it) => it.altText ?? 'May be an image',
    alt_text_custom: (it) => it.altText,
    created_time: (it) => graphTime(it.createdAt),
    updated_time: (it) => graphTime(it.createdAt),
    from: (it) => ({ name: ctx.state.pages.get(it.pageId)?.name, id: it.pageId }),
    height: () => facts?.height,
    width: () => facts?.width,
    images: () => [{ height: facts?.height, source: url, width: facts?.width }],
    picture: () => url,
    source: () => url,
    link: (it) => `${ctx.publicUrl()}/facebook/photos/${it.id}`,
    page_story_id: (it) => (it.postId && ctx.state.posts.get(it.postId)?.published ? it.postId : undefined),
  });
}
