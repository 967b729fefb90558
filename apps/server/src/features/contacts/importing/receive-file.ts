import type { MultipartFile } from '@fastify/multipart';
import { IMPORT_MAX_BYTES } from '@waypost/contract/contacts';
import { id } from '@waypost/contract/wire';
import type { FastifyRequest } from 'fastify';
import { z } from '#zod';
import { invalid, refused, text } from '../../../platform/errors/index.ts';
import { askAgain } from '../../../platform/http/index.ts';
import { refuseUnstorable } from '../../../platform/http/storable-text.ts';
import { wrongFile } from './upload-import.ts';

const fieldsSchema = z.object({ emarketing: id.optional() });
type Fields = z.infer<typeof fieldsSchema>;
const ENVELOPE_BYTES = 64 * 1024;
const LONGEST_NAME = 200;
const NO_NAME = '—';

interface Received<T> {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly admitted: T;
}

/**
 * Reads a multipart upload part by part; no more than the allowed bytes are ever held. `admit` sees the fields, which stand before the
 * file, and throws to refuse. What is refused is still read to its end, because a browser that is cut off never reads our answer.
 */
export async function receiveFile<T>(
  request: FastifyRequest,
  admit: (fields: Fields) => Promise<T>,
): Promise<Received<T>> {
  if (!request.isMultipart()) throw wrongFile('missing');
  if (Number(request.headers['content-length']) > IMPORT_MAX_BYTES + ENVELOPE_BYTES) throw wrongFile('too_large');
  const { file, fields } = await readParts(request, admit).catch((error: unknown) => {
    throw (error as { statusCode?: number }).statusCode === undefined ? refused('errors.malformed') : error;
  });
  if (file === null) {
    await admit(parsed(fields));
    throw wrongFile('missing');
  }
  if ('refusal' in file) throw file.refusal;
  if (file.tooLarge) throw wrongFile('too_large');
  // A form without a choice sends a part without a name.
  if (file.bytes.length === 0) throw wrongFile(file.fileName === NO_NAME ? 'missing' : 'no_rows');
  await askAgain(request);
  return file;
}

function parsed(fields: Record<string, unknown>): Fields {
  refuseUnstorable(fields);
  const { data, success } = fieldsSchema.safeParse(fields);
  if (!success) throw invalid({ emarketing: [text('errors.field.invalid')] });
  return data;
}

type Taken<T> = (Received<T> & { readonly tooLarge: boolean }) | { readonly refusal: unknown };

async function readParts<T>(request: FastifyRequest, admit: (fields: Fields) => Promise<T>) {
  const options = { limits: { fileSize: IMPORT_MAX_BYTES }, throwFileSizeLimit: false };
  const fields: Record<string, unknown> = {};
  let file: Taken<T> | null = null;
  for await (const part of request.parts(options)) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname !== 'file' || file !== null) part.file.resume();
    else file = await takeIn(part, async () => admit(parsed(fields)));
  }
  return { fields, file };
}

async function takeIn<T>(part: MultipartFile, admit: () => Promise<T>): Promise<Taken<T>> {
  try {
    const admitted = await admit();
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    return { bytes, tooLarge: part.file.truncated, admitted, fileName: nameOf(part.filename) };
  } catch (refusal) {
    part.file.resume();
    return { refusal };
  }
}

/** As it may stand on a page; never a path. */
const nameOf = (given: string | undefined): string => {
  const plain =
    (given ?? '')
      .toWellFormed()
      .replace(/[\p{C}]/gu, '')
      .split(/[\\/]/)
      .at(-1) ?? '';
  return plain.trim().slice(-LONGEST_NAME) || NO_NAME;
};
