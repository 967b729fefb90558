import { inspectVideo } from '../../../platform/inspect-video.ts';
import type { Facebook } from '../../graph/context.ts';
import type { Video } from '../state.ts';

export const CHUNK = 4 * 1024 * 1024;
export const MAX_VIDEO = 512 * 1024 * 1024;

/** An MP4 or QuickTime file names its brand in a `ftyp` box right at the start (ISO/IEC 14496-12, 4.3). */
function isVideo(bytes: Buffer): boolean {
  return bytes.byteLength > 12 && bytes.toString('latin1', 4, 8) === 'ftyp';
}

/** What Facebook finds against a video while it processes it; reels have limits of their own (Reels publishing guide). */
function problemOf(kind: Video['kind'], bytes: Buffer): string | undefined {
  if (!isVideo(bytes)) return 'The video file you selected is in a format that we do not support.';
  const facts = inspectVideo(bytes);
  if (kind !== 'reel' || !facts) return undefined;
  if (facts.durationMs < 3_000) return 'Video is too short. Video must be at least 3 seconds long.';
  if (facts.durationMs > 90_000) return 'Video is too long. Video must be at most 90 seconds long.';
  if (facts.width < 540 || facts.height < 960) {
    return 'Resolution too low. Video must have a minimum resolution of 540p.';
  }
  if (facts.framesPerSecond < 23 || facts.framesPerSecond > 60) return 'Video must have 24 to 60 frames per second.';
  return undefined;
}

/** Chunks that wait for the rest of their video. Lost with the process, as an upload session may be. */
const waiting = new Map<string, Buffer[]>();

/** Marks a video complete; one that does not fit gets a processing error, as Facebook finds out only then. */
export async function sealVideo(fb: Facebook, video: Video, bytes: Buffer): Promise<Video> {
  const { width, height } = inspectVideo(bytes) ?? { width: 0, height: 0 };
  const facts = await fb.blobs.put(bytes, { mime: 'video/mp4', width, height });
  const problem = problemOf(video.kind, bytes);
  return fb.state.videos.put(video.id, {
    ...video,
    sha: facts.sha,
    uploadedAt: fb.clock.now(),
    ...(problem ? { problem } : {}),
  });
}

export async function appendVideoBytes(fb: Facebook, video: Video, chunk: Buffer): Promise<Video> {
  const chunks = waiting.get(video.id) ?? [];
  chunks.push(chunk);
  waiting.set(video.id, chunks);
  const grown = fb.state.videos.put(video.id, { ...video, received: video.received + chunk.byteLength });
  if (grown.received < grown.size) return grown;
  waiting.delete(video.id);
  return sealVideo(fb, grown, Buffer.concat(chunks));
}
