import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { VIDEO_MAX_BYTES } from '@waypost/contract/media';
import type { Messages } from '@waypost/i18n';
import type { FastifyRequest } from 'fastify';
import { type AppError, invalid, refused, text } from '../../../platform/errors/index.ts';
import { askAgain } from '../../../platform/http/index.ts';
import { ENVELOPE_BYTES } from '../read-upload.ts';

export interface ReceivedVideo {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  /** By its own mark: an MP4, or a QuickTime video as Apple's devices write it. */
  readonly mime: 'application/mp4' | 'video/quicktime';
}

const OPTIONS = { limits: { fileSize: VIDEO_MAX_BYTES }, throwFileSizeLimit: false };

export const wrongVideo = (key: keyof Messages['media']['errors'], values?: Record<string, number>): AppError =>
  invalid({ video: [text(`media.errors.${key}`, values)] });

/**
 * Writes an uploaded video to a file in `folder` as it arrives, so that memory holds a piece of it at a time. `admit` sees the
 * fields before the first byte is written and throws to refuse. What is refused is still read to its end, and thrown away: a
 * browser that is cut off while it sends reports a broken connection and never reads our answer.
 */
export async function receiveVideo<F>(
  request: FastifyRequest,
  folder: string,
  fieldsOf: (given: Record<string, unknown>) => F,
  admit: (fields: F, withVideo: boolean) => Promise<void>,
): Promise<ReceivedVideo & { readonly fields: F }> {
  if (!request.isMultipart()) throw wrongVideo('videoMissing');
  if (Number(request.headers['content-length']) > VIDEO_MAX_BYTES + ENVELOPE_BYTES) throw wrongVideo('videoTooLarge');
  const given: Record<string, unknown> = {};
  let received: ReceivedVideo | null = null;
  let refusal: unknown = null;
  try {
    for await (const part of request.parts(OPTIONS)) {
      if (part.type === 'field') given[part.fieldname] = part.value;
      else if (part.fieldname !== 'video' || refusal !== null || received !== null) part.file.resume();
      else {
        const enter = () => askAgain(request).then(() => admit(fieldsOf(given), true));
        received = await takeIn(part, folder, enter).catch((error: unknown) => {
          refusal = error;
          part.file.resume();
          return null;
        });
      }
    }
  } catch (error) {
    // The parser's own refusals carry a status. Without one the body ended early, or was no multipart body at all.
    throw (error as { statusCode?: number }).statusCode === undefined ? refused('errors.malformed') : error;
  }
  if (refusal !== null) throw refusal;
  const fields = fieldsOf(given);
  if (received !== null) {
    await askAgain(request);
    return { ...received, fields };
  }
  await admit(fields, false);
  throw wrongVideo('videoMissing');
}

async function takeIn(part: MultipartFile, folder: string, admit: () => Promise<void>): Promise<ReceivedVideo> {
  await admit();
  const file = path.join(folder, 'upload');
  const hash = createHash('sha256');
  let bytes = 0;
  let head = Buffer.alloc(0);
  await pipeline(
    part.file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        if (head.length < 12) {
          head = Buffer.concat([head, chunk.subarray(0, 12)]);
          if (head.length >= 12 && brandOf(head) === null) throw wrongVideo('videoWrongType');
        }
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(file),
  );
  if (part.file.truncated) throw wrongVideo('videoTooLarge');
  if (bytes === 0) throw wrongVideo('videoMissing');
  const brand = brandOf(head);
  if (brand === null) throw wrongVideo('videoWrongType');
  return { file, bytes, sha256: hash.digest('hex'), mime: brand === 'qt  ' ? 'video/quicktime' : 'application/mp4' };
}

/** ISO/IEC 14496-12, 4.3: the file begins with a box `ftyp` that names its kind. */
const brandOf = (head: Buffer): string | null =>
  head.length >= 12 && head.toString('latin1', 4, 8) === 'ftyp' ? head.toString('latin1', 8, 12) : null;
