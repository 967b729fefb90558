import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { type Logo, stampLogo } from '../branding/stamp-logo.ts';
import { type Drawing, drawingOf, NEARLY } from '../variants/recipes.ts';
import { type EncodedFile, openPicture, shrink } from './encode-image.ts';

const TIMEOUT_S = 30;
const WHITE = '#ffffff';
const QUALITIES = [90, 80, 65];

/** Draws a stored picture as a recipe says. Throws what the decoder throws. */
export async function drawPhoto(bytes: Buffer, recipe: string): Promise<EncodedFile> {
  const drawing = drawingOf(recipe);
  const open = await openPicture(bytes);
  const upright = () => open().autoOrient().toColourspace('srgb');
  return drawing === null ? shrink(upright, 'jpeg') : encode(await drawInFrame(upright, drawing), drawing.maxBytes);
}

/** No network shows a wider one. */
const BRANDED_SIDE = 2048;
const BRANDED_BYTES = 4 * 1024 * 1024;

/** The same with a logo on it: onto what the network gets, so that the logo is as large there as it was promised. */
export async function drawBranded(bytes: Buffer, base: string | null, logo: Logo): Promise<EncodedFile> {
  const drawing = base === null ? null : drawingOf(base);
  const open = await openPicture(bytes);
  const upright = () => open().autoOrient().toColourspace('srgb');
  const drawn = await (drawing === null ? drawFlat(upright) : drawInFrame(upright, drawing));
  await stampLogo(drawn, logo);
  return encode(drawn, drawing?.maxBytes ?? BRANDED_BYTES);
}

const drawFlat = (upright: () => Sharp): Promise<Raw> =>
  pixels(
    upright()
      .flatten({ background: WHITE })
      .resize({ width: BRANDED_SIDE, height: BRANDED_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: TIMEOUT_S }),
  );

/** Padded, never cut: advisors' pictures carry prices and names up to the edge. */
async function drawInFrame(upright: () => Sharp, drawing: Drawing): Promise<Raw> {
  const { width: w, height: h, hasAlpha } = await upright().metadata().then(turned);
  const canvas = canvasOf({ width: w, height: h }, drawing);
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
  return pixels(picture.removeAlpha().timeout({ seconds: TIMEOUT_S }));
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

/** The canvas of a shape around a picture, as wide as its network takes it, and never a hair outside the frame. */
export function canvasOf(
  picture: { width: number; height: number },
  { shape, frame }: Omit<Drawing, 'maxBytes'>,
): Canvas {
  const { width, height } = picture;
  const { tallest, widest, minWidth, maxWidth } = frame;
  const own = width / height;
  const padded = Math.abs(own / shape - 1) > NEARLY || own < tallest || own > widest;
  const ratio = padded ? shape : own;
  const full = Math.round(own < ratio ? height * ratio : width);
  const w = Math.min(maxWidth, Math.max(minWidth, full));
  const h = Math.round(w / ratio);
  return {
    width: w,
    height: Math.min(Math.floor(w / tallest), Math.max(Math.ceil(w / widest), h)),
    padded,
  };
}

type Raw = Awaited<ReturnType<typeof pixels>>;
const pixels = (picture: Sharp) => picture.raw().toBuffer({ resolveWithObject: true });

async function encode({ data, info }: Raw, maxBytes: number): Promise<EncodedFile> {
  const { default: sharp } = await import('sharp');
  const { width, height, channels } = info;
  for (const quality of QUALITIES) {
    const bytes = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer();
    if (bytes.length > maxBytes) continue;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { bytes, mime: 'image/jpeg', ext: 'jpg', sha256, width, height };
  }
  // 1440 by 1800 pixels of noise at quality 65 stay below 8 MiB; not reached.
  throw new Error('a picture stayed too large');
}
