import { nextId } from '../../../platform/ids.ts';
import { asPage, TO_PUBLISH, TO_READ } from '../../consent/permissions.ts';
import type { GraphContext, Handler } from '../../graph/context.ts';
import { parseFields } from '../../graph/fields.ts';
import { GraphError, invalidParameter, missingObject } from '../../graph/graph-error.ts';
import { paginate } from '../../graph/paging.ts';
import type { Video } from '../state.ts';
import { ripenAll } from './video-life.ts';
import { renderVideo, VIDEO_DEFAULT } from './video-node.ts';

const DAY = 86_400_000;
/** Reels that one page may publish through the API in 24 hours (Reels publishing guide). */
const REELS_A_DAY = 30;

export function ownVideo(ctx: GraphContext, pageId: string): Video {
  const id = ctx.params.required('video_id');
  const video = ctx.state.videos.get(id);
  if (!video || video.gone || video.pageId !== pageId) throw missingObject('post', id);
  return video;
}

function start(ctx: GraphContext, pageId: string): unknown {
  const recent = ctx.state.videos
    .values()
    .filter(
      (video) => video.kind === 'reel' && video.pageId === pageId && (video.finishedAt ?? 0) > ctx.clock.now() - DAY,
    );
  if (recent.length >= REELS_A_DAY) {
    throw new GraphError(613, undefined, { message: '(#613) Calls to this api have exceeded the rate limit.' });
  }
  const id = nextId();
  ctx.state.videos.put(id, {
    id,
    pageId,
    kind: 'reel',
    size: 0,
    received: 0,
    createdAt: ctx.clock.now(),
    appId: ctx.app.id,
  });
  ctx.call.sideEffects.push({ kind: 'video.created', id });
  return { video_id: id, upload_url: `${ctx.call.origin}/facebook/rupload/video-upload/${ctx.version}/${id}` };
}

function finish(ctx: GraphContext, pageId: string): unknown {
  const video = ownVideo(ctx, pageId);
  if (video.uploadedAt === undefined) throw invalidParameter('The video has not been uploaded yet');
  if (video.finishedAt !== undefined && video.videoState === 'PUBLISHED') throw new GraphError(100, 1366051);
  const state = ctx.params.text('video_state') ?? 'PUBLISHED';
  if (state !== 'PUBLISHED' && state !== 'DRAFT')
    throw invalidParameter('Param video_state must be one of {DRAFT, PUBLISHED}');
  ctx.state.videos.put(video.id, {
    ...video,
    title: ctx.params.text('title'),
    description: ctx.params.text('description'),
    videoState: state,
    finishedAt: ctx.clock.now(),
  });
  ctx.call.sideEffects.push({ kind: state === 'PUBLISHED' ? 'reel.published' : 'reel.drafted', id: video.id });
  return { success: true };
}

/** `POST /{page}/video_reels`: start, then bytes to the upload host, then finish. */
export const publishReel: Handler = (ctx) => {
  const { page } = asPage(ctx, ctx.segments[0] ?? '', TO_PUBLISH);
  const phase = ctx.params.text('upload_phase');
  if (phase === 'start') return start(ctx, page.id);
  if (phase === 'finish') return finish(ctx, page.id);
  throw invalidParameter('Param upload_phase must be one of {start, finish}');
};

export function listOf(ctx: GraphContext, kind: Video['kind']): unknown {
  const { page } = asPage(ctx, ctx.segments[0] ?? '', TO_READ);
  ripenAll(ctx);
  const asked = ctx.params.text('fields');
  const fields = asked ? parseFields(asked) : VIDEO_DEFAULT;
  const items = ctx.state.videos
    .values()
    .filter((video) => video.kind === kind && video.pageId === page.id && !video.gone && video.postId)
    .reverse();
  return paginate(ctx, { items, idOf: (video) => video.id }, (video) => renderVideo(ctx, video, fields));
}

export const listReels: Handler = (ctx) => listOf(ctx, 'reel');
