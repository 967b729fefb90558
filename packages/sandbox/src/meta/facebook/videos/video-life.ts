import { nextId } from '../../../platform/ids.ts';
import type { Facebook } from '../../graph/context.ts';
import type { PhaseStatus, Video } from '../state.ts';

export type VideoPhases = { status: string; uploading: PhaseStatus; processing: PhaseStatus; publishing: PhaseStatus };

const HALF_MINUTE = 30_000;

/** Where a video stands now; everything follows from the sandbox clock, nothing runs in the background. */
export function phasesOf(fb: Facebook, video: Video): VideoPhases {
  if (video.uploadedAt === undefined) {
    return {
      status: 'uploading',
      uploading: video.received > 0 ? 'in_progress' : 'not_started',
      processing: 'not_started',
      publishing: 'not_started',
    };
  }
  if (video.finishedAt === undefined) {
    return { status: 'upload_complete', uploading: 'complete', processing: 'not_started', publishing: 'not_started' };
  }
  const age = fb.clock.now() - video.finishedAt;
  if (video.problem) {
    // The error shows in the phase first, while the whole still says `processing`.
    return {
      status: age > HALF_MINUTE ? 'error' : 'processing',
      uploading: 'complete',
      processing: 'error',
      publishing: 'not_started',
    };
  }
  if (age < fb.settings.videoProcessingMs) {
    return { status: 'processing', uploading: 'complete', processing: 'in_progress', publishing: 'not_started' };
  }
  const published = video.videoState === 'PUBLISHED';
  return {
    status: 'ready',
    uploading: 'complete',
    processing: 'complete',
    publishing: published ? 'complete' : 'not_started',
  };
}

/** Gives a video that has become ready its post; until then there is no post id. */
export function ripen(fb: Facebook, video: Video): Video {
  if (video.postId || video.gone || video.finishedAt === undefined) return video;
  if (phasesOf(fb, video).publishing !== 'complete') return video;
  const at = video.finishedAt + fb.settings.videoProcessingMs;
  const post = fb.state.addPost({
    id: `${video.pageId}_${nextId()}`,
    pageId: video.pageId,
    message: video.description,
    photoIds: [],
    videoId: video.id,
    appId: video.appId,
    published: true,
    createdAt: at,
    updatedAt: at,
  });
  return fb.state.videos.put(video.id, { ...video, postId: post.id });
}

export function ripenAll(fb: Facebook): void {
  for (const video of fb.state.videos.values()) ripen(fb, video);
}
