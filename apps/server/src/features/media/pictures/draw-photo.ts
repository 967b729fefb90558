import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { INSTAGRAM, instagramShape, NEARLY } from '../variants/recipes.ts';
import { type EncodedFile, oneAtATime, openPicture, shrink } from './encode-image.ts';

const TIMEOUT_S = 30;
const WHITE = '#ffffff';
const QUALITIES = [90, 80, 65];

/** Draws a stored picture as a recipe says. Throws what the decoder throws. */
export function drawPhoto(bytes: Buffer, recipe: string): Promise<EncodedFile> {
  const shape = instagramShape(recipe);
  return oneAtATime(async () => {
    const open = await openPicture(bytes);
    const upright = () => open().autoOrient().toColourspace('srgb');
    return shape === null ? shrink(upright, 'jpeg') : drawInShape(upright, shape);
  });
}

/** Padded, never cut: advisors' pictures carry prices and names up to the edge. */
async function drawInShape(upright: () => Sharp, shape: number): Promise<EncodedFile> {
  const { width: w, height: h, hasAlpha } = await upright().metadata().then(turned);
  const canvas = canvasOf({ width: w, height: h }, shape);
  const size = { width: canvas.width, height: canvas.height };
  const flat = () => upright().flatten({ background: WHITE });
  let picture = flat().resize({ ...size, fit: 'fill' });
  if (canvas.padded) {
    const front = await flat()
      .resize({ ...size, fit: 'inside' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    picture = hasAlpha ? await plain(size) : await blurred(flat(), size);
    picture.composite([{ input: front, gravity: 'centre' }]);
  }
  const drawn = await picture.removeAlpha().raw().timeout({ seconds: TIMEOUT_S }).toBuffer({ resolveWithObject: true });
  return encode(drawn);
}

/** Rotation swaps the sides that the file names. */
const turned = (file: { width: number; height: number; orientation?: number; hasAlpha: boolean }) =>
  (file.orientation ?? 1) >= 5 ? { ...file, width: file.height, height: file.width } : file;

/** The picture itself behind the picture: enlarged over the whole canvas, out of focus, and a little darker. */
async function blurred(flat: Sharp, size: { width: number; height: number }): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const small = await flat
    .resize({ width: Math.ceil(size.width / 12), height: Math.ceil(size.height / 12), fit: 'cover' })
    .blur(4)
    .modulate({ brightness: 0.85 })
    .png()
    .toBuffer();
  const behind = await sharp(small)
    .resize({ ...size, fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(behind);
}

/** A drawing without a ground of its own stands on white. */
async function plain(size: { width: number; height: number }): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { ...size, channels: 3, background: WHITE } });
}

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly padded: boolean;
}

/** The canvas of a shape around a picture, 320 to 1440 wide, and never a hair outside what Instagram takes. */
export function canvasOf({ width, height }: { width: number; height: number }, shape: number): Canvas {
  const own = width / height;
  const padded = Math.abs(own / shape - 1) > NEARLY || own < INSTAGRAM.tallest || own > INSTAGRAM.widest;
  const ratio = padded ? shape : own;
  const full = Math.round(own < ratio ? height * ratio : width);
  const w = Math.min(INSTAGRAM.maxWidth, Math.max(INSTAGRAM.minWidth, full));
  const h = Math.round(w / ratio);
  return {
    width: w,
    height: Math.min(Math.floor(w / INSTAGRAM.tallest), Math.max(Math.ceil(w / INSTAGRAM.widest), h)),
    padded,
  };
}

type Raw = Awaited<ReturnType<typeof pixels>>;
const pixels = (picture: Sharp) => picture.raw().toBuffer({ resolveWithObject: true });

async function encode({ data, info }: Raw): Promise<EncodedFile> {
  const { default: sharp } = await import('sharp');
  const { width, height, channels } = info;
  for (const quality of QUALITIES) {
    const bytes = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer();
    if (bytes.length > INSTAGRAM.maxBytes) continue;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { bytes, mime: 'image/jpeg', ext: 'jpg', sha256, width, height };
  }
  // 1440 by 1800 pixels of noise at quality 65 stay below 8 MiB; not reached.
  throw new Error('a picture stayed too large');
}
