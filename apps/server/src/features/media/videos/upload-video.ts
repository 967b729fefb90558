import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { VIDEO_MAX_SECONDS } from '@waypost/contract/media';
import { auditActing } from '../../../platform/audit/audit.ts';
import type { VideoTools } from '../../../platform/config/config.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { AppError, text } from '../../../platform/errors/index.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import type { MediaDeps } from '../deps.ts';
import { type NewFile, newFolder } from '../store.ts';
import { BadVideo, drawFrame, type Probed, probeVideo } from './probe-video.ts';
import { type ReceivedVideo, wrongVideo } from './receive-video.ts';
import { ToolFailed } from './run-tool.ts';
import { findVideo, insertVideo, type VideoRow } from './video-store.ts';

/** ffmpeg, or 503 where there is none. */
export function videoToolsOf({ config }: Pick<MediaDeps, 'config'>): VideoTools {
  if (config.videoTools !== undefined) return config.videoTools;
  throw new AppError(503, { text: text('media.errors.videoNotConfigured'), code: 'not_configured' });
}

/** Looks at a received video, stores it with a picture of it, and orders its conversion. */
export async function uploadVideo(
  deps: MediaDeps,
  scope: ProfileScope,
  received: ReceivedVideo,
  description: string | null,
): Promise<VideoRow> {
  const id = await storeVideo(deps, newFolder(scope), received, async (tx, file) => {
    const made = await insertVideo(tx, scope, { file, description });
    await auditActing(tx, scope.actor, { action: 'video.upload', objectType: 'profile_image', objectId: made });
    return made;
  });
  const row = await findVideo(deps.db, scope, id);
  if (row === null) throw new Error('the video was not stored');
  return row;
}

/** Puts a video and a picture of it into a folder of the storage. Files first: a row, which `insert` makes, never points at nothing. */
export async function storeVideo<T>(
  deps: MediaDeps,
  folder: string,
  received: ReceivedVideo,
  insert: (tx: Sql, file: NewFile) => Promise<T>,
): Promise<T> {
  const { probed, poster } = await refusing(look(videoToolsOf(deps), received.file));
  const key = `${folder}/${received.sha256}.source`;
  const thumbnailKey = `${folder}/${createHash('sha256').update(poster).digest('hex')}.jpg`;
  try {
    // The type that a file came with is not handed on: nobody is served what strangers uploaded.
    await deps.storage.putFile(key, received.file, 'application/octet-stream');
    await deps.storage.put(thumbnailKey, poster, 'image/jpeg');
    const { width, height, seconds } = probed;
    const { mime, bytes, sha256 } = received;
    const facts = { mime, bytes, sha256, width, height, duration_ms: Math.round(seconds * 1000) };
    const file = { ...facts, key, thumbnail_key: thumbnailKey, kind: 'video' as const };
    return await deps.db.transaction((tx) => insert(tx, file));
  } catch (error) {
    await Promise.allSettled([key, thumbnailKey].map((each) => deps.storage.remove(each)));
    throw error;
  }
}

/** Its facts, a picture from its beginning, and whether it is there up to its end. */
async function look(tools: VideoTools, file: string): Promise<{ probed: Probed; poster: Buffer }> {
  const probed = await probeVideo(tools, file);
  if (probed.seconds > VIDEO_MAX_SECONDS + 1) throw wrongVideo('videoTooLong', { minutes: VIDEO_MAX_SECONDS / 60 });
  if (probed.seconds < 1) throw wrongVideo('videoTooShort');
  const picture = (name: string) => path.join(path.dirname(file), name);
  const first = Math.min(1, probed.seconds / 3);
  if (!(await drawFrame(tools, file, first, picture('first.jpg')))) throw new BadVideo('videoUnreadable');
  const slowest = probed.rate === null ? 1 : (2 * probed.rate.under) / probed.rate.over;
  const last = Math.max(0, probed.seconds - Math.max(1, slowest, probed.seconds * 0.03));
  if (!(await drawFrame(tools, file, last, picture('last.jpg')))) throw new BadVideo('videoUnreadable');
  return { probed, poster: await readFile(picture('first.jpg')) };
}

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BadVideo) throw wrongVideo(error.problem);
    if (error instanceof ToolFailed && error.why !== 'cannot-start') throw wrongVideo('videoUnreadable');
    throw error;
  }
}
