import { fetchMedia } from '../../../platform/fetch-media.ts';
import { nextId, randomToken } from '../../../platform/ids.ts';
import { asPage, TO_PUBLISH } from '../../consent/permissions.ts';
import type { GraphContext, Handler } from '../../graph/context.ts';
import { GraphError, invalidParameter, missingObject } from '../../graph/graph-error.ts';
import type { Video } from '../state.ts';
import { listOf } from './reels.ts';
import { appendVideoBytes, CHUNK, MAX_VIDEO, sealVideo } from './video-bytes.ts';

function begin(ctx: GraphContext, pageId: string, size: number): Video {
  const id = nextId();
  ctx.call.sideEffects.push({ kind: 'video.created', id });
  return ctx.state.videos.put(id, {
    id,
    pageId,
    kind: 'video',
    size,
    received: 0,
    uploadSession: randomToken(18),
    createdAt: ctx.clock.now(),
    appId: ctx.app.id,
  });
}

function offsets(video: Video): Record<string, string> {
  return { start_offset: String(video.received), end_offset: String(Math.min(video.received + CHUNK, video.size)) };
}

function bySession(ctx: GraphContext, pageId: string): Video {
  const session = ctx.params.required('upload_session_id');
  const video = ctx.state.videos
    .values()
    .find((it) => it.uploadSession === session && it.pageId === pageId && !it.gone);
  if (!video) throw missingObject('post', session);
  return video;
}

function start(ctx: GraphContext, pageId: string): unknown {
  const size = ctx.params.integer('file_size');
  if (!size || size < 1 || size > MAX_VIDEO) throw invalidParameter('Param file_size must be a positive integer');
  const video = begin(ctx, pageId, size);
  return { video_id: video.id, upload_session_id: video.uploadSession, ...offsets(video) };
}

async function transfer(ctx: GraphContext, pageId: string): Promise<unknown> {
  const video = bySession(ctx, pageId);
  const chunk = ctx.call.files[0]?.bytes;
  if (!chunk) throw new GraphError(324);
  if (ctx.params.integer('start_offset') !== video.received) {
    throw new GraphError(100, 1363037, { errorData: offsets(video) });
  }
  return offsets(await appendVideoBytes(ctx, video, chunk));
}

function finish(ctx: GraphContext, video: Video): void {
  if (video.uploadedAt === undefined) throw invalidParameter('The video has not been uploaded completely');
  if (video.finishedAt !== undefined) return;
  const published = ctx.params.flag('published') ?? true;
  ctx.state.videos.put(video.id, {
    ...video,
    title: ctx.params.text('title'),
    description: ctx.params.text('description'),
    videoState: published ? 'PUBLISHED' : 'DRAFT',
    finishedAt: ctx.clock.now(),
  });
  ctx.call.sideEffects.push({ kind: published ? 'video.published' : 'video.drafted', id: video.id });
}

async function oneShot(ctx: GraphContext, pageId: string): Promise<unknown> {
  const url = ctx.params.text('file_url');
  let bytes = ctx.call.files[0]?.bytes;
  if (!bytes && url) {
    const fetched = await fetchMedia(url, { maxBytes: MAX_VIDEO, timeoutMs: ctx.settings.fetchTimeoutMs });
    if (!fetched.ok) throw new GraphError(389);
    bytes = fetched.bytes;
  }
  if (!bytes) throw new GraphError(324);
  const video = await sealVideo(ctx, { ...begin(ctx, pageId, bytes.byteLength), received: bytes.byteLength }, bytes);
  finish(ctx, video);
  return { id: video.id };
}

/** `POST /{page}/videos`: in one shot, or chunked by `upload_phase`. */
export const publishVideo: Handler = async (ctx) => {
  const { page } = asPage(ctx, ctx.segments[0] ?? '', TO_PUBLISH);
  switch (ctx.params.text('upload_phase')) {
    case undefined:
      return oneShot(ctx, page.id);
    case 'start':
      return start(ctx, page.id);
    case 'transfer':
      return transfer(ctx, page.id);
    case 'finish':
      finish(ctx, bySession(ctx, page.id));
      return { success: true };
    case 'cancel':
      ctx.state.videos.delete(bySession(ctx, page.id).id);
      return { success: true };
    default:
      throw invalidParameter('Param upload_phase must be one of {start, transfer, finish, cancel}');
  }
};

export const listVideos: Handler = (ctx) => listOf(ctx, 'video');
