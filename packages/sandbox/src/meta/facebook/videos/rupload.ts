import { fetchMedia } from '../../../platform/fetch-media.ts';
import type { WireAnswer, WireCall } from '../../../platform/wire.ts';
import { tokenProblem } from '../../consent/tokens.ts';
import type { Facebook } from '../../graph/context.ts';
import { errorAnswer, GraphError } from '../../graph/graph-error.ts';
import { receiveContainerBytes } from '../../instagram/containers/upload.ts';
import { appendVideoBytes, MAX_VIDEO, sealVideo } from './video-bytes.ts';

/** The upload host reports most failures with status 200 and this body. */
function debugInfo(type: string, message: string, retriable: boolean): WireAnswer {
  return { status: 200, body: { debug_info: { retriable, type, message } } };
}

function tokenRefusal(fb: Facebook, call: WireCall): GraphError | undefined {
  const text = /^OAuth\s+(.+)$/.exec(call.headers.authorization ?? '')?.[1];
  const token = text ? fb.state.tokens.get(text) : undefined;
  if (!token)
    return new GraphError(190, undefined, { message: 'Invalid OAuth access token - Cannot parse access token' });
  return tokenProblem(fb, token);
}

function header(call: WireCall, name: string): string | undefined {
  const value = call.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The upload host: reels of Pages, and videos of Instagram containers. */
export async function receiveUpload(fb: Facebook, call: WireCall): Promise<WireAnswer> {
  const refusal = tokenRefusal(fb, call);
  if (refusal) return errorAnswer(refusal);
  return call.path.includes('/ig-api-upload/') ? receiveContainerBytes(fb, call) : receiveReelBytes(fb, call);
}

/** `POST /video-upload/{version}/{video}`: bytes from an offset, or the address of a hosted video. */
async function receiveReelBytes(fb: Facebook, call: WireCall): Promise<WireAnswer> {
  const video = fb.state.videos.get(call.path.split('/').at(-1) ?? '');
  if (!video || video.gone || video.kind !== 'reel') return errorAnswer(new GraphError(100, 33));
  const fileUrl = header(call, 'file_url');
  if (fileUrl) {
    const fetched = await fetchMedia(fileUrl, { maxBytes: MAX_VIDEO, timeoutMs: fb.settings.fetchTimeoutMs });
    if (!fetched.ok) return debugInfo('ProcessingFailedError', 'Unable to fetch the video file from the URL', false);
    await sealVideo(
      fb,
      { ...video, size: fetched.bytes.byteLength, received: fetched.bytes.byteLength },
      fetched.bytes,
    );
    return { status: 200, body: { success: true } };
  }
  const size = Number(header(call, 'file_size'));
  const bytes = call.raw;
  if (!bytes || !Number.isInteger(size) || size < 1)
    return debugInfo('PartialRequestError', 'Partial request (did not match length of file)', true);
  if (Number(header(call, 'offset')) !== video.received) {
    return debugInfo('OffsetInvalidError', `Request starting offset is invalid; expected ${video.received}`, true);
  }
  if (video.received + bytes.byteLength > size)
    return debugInfo('PartialRequestError', 'More bytes than file_size', false);
  const grown = await appendVideoBytes(fb, { ...video, size }, bytes);
  if (grown.received < size)
    return debugInfo('PartialRequestError', 'Partial request (did not match length of file)', true);
  return { status: 200, body: { success: true } };
}
