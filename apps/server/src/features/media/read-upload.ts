import type { MultipartFile } from '@fastify/multipart';
import { UPLOAD_MAX_BYTES } from '@waypost/contract/media';
import type { Messages } from '@waypost/i18n';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type AppError, invalid, refused, text } from '../../platform/errors/index.ts';
import { fieldErrors } from '../../platform/http/error-body.ts';
import { refuseUnstorable } from '../../platform/http/storable-text.ts';

const fieldsSchema = z.object({
  profile: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  description: z.string().trim().max(1_000).default(''),
});

export interface UploadFields {
  readonly profile: number;
  readonly description: string | null;
}
export interface Upload extends UploadFields {
  readonly bytes: Buffer;
}

/** What stands beside the file. Throws field errors. */
export function uploadFields(fields: Record<string, unknown>): UploadFields {
  refuseUnstorable(fields);
  const parsed = fieldsSchema.safeParse(fields);
  if (!parsed.success)
    throw invalid(fieldErrors(parsed.error.issues as unknown as Parameters<typeof fieldErrors>[0], fields));
  const { profile, description } = parsed.data;
  return { profile, description: description === '' ? null : description };
}

const wrong = (key: keyof Messages['media']['errors']): AppError => invalid({ image: [text(`media.errors.${key}`)] });
/** The fields and boundaries around a file. */
export const ENVELOPE_BYTES = 64 * 1024;

/** Reads a multipart upload part by part; no more than the allowed bytes are ever held. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw wrong('missing');
  // Told in advance: not worth reading.
  if (Number(request.headers['content-length']) > UPLOAD_MAX_BYTES + ENVELOPE_BYTES) throw wrong('tooLarge');
  const { fields, bytes, tooLarge } = await readParts(request).catch((error: unknown) => {
    // What the parser has no status for is a body that ends early or is no multipart at all.
    throw (error as { statusCode?: number }).statusCode === undefined ? refused('errors.malformed') : error;
  });
  const known = uploadFields(fields);
  if (tooLarge) throw wrong('tooLarge');
  if (bytes === null || bytes.length === 0) throw wrong('missing');
  return { ...known, bytes };
}

interface Parts {
  readonly fields: Record<string, unknown>;
  readonly bytes: Buffer | null;
  readonly tooLarge: boolean;
}

async function readParts(request: FastifyRequest): Promise<Parts> {
  const options = { limits: { fileSize: UPLOAD_MAX_BYTES }, throwFileSizeLimit: false };
  const fields: Record<string, unknown> = {};
  let bytes: Buffer | null = null;
  let tooLarge = false;
  for await (const part of request.parts(options)) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname !== 'image') part.file.resume();
    else {
      bytes = await bytesOf(part);
      tooLarge = part.file.truncated;
    }
  }
  return { fields, bytes, tooLarge };
}

async function bytesOf(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
