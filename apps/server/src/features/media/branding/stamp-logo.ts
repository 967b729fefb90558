import { type Branding, WATERMARK_MARGIN, WATERMARK_MARGIN_WIDEST, WATERMARK_SHARE } from '@waypost/contract/branding';
import { openPicture } from '../pictures/encode-image.ts';

export interface Logo {
  readonly bytes: Buffer;
  readonly position: NonNullable<Branding['logo']>['position'];
}
/** Pixels as they are: three or four bytes each, row by row. */
interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: number };
}

/** Not the picture, but what should stand on it cannot be read. */
export class BadLogo extends Error {
  constructor(cause: unknown) {
    super('a logo cannot be read', { cause });
    this.name = 'BadLogo';
  }
}

/** What lies within so much of another colour around it is not told apart from it. */
const TOO_CLOSE = 60;
/** Of the height of the logo. */
const HALO = 1 / 16;
/** It is never as dense as the logo itself. */
const DENSEST = 170;

/**
 * Writes a logo onto the pixels of a picture, in place: a quarter of its height, at most its width, all of it inside. A logo
 * with a ground of its own keeps it; one without gets a soft shadow where it would vanish, as white does on snow.
 */
export async function stampLogo(onto: Pixels, { bytes, position }: Logo): Promise<void> {
  const { width, height } = onto.info;
  const margin = Math.min(Math.round(height * WATERMARK_MARGIN), Math.floor(width * WATERMARK_MARGIN_WIDEST));
  const logo = await sized(bytes, {
    width: Math.max(1, width - 2 * margin),
    height: Math.max(1, Math.round(height * WATERMARK_SHARE)),
  }).catch((error: unknown) => {
    throw new BadLogo(error);
  });
  const left = position.endsWith('left') ? margin : width - margin - logo.info.width;
  const top = position.startsWith('top') ? margin : height - margin - logo.info.height;
  const place = { left: Math.max(0, left), top: Math.max(0, top) };
  const shade = shadeFor(onto, logo, place);
  if (shade !== null) {
    const reach = Math.max(2, Math.round(logo.info.height * HALO));
    const halo = await haloOf(logo, reach, shade);
    blend(onto, halo, { left: place.left - reach, top: place.top - reach });
  }
  blend(onto, logo, place);
}

async function sized(bytes: Buffer, box: { width: number; height: number }): Promise<Pixels> {
  const open = await openPicture(bytes);
  const picture = open()
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize({ ...box, fit: 'inside' });
  return picture.raw().toBuffer({ resolveWithObject: true });
}

/** How bright a colour is to the eye (Rec. 709). */
const brightness = (data: Buffer, at: number): number =>
  0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);

/** The shade of the shadow that a logo needs; null where it can be told from what is behind it, or brings its own ground. */
function shadeFor(onto: Pixels, logo: Pixels, { left, top }: Place): number | null {
  const { width, height } = logo.info;
  let [shown, own, behind, clear] = [0, 0, 0, 0];
  // A sixteenth of the pixels says as much as all of them.
  for (let y = 0; y < height; y += 4)
    for (let x = 0; x < width; x += 4) {
      const at = (y * width + x) * 4;
      if ((logo.data[at + 3] ?? 0) < 128) {
        clear += 1;
        continue;
      }
      shown += 1;
      own += brightness(logo.data, at);
      behind += brightness(onto.data, ((top + y) * onto.info.width + left + x) * onto.info.channels);
    }
  if (shown === 0 || clear < shown / 50 || Math.abs(own - behind) / shown >= TOO_CLOSE) return null;
  return own / shown > 127 ? 0 : 255;
}

/** The shape of a logo out of focus, wider than itself by `reach` on every side. */
async function haloOf(logo: Pixels, reach: number, shade: number): Promise<Pixels> {
  const { default: sharp } = await import('sharp');
  const { width, height } = logo.info;
  const shape = Buffer.alloc(width * height);
  for (let at = 0; at < shape.length; at += 1) shape[at] = logo.data[at * 4 + 3] ?? 0;
  const wider = await sharp(shape, { raw: { width, height, channels: 1 } })
    .extend({ top: reach, bottom: reach, left: reach, right: reach, background: '#000000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info } = wider;
  const soft = await sharp(wider.data, { raw: info })
    .blur(Math.max(0.5, reach / 2))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const data = Buffer.alloc(info.width * info.height * 4, shade);
  for (let at = 0; at < info.width * info.height; at += 1)
    data[at * 4 + 3] = Math.min(DENSEST, (soft.data[at * soft.info.channels] ?? 0) * 2);
  return { data, info: { width: info.width, height: info.height, channels: 4 } };
}

interface Place {
  readonly left: number;
  readonly top: number;
}
/** Puts pixels with transparency over others, as far as both are inside. */
function blend(onto: Pixels, over: Pixels, { left, top }: Place): void {
  const { width, height, channels } = onto.info;
  const [from, to] = [onto.data, over.data];
  for (let y = Math.max(0, -top); y < Math.min(over.info.height, height - top); y += 1)
    for (let x = Math.max(0, -left); x < Math.min(over.info.width, width - left); x += 1) {
      const source = (y * over.info.width + x) * 4;
      const alpha = to[source + 3] ?? 0;
      if (alpha === 0) continue;
      const target = ((top + y) * width + left + x) * channels;
      for (let c = 0; c < 3; c += 1)
        from[target + c] = ((from[target + c] ?? 0) * (255 - alpha) + (to[source + c] ?? 0) * alpha + 127) / 255;
    }
}
