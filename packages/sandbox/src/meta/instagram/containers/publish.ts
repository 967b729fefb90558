import { randomToken } from '../../../platform/ids.ts';
import type { GraphContext, Handler } from '../../graph/context.ts';
import { GraphError, invalidParameter } from '../../graph/graph-error.ts';
import { asAccount, TO_PUBLISH } from '../access.ts';
import { type Account, type Container, type Media, type MediaPart, nextInstagramId } from '../state.ts';
import { statusOf } from './container-life.ts';

const DAY = 86_400_000;

/** Posts of the last 24 hours; what was deleted meanwhile still counts. */
export function quotaUsage(ctx: Pick<GraphContext, 'instagram' | 'clock'>, accountId: string): number {
  const since = ctx.clock.now() - DAY;
  return ctx.instagram.state.mediaOf(accountId).filter((media) => media.createdAt > since).length;
}

function partOf(container: Container): MediaPart {
  const { sha, width, height, altText } = container;
  return {
    id: nextInstagramId(),
    sha: sha ?? '',
    video: container.kind === 'VIDEO' || container.kind === 'REELS',
    width,
    height,
    altText,
  };
}

function mediaFrom(ctx: GraphContext, container: Container): Media {
  const { state } = ctx.instagram;
  const sources =
    container.kind === 'CAROUSEL' ? container.childIds.flatMap((id) => state.containers.get(id) ?? []) : [container];
  return {
    id: nextInstagramId(),
    accountId: container.accountId,
    containerId: container.id,
    kind: container.kind === 'CAROUSEL' ? 'CAROUSEL_ALBUM' : container.kind === 'IMAGE' ? 'IMAGE' : 'VIDEO',
    product: container.kind === 'REELS' ? 'REELS' : 'FEED',
    caption: container.caption,
    shortcode: `D${randomToken(8).slice(0, 10)}`,
    parts: sources.map(partOf),
    shareToFeed: container.shareToFeed,
    createdAt: ctx.clock.now(),
  };
}

/** The container when it may go out now. */
function readyContainer(ctx: GraphContext, account: Account): Container {
  const container = ctx.instagram.state.containers.get(ctx.params.required('creation_id'));
  if (!container) throw new GraphError(24, 2207008);
  if (container.accountId !== account.id) throw new GraphError(24, 2207006);
  if (container.carouselItem) throw invalidParameter('An item of a carousel cannot be published on its own');
  switch (statusOf(ctx, container)) {
    case 'EXPIRED':
      throw new GraphError(24, 2207008);
    case 'ERROR':
      throw new GraphError(-1, 2207032);
    case 'IN_PROGRESS':
      throw new GraphError(9007, 2207027);
    case 'PUBLISHED':
      if (ctx.instagram.settings.publishTwice === 'refused') throw new GraphError(9007, 2207027);
      return container;
    default:
      return container;
  }
}

/** `POST /{ig-user}/media_publish`: from now on everybody sees it. */
export const publishContainer: Handler = (ctx) => {
  const account = asAccount(ctx, ctx.segments[0] ?? '', TO_PUBLISH);
  if (account.restricted) throw new GraphError(25, 2207050);
  const container = readyContainer(ctx, account);
  if (quotaUsage(ctx, account.id) >= ctx.instagram.settings.quotaTotal) throw new GraphError(9, 2207042);
  const { state } = ctx.instagram;
  const media = state.addMedia(mediaFrom(ctx, container));
  state.containers.put(container.id, { ...container, mediaId: media.id });
  for (const id of container.childIds) {
    const child = state.containers.get(id);
    if (child) state.containers.put(id, { ...child, mediaId: media.id });
  }
  ctx.call.sideEffects.push({ kind: media.product === 'REELS' ? 'reel.published' : 'post.published', id: media.id });
  return { id: media.id };
};

export const readPublishingLimit: Handler = (ctx) => {
  const account = asAccount(ctx, ctx.segments[0] ?? '', TO_PUBLISH);
  const row = {
    quota_usage: quotaUsage(ctx, account.id),
    config: { quota_total: ctx.instagram.settings.quotaTotal, quota_duration: DAY / 1000 },
  };
  const asked = (ctx.params.text('fields') ?? 'quota_usage').split(',');
  return { data: [Object.fromEntries(Object.entries(row).filter(([name]) => asked.includes(name)))] };
};
