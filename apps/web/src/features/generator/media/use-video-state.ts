import type { MediaState } from '@waypost/contract/media';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useVideo } from '../../media/index.ts';
import { type DraftContent, videoOf } from '../draft/draft-content.ts';

export interface VideoState {
  /** `gone`: somebody deleted it from the library. */
  readonly state: MediaState | 'gone';
  /** Per cent of the preparation. */
  readonly progress: number;
  readonly reason: string | null;
  /** What can be played, once it is ready. */
  readonly url: string | null;
}

/** How far the video of the draft is; null without one. */
export function useVideoState(content: DraftContent): VideoState | null {
  const video = videoOf(content);
  const { data, error } = useVideo(video?.id ?? null);
  if (video === undefined) return null;
  if (isApiError(error, 404)) return { state: 'gone', progress: 0, reason: null, url: null };
  const { state = 'waiting', progress = 0, reason = null, video_url: url = null } = data ?? {};
  return { state, progress, reason, url };
}
