import type { Facebook } from './context.ts';
import type { Video } from './state.ts';

export const CHUNK = 4 * 1024 * 1024;
export const MAX_VIDEO = 512 * 1024 * 1024;

/** An MP4 or QuickTime file names its brand in a `ftyp` box right at the start (ISO/IEC 14496-12, 4.3). */
function isVideo(bytes: Buffer): boolean {
  return bytes.byteLength > 12 && bytes.toString('latin1', 4, 8) === 'ftyp';
}

/** Chunks that wait for the rest of their film. Lost with the process, as an upload session may be. */
const waiting = new Map<string, Buffer[]>();

/** Marks a film complete; one that is no film gets a processing error, as Facebook finds out only then. */
export async function sealVideo(fb: Facebook, video: Video, bytes: Buffer): Promise<Video> {
  const facts = await fb.blobs.put(bytes, { mime: 'video/mp4', width: 0, height: 0 });
  return fb.state.videos.put(video.id, {
    ...video,
    sha: facts.sha,
    uploadedAt: fb.clock.now(),
    ...(isVideo(bytes) ? {} : { problem: 'The video file you selected is in a format that we do not support.' }),
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
