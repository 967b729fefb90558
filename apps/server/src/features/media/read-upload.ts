import type { MultipartFile } from '@fastify/multipart';
import { UPLOAD_MAX_BYTES } from '@waypost/contract/media';
import { id } from '@waypost/contract/wire';
import type { Messages } from '@waypost/i18n';
import type { FastifyRequest } from 'fastify';
import { z } from '#zod';
import { type AppError, invalid, refused, text } from '../../platform/errors/index.ts';
import { fieldErrors } from '../../platform/http/error-body.ts';
import { askAgain } from '../../platform/http/index.ts';
import { refuseUnstorable } from '../../platform/http/storable-text.ts';

const describedSchema = z.object({ description: z.string().trim().max(1_000).default('') });
const fieldsSchema = describedSchema.extend({ profile: id });

export interface UploadFields {
  readonly profile: number;
  readonly description: string | null;
}
export interface Upload<T> {
  readonly bytes: Buffer;
  /** What admitting it gave. */
  readonly admitted: T;
}

/** What stands beside the file. Throws field errors. */
export function uploadFields(fields: Record<string, unknown>): UploadFields {
  const { profile, description } = parsedAs(fieldsSchema, fields);
  return { profile, description: description === '' ? null : description };
}
/** The same of a file that is in no library: what it is called there. */
export const describedFields = (fields: Record<string, unknown>): { readonly description: string } =>
  parsedAs(describedSchema, fields);

function parsedAs<T>(schema: z.ZodType<T>, fields: Record<string, unknown>): T {
  refuseUnstorable(fields);
  const parsed = schema.safeParse(fields);
  if (!parsed.success)
    throw invalid(fieldErrors(parsed.error.issues as unknown as Parameters<typeof fieldErrors>[0], fields));
  return parsed.data;
}

const wrong = (key: keyof Messages['media']['errors']): AppError => invalid({ image: [text(`media.errors.${key}`)] });
/** The fields and boundaries around a file. */
export const ENVELOPE_BYTES = 64 * 1024;

/**
 * Reads a multipart upload part by part; no more than the allowed bytes are ever held. `admit` sees the fields, which stand before the
 * file, and throws to refuse: of somebody who may not upload here no byte is kept. What is refused is still read to its end, because
 * a browser that is cut off while it sends never reads our answer.
 */
export async function readUpload<F extends object, T>(
  request: FastifyRequest,
  fieldsOf: (given: Record<string, unknown>) => F,
  admit: (fields: F) => Promise<T>,
): Promise<Upload<T> & F> {
  if (!request.isMultipart()) throw wrong('missing');
  // Told in advance: not worth reading.
  if (Number(request.headers['content-length']) > UPLOAD_MAX_BYTES + ENVELOPE_BYTES) throw wrong('tooLarge');
  const { fields, file } = await readParts(request, (given) => admit(fieldsOf(given))).catch((error: unknown) => {
    // What the parser has no status for is a body that ends early or is no multipart at all.
    throw (error as { statusCode?: number }).statusCode === undefined ? refused('errors.malformed') : error;
  });
  if (file === null) {
    await admit(fieldsOf(fields));
    throw wrong('missing');
  }
  if ('refusal' in file) throw file.refusal;
  if (file.tooLarge) throw wrong('tooLarge');
  if (file.bytes.length === 0) throw wrong('missing');
  await askAgain(request);
  return { ...fieldsOf(fields), bytes: file.bytes, admitted: file.admitted };
}

interface File<T> {
  readonly bytes: Buffer;
  readonly tooLarge: boolean;
  readonly admitted: T;
}

interface Parts<T> {
  readonly fields: Record<string, unknown>;
  readonly file: File<T> | { readonly refusal: unknown } | null;
}

async function readParts<T>(
  request: FastifyRequest,
  admit: (given: Record<string, unknown>) => Promise<T>,
): Promise<Parts<T>> {
  const options = { limits: { fileSize: UPLOAD_MAX_BYTES }, throwFileSizeLimit: false };
  const fields: Record<string, unknown> = {};
  let file: Parts<T>['file'] = null;
  for await (const part of request.parts(options)) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname !== 'image') part.file.resume();
    else file = await takeIn(part, async () => admit(fields));
  }
  return { fields, file };
}

async function takeIn<T>(part: MultipartFile, admit: () => Promise<T>): Promise<Parts<T>['file']> {
  try {
    const admitted = await admit();
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(chunk as Buffer);
    return { bytes: Buffer.concat(chunks), tooLarge: part.file.truncated, admitted };
  } catch (refusal) {
    part.file.resume();
    return { refusal };
  }
}
