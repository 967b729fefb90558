import { createHash } from 'node:crypto';
import { UPLOAD_MAX_PIXELS } from '@waypost/contract/media';
import type { Messages } from '@waypost/i18n';
import type { Sharp } from 'sharp';
import { type AppError, invalid, text } from '../../../platform/errors/index.ts';
import { type ImageKind, imageKind, isPolyglot } from './image-bytes.ts';

export interface EncodedFile {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly ext: string;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}
export interface EncodedImage {
  readonly image: EncodedFile;
  readonly thumbnail: EncodedFile;
}

const LONGEST_SIDE = 4096;
const THUMBNAIL_SIDE = 480;
/** Facebook refuses photos above 4 MB (Graph API, Page Photos). */
const MAX_BYTES = 4 * 1024 * 1024;
const QUALITIES = [88, 80, 70];
const SIDES = [LONGEST_SIDE, 3072, 2048];
const TIMEOUT_S = 30;

const wrong = (key: keyof Messages['media']['errors'], values?: Record<string, number>): AppError =>
  invalid({ image: [text(`media.errors.${key}`, values)] });

/**
 * Draws an uploaded picture anew: the only bytes that are stored are our own encoder's. Metadata (place, camera,
 * thumbnails) is gone, the rotation is applied, the colours are sRGB. Throws a field error for what is no picture.
 */
export async function encodeImage(bytes: Buffer): Promise<EncodedImage> {
  const kind = imageKind(bytes);
  if (kind === null || isPolyglot(bytes)) throw wrong('wrongType');
  return draw(bytes, kind);
}

async function draw(bytes: Buffer, kind: ImageKind): Promise<EncodedImage> {
  const open = await openPicture(bytes);
  const { width, height, format } = await readable(open().metadata());
  if (format !== kind) throw wrong('wrongType');
  if (width * height > UPLOAD_MAX_PIXELS)
    throw wrong('tooManyPixels', { megapixels: Math.floor(UPLOAD_MAX_PIXELS / 1_000_000) });
  const upright = () => open().autoOrient().toColourspace('srgb');
  const image = await readable(shrink(upright, kind));
  const thumbnail = await readable(
    finish(within(upright(), THUMBNAIL_SIDE).webp({ quality: 78 }), 'image/webp', 'webp'),
  );
  return { image, thumbnail };
}

/** The best version that fits into what the networks take. */
export async function shrink(upright: () => Sharp, kind: ImageKind): Promise<EncodedFile> {
  if (kind !== 'jpeg') {
    const png = await finish(within(upright(), LONGEST_SIDE).png(), 'image/png', 'png');
    if (png.bytes.length <= MAX_BYTES) return png;
  }
  let last: EncodedFile | null = null;
  for (const side of SIDES) {
    for (const quality of QUALITIES) {
      const pixels = within(upright(), side).flatten({ background: '#ffffff' });
      last = await finish(pixels.jpeg({ quality }), 'image/jpeg', 'jpg');
      if (last.bytes.length <= MAX_BYTES) return last;
    }
  }
  // 2048 x 2048 at quality 70 stays far below the limit even for noise; not reached.
  if (last === null) throw wrong('unreadable');
  return last;
}

const within = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

async function finish(picture: Sharp, mime: string, ext: string): Promise<EncodedFile> {
  const { data, info } = await picture.timeout({ seconds: TIMEOUT_S }).toBuffer({ resolveWithObject: true });
  const sha256 = createHash('sha256').update(data).digest('hex');
  return { bytes: data, mime, ext, sha256, width: info.width, height: info.height };
}

/** The decoder is a big native library: it is loaded with the first picture. */
export async function openPicture(bytes: Buffer): Promise<() => Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // Damage that the decoder can only guess around counts as damage; harmless oddities of cameras do not.
  return () => sharp(bytes, { failOn: 'error', limitInputPixels: UPLOAD_MAX_PIXELS, pages: 1 });
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/pixel limit/i.test(message))
      throw wrong('tooManyPixels', { megapixels: Math.floor(UPLOAD_MAX_PIXELS / 1_000_000) });
    throw wrong('unreadable');
  }
}
