import { openPieces, wholeFile } from '../facebook/read-pieces.ts';
import { at, listAt, numberAt, textAt } from '../json.ts';
import { type PageAccess, type SnapshotMedia, SocialError, type StagedObject } from '../port.ts';
import { noAnswer, reasonOf, refused, statusOf } from './error-classes.ts';
import { authorUrn, type LinkedInOptions } from './options.ts';
import { lifeEnd, withData } from './staged.ts';
import { encoded } from './wire/restli.ts';

/** Sent in one step; the lease of the row is renewed between two of them. */
const STEP_BYTES = 32 * 1024 * 1024;
/**
 * How long an asset is left alone whose state we may not read (Images API: 403 for tokens that only write), or that is
 * still said to wait for the upload that was answered.
 */
const GRACE_MS = 15_000;

/** Images API: an address, and the whole file to it with the member's token. */
export async function uploadImage(
  options: LinkedInOptions,
  page: PageAccess,
  media: SnapshotMedia,
  tries: number,
): Promise<StagedObject> {
  const { rest } = options;
  const owner = authorUrn(page);
  const init = { initializeUploadRequest: { owner } };
  const { body } = await rest.post('rest/images?action=initializeUpload', init, page.token);
  const [id, url] = [textAt(body, 'value', 'image'), textAt(body, 'value', 'uploadUrl')];
  if (id === null || url === null || !rest.trusts(url)) throw noAnswer();
  await rest.put(url, await wholeFile(media), page.token);
  const data = { owner, tries, state: 'uploaded', uploadedAt: options.now().toISOString() };
  return { id, kind: 'image', key: media.key, expiresAt: lifeEnd(options), data };
}

interface Part {
  readonly url: string;
  readonly first: number;
  readonly last: number;
}

/** Videos API: the video is cut where LinkedIn says; nothing is sent yet. */
export async function beginVideo(
  options: LinkedInOptions,
  page: PageAccess,
  media: SnapshotMedia,
  tries: number,
): Promise<StagedObject> {
  const owner = authorUrn(page);
  const init = { owner, fileSizeBytes: media.bytes, uploadCaptions: false, uploadThumbnail: false };
  const path = 'rest/videos?action=initializeUpload';
  const { body } = await options.rest
    .post(path, { initializeUploadRequest: init }, page.token)
    .catch((error: unknown) => {
      // The only value in it that can be wrong is the size of the video.
      if (reasonOf(error) !== 'li_invalid') throw error;
      throw new SocialError(refused('rejected', 'li_video_invalid'), { cause: error });
    });
  const value = at(body, 'value');
  const id = textAt(value, 'video');
  const parts = listAt(value, 'uploadInstructions').map((part): Part => {
    const [url, first, last] = [textAt(part, 'uploadUrl'), numberAt(part, 'firstByte'), numberAt(part, 'lastByte')];
    if (url === null || first === null || last === null || !options.rest.trusts(url)) throw noAnswer();
    return { url, first, last };
  });
  if (id === null || parts.length === 0) throw noAnswer();
  const data = {
    owner,
    tries,
    state: 'uploading',
    token: textAt(value, 'uploadToken') ?? '',
    parts: JSON.stringify(parts),
    etags: '[]',
    addressesEnd: numberAt(value, 'uploadUrlsExpireAt') ?? Number.MAX_SAFE_INTEGER,
  };
  return { id, kind: 'video', key: media.key, expiresAt: lifeEnd(options), data };
}

/**
 * Sends a fair share of the parts, and says that it was all when the last one has gone. Null: the addresses are dead.
 * The ETags go back in the order of the instructions: LinkedIn takes any other order too, and shows a scrambled video.
 */
export async function uploadVideo(
  options: LinkedInOptions,
  page: PageAccess,
  media: SnapshotMedia,
  video: StagedObject,
): Promise<StagedObject | null> {
  if (Number(video.data?.addressesEnd) <= options.now().getTime()) return null;
  const parts = JSON.parse(String(video.data?.parts)) as Part[];
  const etags = JSON.parse(String(video.data?.etags)) as string[];
  const pieces = await openPieces(media);
  try {
    for (let sent = 0; etags.length < parts.length && sent < STEP_BYTES; ) {
      const part = parts[etags.length];
      const bytes = part ? await pieces.read(part.first, part.last + 1) : null;
      if (!part || !bytes) throw noAnswer();
      const etag = await putPart(options, part, bytes);
      if (etag === null) return null;
      etags.push(etag);
      sent += bytes.byteLength;
    }
  } finally {
    await pieces.close();
  }
  if (etags.length < parts.length) return withData(video, { etags: JSON.stringify(etags) });
  const request = { video: video.id, uploadToken: String(video.data?.token), uploadedPartIds: etags };
  await options.rest.post('rest/videos?action=finalizeUpload', { finalizeUploadRequest: request }, page.token);
  return withData(video, {
    state: 'uploaded',
    uploadedAt: options.now().toISOString(),
    parts: '[]',
    etags: '[]',
  });
}

/** The id of the part; null when its address takes nothing any more. */
async function putPart({ rest }: LinkedInOptions, part: Part, bytes: Buffer): Promise<string | null> {
  try {
    const { headers } = await rest.put(part.url, bytes, null);
    const etag = typeof headers.etag === 'string' ? headers.etag.replace(/^"|"$/g, '') : '';
    if (etag === '') throw noAnswer();
    return etag;
  } catch (error) {
    const status = statusOf(error);
    if (status !== null && status >= 400 && status < 500 && status !== 429) return null;
    throw error;
  }
}

export type Progress =
  | { readonly kind: 'working' }
  | { readonly kind: 'ready' }
  /** What we uploaded did not arrive, although it was answered. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; readonly problem: string | null };

export async function readProgress(options: LinkedInOptions, page: PageAccess, asset: StagedObject): Promise<Progress> {
  const overdue = options.now().getTime() - Date.parse(String(asset.data?.uploadedAt)) >= GRACE_MS;
  try {
    const { body } = await options.rest.get(`rest/${asset.kind}s/${encoded(asset.id)}`, page.token);
    switch (textAt(body, 'status')) {
      case 'AVAILABLE':
        return { kind: 'ready' };
      case 'PROCESSING_FAILED':
        return { kind: 'failed', problem: textAt(body, 'processingFailureReason') };
      case 'WAITING_UPLOAD':
        return { kind: overdue ? 'lost' : 'working' };
      default:
        return { kind: 'working' };
    }
  } catch (error) {
    const status = statusOf(error);
    if (status === 404) return { kind: 'failed', problem: null };
    if (status !== 403 || asset.kind !== 'image') throw error;
    return { kind: overdue ? 'ready' : 'working' };
  }
}
