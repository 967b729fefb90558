import { at, textAt } from '../../json.ts';
import { GraphFailure } from '../../meta-graph/meta-graph.ts';
import type { PageAccess, PostSnapshot, SnapshotMedia, Staged, StagedObject, StageResult } from '../../port.ts';
import { SocialError } from '../../port.ts';
import { fbErrors } from '../error-classes.ts';
import { type FacebookOptions, STAGED_LIFETIME_S } from '../options.ts';
import { openPieces } from '../read-pieces.ts';
import type { FbReason } from '../reasons.ts';
import { readVideo, type Video, videosIn } from './video.ts';

/** A video that Facebook could not process is handed in once more; a second failure is the video's own. */
const MAX_VIDEOS = 2;
const UPLOAD_WAIT_S = 5;
/** Sent in one step; how far it came is stored between two of them. */
const STEP_BYTES = 32 * 1024 * 1024;

/**
 * Brings the bytes of a video (chunked upload) or a reel (hosted file) to Facebook. Nothing is published by it: the last
 * phase, `finish`, is the release (Video API, "Chunked upload" and "Reels publishing").
 */
export async function stageVideo(
  options: FacebookOptions,
  page: PageAccess,
  post: PostSnapshot,
  given: Staged,
): Promise<StageResult> {
  const media = post.media.length === 1 ? post.media[0] : undefined;
  if (media?.kind !== 'video') return refused(given, 'fb_video_alone', null);
  const staged = markUnused(options, post, media, given);
  try {
    const video = videosIn(staged.objects)[0];
    if (video === undefined) return await begin(options, page, post, media, staged);
    if (video.data?.uploaded !== true)
      return { kind: 'more', staged: swap(staged, await upload(options, page, media, video)) };
    return await judge(options, page, post, media, staged, video);
  } catch (error) {
    return { kind: 'refused', staged, refusal: fbErrors.socialError(error).refusal };
  }
}

const refused = (staged: Staged, code: FbReason, detail: string | null): StageResult => ({
  kind: 'refused',
  staged,
  refusal: { kind: 'rejected', code, detail },
});

function markUnused({ now }: FacebookOptions, post: PostSnapshot, media: SnapshotMedia, staged: Staged): Staged {
  const time = now().toISOString();
  const fits = (object: StagedObject) =>
    object.kind === post.type && object.key === media.key && (object.expiresAt === null || object.expiresAt > time);
  return { objects: staged.objects.map((object) => (fits(object) ? object : { ...object, unused: true })) };
}

const swap = (staged: Staged, changed: StagedObject): Staged => ({
  objects: staged.objects.map((object) => (object.id === changed.id ? changed : object)),
});

async function begin(
  options: FacebookOptions,
  page: PageAccess,
  post: PostSnapshot,
  media: SnapshotMedia,
  staged: Staged,
  tries = 0,
): Promise<StageResult> {
  const reel = post.type === 'reel';
  const path = `${page.pageId}/${reel ? 'video_reels' : 'videos'}`;
  const params = { upload_phase: 'start', ...(reel ? {} : { file_size: media.bytes }) };
  const { body } = await options.graph.post(path, params, page.token);
  const id = textAt(body, 'video_id');
  const session = textAt(body, 'upload_session_id');
  if (id === null || (!reel && session === null)) throw fbErrors.noAnswer();
  const video: StagedObject = {
    id,
    kind: post.type,
    key: media.key,
    expiresAt: new Date(options.now().getTime() + STAGED_LIFETIME_S * 1000).toISOString(),
    data: session === null ? { tries } : { tries, session, ...windowOf(body) },
  };
  return { kind: 'more', staged: { objects: [...staged.objects, video] } };
}

type Window = { start: number; end: number };

/** The piece that Facebook wants next; the numbers come as text. */
function windowOf(body: unknown): Window {
  const start = Number(at(body, 'start_offset'));
  const end = Number(at(body, 'end_offset'));
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start) throw fbErrors.noAnswer();
  return { start, end };
}

async function upload(
  options: FacebookOptions,
  page: PageAccess,
  media: SnapshotMedia,
  video: StagedObject,
): Promise<StagedObject> {
  if (video.kind === 'video') return uploadPieces(options, page, media, video);
  const path = `video-upload/${options.graph.version}/${video.id}`;
  const uploaded = { ...video, data: { ...video.data, uploaded: true } };
  const fetched = await options.graph.uploadFrom(path, media.url, page.token);
  if (at(fetched.body, 'success') === true) return uploaded;
  // It could not fetch the file from us: handed over as it is, it speaks for itself.
  const { body } = await options.graph.uploadFile(path, { bytes: await media.open(), size: media.bytes }, page.token);
  if (at(body, 'success') === true) return uploaded;
  // This host reports most failures with status 200 (Reels publishing guide, "Errors").
  const debug = at(body, 'debug_info');
  throw new SocialError({
    kind: at(debug, 'retriable') === true ? 'try-later' : 'rejected',
    code: 'fb_video_invalid' satisfies FbReason,
    detail: textAt(debug, 'message'),
  });
}

/** Sends pieces until a fair share of the file has gone; the caller stores how far we came and calls again. */
async function uploadPieces(
  { graph }: FacebookOptions,
  page: PageAccess,
  media: SnapshotMedia,
  video: StagedObject,
): Promise<StagedObject> {
  let next: Window = { start: Number(video.data?.start), end: Number(video.data?.end) };
  const pieces = await openPieces(media);
  try {
    for (let sent = 0; next.start < next.end && sent < STEP_BYTES; ) {
      const bytes = await pieces.read(next.start, next.end);
      if (bytes === null) break;
      const params = {
        upload_phase: 'transfer',
        upload_session_id: String(video.data?.session),
        start_offset: next.start,
      };
      next = await graph.upload(`${page.pageId}/videos`, params, { field: 'video_file_chunk', bytes }, page.token).then(
        ({ body }) => windowOf(body),
        (error: unknown) => resumeAt(error),
      );
      sent += bytes.byteLength;
    }
  } finally {
    await pieces.close();
  }
  return { ...video, data: { ...video.data, ...next, uploaded: next.start === next.end } };
}

/** After a crash Facebook may have more than we know of; its refusal says where to go on. */
function resumeAt(error: unknown): Window {
  const data = error instanceof GraphFailure ? error.envelope?.data : undefined;
  if (textAt(data, 'start_offset') === null) throw error;
  return windowOf(data);
}

/** Whether what was uploaded can still be finished. */
async function judge(
  options: FacebookOptions,
  page: PageAccess,
  post: PostSnapshot,
  media: SnapshotMedia,
  staged: Staged,
  video: StagedObject,
): Promise<StageResult> {
  const seen = await readVideo(options.graph, page, video.id).catch((error: unknown): Video | null => {
    if (fbErrors.isKind(error, 'gone')) return null;
    throw error;
  });
  if (seen?.state === 'uploading') return { kind: 'wait', staged, seconds: UPLOAD_WAIT_S };
  if (seen !== null && seen.state !== 'failed') return { kind: 'ready', staged };
  const tries = Number(video.data?.tries ?? 0) + 1;
  const rest = swap(staged, { ...video, unused: true });
  // Gone twice before anybody could have removed it: it may not be shown until it is finished, and the finish will say.
  if (tries >= MAX_VIDEOS && seen === null) return { kind: 'ready', staged };
  if (tries >= MAX_VIDEOS) return refused(rest, 'fb_video_invalid', seen?.problem ?? null);
  return begin(options, page, post, media, rest, tries);
}
