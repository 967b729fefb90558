import type { GraphContext } from '../../graph/context.ts';
import { type Field, graphTime, names, pick } from '../../graph/fields.ts';
import { ensureVideo, statusOf, statusText } from '../containers/container-life.ts';
import { figuresOf } from '../figures/figures.ts';
import type { Account, Container, IgComment, Media, MediaPart } from '../state.ts';

export const MEDIA_DEFAULT = names('id');
export const IG_COMMENT_DEFAULT = names('timestamp,text,id');

export function permalink(ctx: Pick<GraphContext, 'publicUrl'>, media: Media): string {
  return `${ctx.publicUrl()}/instagram/${media.product === 'REELS' ? 'reel' : 'p'}/${media.shortcode}/`;
}

export function renderAccount(ctx: GraphContext, account: Account, fields: Field[]): Record<string, unknown> {
  return pick('IGUser', account, fields, {
    id: (it) => it.id,
    ig_id: (it) => Number(it.id.slice(-9)),
    username: (it) => it.username,
    name: (it) => it.name,
    biography: (it) => it.biography,
    website: () => undefined,
    followers_count: (it) => it.followers,
    follows_count: (it) => it.follows,
    media_count: (it) => ctx.instagram.state.wallOf(it.id).length,
    profile_picture_url: (it) => `${ctx.publicUrl()}/media/avatar/${it.id}`,
  });
}

export function renderContainer(ctx: GraphContext, container: Container, fields: Field[]): Record<string, unknown> {
  ensureVideo(ctx, container);
  const asked = fields.some((field) => field.name === 'status_code' || field.name === 'status');
  // Only unfinished containers count their reads: that is all the counter is for.
  const counts = asked && !container.mediaId && container.polls < 1_000;
  const read = counts
    ? ctx.instagram.state.containers.put(container.id, { ...container, polls: container.polls + 1 })
    : container;
  const code = statusOf(ctx, read);
  return pick('IGContainer', read, fields, {
    id: (it) => it.id,
    status_code: () => code,
    status: (it) => statusText(code, it),
    copyright_check_status: () => undefined,
  });
}

function partUrl(ctx: GraphContext, part: MediaPart | undefined): string | undefined {
  return part ? `${ctx.publicUrl()}/media/${part.sha}` : undefined;
}

export function renderPart(ctx: GraphContext, album: Media, part: MediaPart, fields: Field[]): Record<string, unknown> {
  return pick('IGMedia', part, fields, {
    id: (it) => it.id,
    media_type: (it) => (it.video ? 'VIDEO' : 'IMAGE'),
    media_url: (it) => partUrl(ctx, it),
    alt_text: (it) => it.altText,
    permalink: () => permalink(ctx, album),
    timestamp: () => graphTime(album.createdAt),
    username: () => ctx.instagram.state.accounts.get(album.accountId)?.username,
    owner: () => ({ id: album.accountId }),
  });
}

export function renderIgComment(ctx: GraphContext, comment: IgComment, fields: Field[]): Record<string, unknown> {
  const { state } = ctx.instagram;
  return pick('IGComment', comment, fields, {
    id: (it) => it.id,
    text: (it) => it.text,
    timestamp: (it) => graphTime(it.createdAt),
    username: (it) => it.username,
    from: (it) => ({
      id: ctx.instagram.settings.scopedCommentAuthors ? `9${it.accountId.slice(1)}` : it.accountId,
      username: it.username,
    }),
    like_count: () => 0,
    hidden: () => false,
    parent_id: (it) => it.parentId,
    media: (it) => ({ id: it.mediaId }),
    replies: (it, field) => {
      const all = state.commentsOf(it.mediaId).filter((other) => other.parentId === it.id);
      if (all.length === 0) return undefined;
      const wanted = field.children.length > 0 ? field.children : IG_COMMENT_DEFAULT;
      return { data: all.map((reply) => renderIgComment(ctx, reply, wanted)) };
    },
  });
}

export function renderMedia(ctx: GraphContext, media: Media, fields: Field[]): Record<string, unknown> {
  const { state } = ctx.instagram;
  const account = state.accounts.get(media.accountId);
  const [first] = media.parts;
  return pick('IGMedia', media, fields, {
    id: (it) => it.id,
    ig_id: (it) => it.id,
    caption: (it) => it.caption,
    media_type: (it) => it.kind,
    media_product_type: (it) => it.product,
    media_url: () => partUrl(ctx, first),
    thumbnail_url: (it) =>
      it.kind === 'VIDEO' && account ? `${ctx.publicUrl()}/media/avatar/${account.id}` : undefined,
    alt_text: (it) => (it.kind === 'IMAGE' ? it.parts[0]?.altText : undefined),
    permalink: (it) => permalink(ctx, it),
    shortcode: (it) => it.shortcode,
    timestamp: (it) => graphTime(it.createdAt),
    username: () => account?.username,
    owner: (it) => ({ id: it.accountId }),
    is_comment_enabled: () => true,
    is_shared_to_feed: (it) => (it.product === 'REELS' ? it.shareToFeed : undefined),
    like_count: (it) => figuresOf(ctx, it, ctx.clock.now() - it.createdAt).likes,
    comments_count: (it) => state.commentsOf(it.id).length,
    comments: (it, field) => {
      const wanted = field.children.length > 0 ? field.children : IG_COMMENT_DEFAULT;
      const shown = state.commentsOf(it.id).filter((comment) => !comment.parentId);
      return shown.length === 0 ? undefined : { data: shown.map((comment) => renderIgComment(ctx, comment, wanted)) };
    },
    children: (it, field) => {
      if (it.kind !== 'CAROUSEL_ALBUM') return undefined;
      const wanted = field.children.length > 0 ? field.children : names('id');
      return { data: it.parts.map((part) => renderPart(ctx, it, part, wanted)) };
    },
  });
}
