import type { WireAnswer, WireCall } from '../../../platform/wire.ts';
import type { Facebook } from '../../graph/context.ts';
import { errorAnswer, GraphError } from '../../graph/graph-error.ts';
import { takeVideo } from './container-life.ts';

/** Parts of videos that wait for the rest. Lost with the process, as an upload session may be. */
const waiting = new Map<string, Buffer[]>();

function debugInfo(type: string, message: string, retriable: boolean): WireAnswer {
  return { status: 200, body: { debug_info: { retriable, type, message } } };
}

function header(call: WireCall, name: string): string | undefined {
  const value = call.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** `POST /ig-api-upload/{version}/{container}`: the bytes of a video, instead of an address to fetch it from. */
export async function receiveContainerBytes(fb: Facebook, call: WireCall): Promise<WireAnswer> {
  const { state } = fb.instagram;
  const container = state.containers.get(call.path.split('/').at(-1) ?? '');
  if (container?.received === undefined) return errorAnswer(new GraphError(100, 33));
  const size = Number(header(call, 'file_size'));
  const bytes = call.raw;
  if (!bytes || !Number.isInteger(size) || size < 1) {
    return debugInfo('PartialRequestError', 'Partial request (did not match length of file)', true);
  }
  if (Number(header(call, 'offset')) !== container.received) {
    return debugInfo('OffsetInvalidError', `Request starting offset is invalid; expected ${container.received}`, true);
  }
  const received = container.received + bytes.byteLength;
  if (received > size || size > fb.instagram.settings.videoMaxBytes) {
    return debugInfo('ProcessingFailedError', 'Request processing failed', false);
  }
  const parts = [...(waiting.get(container.id) ?? []), bytes];
  state.containers.put(container.id, { ...container, received });
  if (received < size) {
    waiting.set(container.id, parts);
    return debugInfo('PartialRequestError', 'Partial request (did not match length of file)', true);
  }
  waiting.delete(container.id);
  await takeVideo(fb, container.id, Buffer.concat(parts));
  return { status: 200, body: { success: true, message: 'Upload successful.' } };
}
