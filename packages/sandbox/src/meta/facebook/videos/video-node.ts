import type { GraphContext } from '../../graph/context.ts';
import { type Field, graphTime, names, pick } from '../../graph/fields.ts';
import type { Video } from '../state.ts';
import { phasesOf } from './video-life.ts';

export const VIDEO_DEFAULT = names('description,updated_time,id');

function statusOf(ctx: GraphContext, video: Video): Record<string, unknown> {
  const { status, uploading, processing, publishing } = phasesOf(ctx, video);
  return {
    video_status: status,
    // The spelling `bytes_transfered` is Facebook's.
    uploading_phase: {
      status: uploading,
      ...(uploading === 'in_progress' ? { bytes_transfered: video.received } : {}),
    },
    processing_phase: { status: processing, ...(processing === 'error' ? { error: { message: video.problem } } : {}) },
    publishing_phase: {
      status: publishing,
      ...(publishing === 'complete' && video.finishedAt !== undefined
        ? {
            publish_status: 'published',
            publish_time: Math.floor((video.finishedAt + ctx.settings.videoProcessingMs) / 1000),
          }
        : {}),
    },
  };
}

export function renderVideo(ctx: GraphContext, video: Video, fields: Field[]): Record<string, unknown> {
  return pick('Video', video, fields, {
    id: (it) => it.id,
    title: (it) => it.title,
    description: (it) => it.description,
    created_time: (it) => graphTime(it.createdAt),
    updated_time: (it) => graphTime(it.finishedAt ?? it.createdAt),
    from: (it) => ({ name: ctx.state.pages.get(it.pageId)?.name, id: it.pageId }),
    post_id: (it) => it.postId,
    permalink_url: (it) =>
      it.postId ? `/${it.kind === 'reel' ? 'reel' : `${it.pageId}/videos`}/${it.id}/` : undefined,
    published: (it) => it.postId !== undefined,
    source: (it) => (it.sha ? `${ctx.publicUrl()}/media/${it.sha}` : undefined),
    status: (it) => statusOf(ctx, it),
  });
}
