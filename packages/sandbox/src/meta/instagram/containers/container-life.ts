import { fetchMedia } from '../../../platform/fetch-media.ts';
import { inspectVideo } from '../../../platform/inspect-video.ts';
import type { Facebook } from '../../graph/context.ts';
import { failureText } from '../error-codes.ts';
import type { Container } from '../state.ts';

export const CONTAINER_LIFE_MS = 24 * 60 * 60_000;
const [SHORTEST_MS, LONGEST_MS] = [3_000, 15 * 60_000];
const CODECS = /^(avc[13]|hvc1|hev1)$/;

export type StatusCode = 'IN_PROGRESS' | 'FINISHED' | 'ERROR' | 'EXPIRED' | 'PUBLISHED';

/** What Instagram says against a video; undefined when it takes it (content publishing reference, "Reel specifications"). */
function objectionTo(bytes: Buffer): number | undefined {
  const facts = inspectVideo(bytes);
  if (!facts || !CODECS.test(facts.videoCodec)) return 2207026;
  if (facts.audioCodec !== undefined && facts.audioCodec !== 'mp4a') return 2207026;
  if (facts.durationMs < SHORTEST_MS || facts.durationMs > LONGEST_MS) return 2207026;
  if (facts.width > 1920 || facts.framesPerSecond < 23 || facts.framesPerSecond > 60) return 2207026;
  return facts.moovFirst ? undefined : 2207076;
}

/** Judges the bytes of a video and notes the verdict; it shows when the processing is over. */
export async function takeVideo(fb: Facebook, id: string, bytes: Buffer): Promise<void> {
  const facts = inspectVideo(bytes);
  const size = { width: facts?.width ?? 0, height: facts?.height ?? 0 };
  const blob = await fb.blobs.put(bytes, { mime: 'video/mp4', ...size });
  const problem = fb.instagram.settings.failNext.shift() ?? objectionTo(bytes);
  const container = fb.instagram.state.containers.get(id);
  if (!container) return;
  const fetchedAt = fb.clock.now();
  fb.instagram.state.containers.put(id, { ...container, ...size, sha: blob.sha, fetchedAt, problem });
}

async function fetchVideo(fb: Facebook, id: string, url: string): Promise<void> {
  const { videoMaxBytes: maxBytes, fetchTimeoutMs: timeoutMs } = fb.instagram.settings;
  const fetched = await fetchMedia(url, { maxBytes, timeoutMs });
  if (fetched.ok) return takeVideo(fb, id, fetched.bytes);
  const container = fb.instagram.state.containers.get(id);
  const problem = fetched.reason === 'too-large' ? 2207077 : 2207082;
  if (container) fb.instagram.state.containers.put(id, { ...container, fetchedAt: fb.clock.now(), problem });
}

/** Sees to it that the video of a container is on its way; Instagram answers before it has come. */
export function ensureVideo(fb: Facebook, container: Container): void {
  const { fetching } = fb.instagram;
  if (!container.videoUrl || container.fetchedAt !== undefined || fetching.has(container.id)) return;
  const work = fetchVideo(fb, container.id, container.videoUrl)
    .catch(() => {}) // the sandbox was closed meanwhile: there is nobody left to tell
    .finally(() => fetching.delete(container.id));
  fetching.set(container.id, work);
}

function isProcessing(fb: Facebook, container: Container): boolean {
  const { settings } = fb.instagram;
  const video = container.kind === 'REELS' || container.kind === 'VIDEO';
  if (video && container.fetchedAt === undefined) return true;
  if (settings.processingPolls !== undefined) return container.polls <= settings.processingPolls;
  const ms = video ? settings.videoProcessingMs : settings.imageProcessingMs;
  return fb.clock.now() < (container.fetchedAt ?? container.createdAt) + ms;
}

/** Where a container stands now; everything follows from the sandbox clock and the reads so far. */
export function statusOf(fb: Facebook, container: Container): StatusCode {
  if (container.mediaId) return 'PUBLISHED';
  if (container.expired || fb.clock.now() - container.createdAt >= CONTAINER_LIFE_MS) return 'EXPIRED';
  if (isProcessing(fb, container)) return 'IN_PROGRESS';
  return container.problem === undefined ? 'FINISHED' : 'ERROR';
}

const TEXTS: Record<Exclude<StatusCode, 'ERROR'>, string> = {
  IN_PROGRESS: 'In Progress: Media is still being processed.',
  FINISHED: 'Finished: Media has been uploaded and it is ready to be published.',
  EXPIRED: 'Expired: The container was not published within 24 hours and has expired.',
  PUBLISHED: 'Published: Media has been successfully posted.',
};

export function statusText(code: StatusCode, container: Container): string {
  return code === 'ERROR' ? failureText(container.problem ?? 2207053) : TEXTS[code];
}
