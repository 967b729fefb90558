import type { PageAccess, ReasonCode, SettleResult } from '../port.ts';
import { asking, fbErrors } from './error-classes.ts';
import type { FacebookOptions } from './options.ts';
import { videoPermalink } from './remove.ts';
import { isVideoId, readVideo, type Video } from './videos/video.ts';

/** How often the status of a video that is being processed is read. */
const PACE_S = 10;

/** A video is live when its publishing phase is complete. */
export function settle({ graph }: FacebookOptions, page: PageAccess, ref: string): Promise<SettleResult> {
  return asking(async () => {
    // Text and photos are live with the answer of the release; nothing of them stays to be settled.
    if (!isVideoId(ref)) return { kind: 'live', id: ref, permalink: null };
    const video = await readVideo(graph, page, ref).catch((error: unknown): Video | null => {
      if (fbErrors.isKind(error, 'gone')) return null;
      throw error;
    });
    if (video === null) return failed('gone', 'fb_gone', null);
    if (video.state === 'failed') return failed('rejected', 'fb_video_invalid', video.problem);
    if (video.state !== 'published') return { kind: 'pending', seconds: PACE_S };
    return { kind: 'live', id: ref, permalink: await videoPermalink(graph, page, video) };
  });
}

const failed = (kind: 'gone' | 'rejected', code: ReasonCode, detail: string | null): SettleResult => ({
  kind: 'failed',
  refusal: { kind, code, detail },
});
