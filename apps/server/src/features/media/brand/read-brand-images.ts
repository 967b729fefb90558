import type { MultipartFile } from '@fastify/multipart';
import { BRAND_IMAGE_MAX_BYTES } from '@waypost/contract/agency';
import type { FastifyRequest } from 'fastify';
import { invalid, refused, type Text, text } from '../../../platform/errors/index.ts';
import { askAgain } from '../../../platform/http/index.ts';
import { ENVELOPE_BYTES } from '../read-upload.ts';

export const BRAND_IMAGES = ['profile_image', 'logo_image'] as const;
export type BrandImage = (typeof BRAND_IMAGES)[number];
export type Brought = Partial<Record<BrandImage, Buffer>>;

const isBrandImage = (name: string): name is BrandImage => BRAND_IMAGES.some((one) => one === name);

const LIMITS = { limits: { fileSize: BRAND_IMAGE_MAX_BYTES, files: 4 }, throwFileSizeLimit: false };

/**
 * Reads photo and logo part by part, each no longer than it may be. What is refused is still read to its end, because a browser that is
 * cut off while it sends never reads our answer.
 */
export async function readBrandImages(request: FastifyRequest): Promise<Brought> {
  const brought: Brought = {};
  const wrong: Record<string, Text[]> = {};
  try {
    for await (const part of request.parts(LIMITS)) {
      if (part.type === 'field' || !isBrandImage(part.fieldname)) {
        wrong[part.fieldname] = [text('errors.field.invalid')];
        if (part.type === 'file') part.file.resume();
        continue;
      }
      const bytes = await bytesOf(part);
      if (part.file.truncated) wrong[part.fieldname] = [text('errors.agency.too_large')];
      else if (bytes.length === 0) wrong[part.fieldname] = [text('media.errors.missing')];
      else brought[part.fieldname] = bytes;
    }
  } catch (error) {
    // What the parser has no status for is a body that ends early or is no multipart at all.
    throw (error as { statusCode?: number }).statusCode === undefined ? refused('errors.malformed') : error;
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  if (Object.keys(brought).length === 0) throw invalid({ profile_image: [text('media.errors.missing')] });
  await askAgain(request);
  return brought;
}

/** Told in advance to be too long for both: not worth reading. */
export const isHopeless = (request: FastifyRequest): boolean =>
  Number(request.headers['content-length']) > BRAND_IMAGES.length * BRAND_IMAGE_MAX_BYTES + ENVELOPE_BYTES;

async function bytesOf(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
