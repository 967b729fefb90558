import { granted } from '../../consent/permissions.ts';
import type { Auth, GraphContext } from '../../graph/context.ts';
import { type Field, graphTime, names, pick, type Resolvers } from '../../graph/fields.ts';
import { GraphError } from '../../graph/graph-error.ts';
import { reactionsOf } from '../figures/growth.ts';
import { photoUrl } from '../photos/photo-node.ts';
import type { Comment, Photo, Post } from '../state.ts';

export const POST_DEFAULT = names('created_time,message,id');

export function postUrl(ctx: Pick<GraphContext, 'publicUrl'>, post: { id: string; pageId: string }): string {
  return `${ctx.publicUrl()}/facebook/wall/${post.pageId}/posts/${post.id.split('_')[1] ?? post.id}`;
}

/** Facebook shows outgoing links only through its own redirect; `unshimmed_url` is the link as sent. */
function shim(url: string): string {
  return `https://l.facebook.com/l.php?u=${encodeURIComponent(url)}&h=AT0&s=1`;
}

function imageOf(ctx: GraphContext, photo: Photo) {
  const facts = ctx.blobs.facts(photo.sha);
  return { image: { height: facts?.height ?? 0, src: photoUrl(ctx, photo), width: facts?.width ?? 0 } };
}

function photoPart(ctx: GraphContext, photo: Photo) {
  const url = `${ctx.publicUrl()}/facebook/photos/${photo.id}`;
  return {
    media: imageOf(ctx, photo),
    target: { id: photo.id, url },
    type: 'photo',
    media_type: 'photo',
    url,
    unshimmed_url: url,
  };
}

function attachmentsOf(ctx: GraphContext, post: Post): Record<string, unknown>[] {
  const photos = post.photoIds.flatMap((id) => ctx.state.livePhoto(id, ctx.clock.now()) ?? []);
  const [first] = photos;
  const description = post.message;
  if (first && photos.length === 1) return [{ description, title: 'Photo', ...photoPart(ctx, first) }];
  if (first) {
    const url = postUrl(ctx, post);
    return [
      {
        description,
        media: imageOf(ctx, first),
        subattachments: { data: photos.map((photo) => photoPart(ctx, photo)) },
        target: { id: post.id.split('_')[1], url },
        title: 'Photos from the post',
        type: 'album',
        media_type: 'album',
        url,
        unshimmed_url: url,
      },
    ];
  }
  if (post.videoId) {
    const url = `${ctx.publicUrl()}/facebook/videos/${post.videoId}`;
    return [
      {
        description,
        target: { id: post.videoId, url },
        type: 'video_inline',
        media_type: 'video',
        url,
        unshimmed_url: url,
      },
    ];
  }
  if (!post.link) return [];
  const title = URL.canParse(post.link) ? new URL(post.link).hostname : post.link;
  const url = shim(post.link);
  return [{ title, target: { url }, type: 'share', media_type: 'link', url, unshimmed_url: post.link }];
}

function attachmentField(ctx: GraphContext, post: Post, field: Field): unknown {
  const parts = attachmentsOf(ctx, post);
  if (parts.length === 0) return undefined;
  if (field.children.length > 0) return { data: parts };
  return { data: parts.map(({ media_type: _type, unshimmed_url: _url, ...shown }) => shown) };
}

function needUserContent(auth: Auth): void {
  if (granted(auth, 'pages_read_user_content')) return;
  throw new GraphError(10, undefined, {
    message:
      "(#10) This endpoint requires the 'pages_read_user_content' permission or the 'Page Public Content Access' feature.",
  });
}

export function renderComment(comment: Comment, fields: Field[]): Record<string, unknown> {
  return pick('Comment', comment, fields, {
    id: (it) => it.id,
    message: (it) => it.message,
    created_time: (it) => graphTime(it.createdAt),
    from: (it) => it.from,
    like_count: () => 0,
    comment_count: () => 0,
    permalink_url: () => undefined,
  });
}

export const COMMENT_DEFAULT = names('created_time,from,message,id');

/** Comments that this token may see: those of visitors need `pages_read_user_content`. */
export function visibleComments(ctx: GraphContext, auth: Auth, post: Post): Comment[] {
  const all = ctx.state.commentsOf(post.id);
  return granted(auth, 'pages_read_user_content') ? all : all.filter((comment) => comment.from.id === post.pageId);
}

function resolvers(ctx: GraphContext, auth: Auth): Resolvers<Post> {
  const page = (post: Post) => ctx.state.pages.get(post.pageId);
  const statusType = (post: Post) =>
    post.photoIds.length > 0
      ? 'added_photos'
      : post.videoId
        ? 'added_video'
        : post.link
          ? 'shared_story'
          : 'mobile_status_update';
  const reactions = (post: Post, field: Field) => {
    needUserContent(auth);
    const total = Object.values(reactionsOf(ctx, post)).reduce((sum, n) => sum + n, 0);
    return { data: [], ...(field.args.summary ? { summary: { total_count: total, viewer_reaction: 'NONE' } } : {}) };
  };
  return {
    id: (post) => post.id,
    message: (post) => post.message,
    created_time: (post) => graphTime(post.createdAt),
    updated_time: (post) => graphTime(post.updatedAt),
    permalink_url: (post) => postUrl(ctx, post),
    from: (post) => ({ name: page(post)?.name, id: post.pageId }),
    is_published: (post) => post.published,
    is_hidden: () => false,
    is_expired: () => false,
    is_popular: () => false,
    status_type: statusType,
    application: (post) => ({ link: 'https://www.waypost.example/', name: ctx.app.name, id: post.appId }),
    attachments: (post, field) => attachmentField(ctx, post, field),
    full_picture: (post) => {
      const photo = post.photoIds.flatMap((id) => ctx.state.photos.get(id) ?? [])[0];
      return photo ? photoUrl(ctx, photo) : undefined;
    },
    reactions,
    likes: reactions,
    shares: () => undefined,
    comments: (post, field) => {
      if (field.args.summary) needUserContent(auth);
      const seen = visibleComments(ctx, auth, post);
      const fields = field.children.length > 0 ? field.children : COMMENT_DEFAULT;
      const shown = seen.slice(0, Number(field.args.limit ?? 25)).map((comment) => renderComment(comment, fields));
      return {
        data: shown,
        ...(field.args.summary ? { summary: { order: 'chronological', total_count: seen.length } } : {}),
      };
    },
  };
}

export function renderPost(ctx: GraphContext, auth: Auth, post: Post, fields: Field[]): Record<string, unknown> {
  return pick('Post', post, fields, resolvers(ctx, auth));
}
