import { createHash } from 'node:crypto';
import { UPLOAD_MAX_PIXELS } from '@waypost/contract/media';
import type { Sharp } from 'sharp';
import type { Config } from '../../../platform/config/config.ts';
import { AppError, invalid, type Text, text } from '../../../platform/errors/index.ts';
import type { EncodedFile } from '../pictures/encode-image.ts';
import { openPicture } from '../pictures/encode-image.ts';
import { imageKind, isPolyglot } from '../pictures/image-bytes.ts';
import { drawSvg, isSvg } from './draw-svg.ts';
import type { BrandImage } from './read-brand-images.ts';

const PHOTO_SIDE = 1_200;
const AVATAR_SIDE = 256;
const LOGO_SIDE = 1_200;
const TIMEOUT_S = 30;
const MEGAPIXELS = Math.floor(UPLOAD_MAX_PIXELS / 1_000_000);

class Unusable extends Error {
  readonly text: Text;
  constructor(why: Text) {
    super(why.key);
    this.text = why;
  }
}

/** Draws anew; a field error under the name of the image for what is no picture. */
async function told<T>(image: BrandImage, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // Told to come back, or told already.
    if (error instanceof AppError) throw error;
    throw invalid({ [image]: [error instanceof Unusable ? error.text : causeOf(error)] });
  }
}
const causeOf = (error: unknown): Text =>
  /pixel limit/i.test(error instanceof Error ? error.message : '')
    ? text('media.errors.tooManyPixels', { megapixels: MEGAPIXELS })
    : text('media.errors.unreadable');

/** The photo, on white where it is transparent, and the same as screens show people: small and square. */
export const drawPortrait = (bytes: Buffer): Promise<{ photo: EncodedFile; avatar: EncodedFile }> =>
  told(
    'profile_image',
    (async () => {
      const upright = await uprightOf(bytes, 'media.errors.wrongType');
      const flat = () => upright().flatten({ background: '#ffffff' });
      const photo = await finish(within(flat(), PHOTO_SIDE).jpeg({ quality: 86 }), 'jpg');
      const square = flat().resize({ width: AVATAR_SIDE, height: AVATAR_SIDE, fit: 'cover', position: 'centre' });
      return { photo, avatar: await finish(square.jpeg({ quality: 84 }), 'jpg') };
    })(),
  );

/** A logo as a picture. A drawing is drawn, before it is anybody's turn. */
export const pictureOf = (config: Config, owner: string, bytes: Buffer): Promise<Buffer> =>
  isSvg(bytes) ? told('logo_image', drawSvg(config, owner, bytes, LOGO_SIDE)) : Promise.resolve(bytes);

/** The logo, as transparent as it came. */
export const drawLogo = (picture: Buffer): Promise<EncodedFile> =>
  told(
    'logo_image',
    (async () => {
      const upright = await uprightOf(picture, 'errors.agency.logo_type');
      const drawn = await within(upright(), LOGO_SIDE).png().timeout({ seconds: TIMEOUT_S }).toBuffer();
      const seen = await (await openPicture(drawn))().stats();
      if (!seen.isOpaque && seen.channels.at(-1)?.max === 0) throw new Unusable(text('errors.agency.empty'));
      return finish((await openPicture(drawn))().png(), 'png');
    })(),
  );

/** The picture upright in sRGB, whatever its camera or its printer made of it. */
async function uprightOf(bytes: Buffer, wrongType: Text['key']): Promise<() => Sharp> {
  const kind = imageKind(bytes);
  if (kind === null || isPolyglot(bytes)) throw new Unusable(text(wrongType));
  const open = await openPicture(bytes);
  const { width, height, format } = await open().metadata();
  if (format !== kind) throw new Unusable(text(wrongType));
  if (width * height > UPLOAD_MAX_PIXELS)
    throw new Unusable(text('media.errors.tooManyPixels', { megapixels: MEGAPIXELS }));
  return () => open().autoOrient().toColourspace('srgb');
}

const within = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

async function finish(picture: Sharp, ext: 'jpg' | 'png'): Promise<EncodedFile> {
  const { data, info } = await picture.timeout({ seconds: TIMEOUT_S }).toBuffer({ resolveWithObject: true });
  const sha256 = createHash('sha256').update(data).digest('hex');
  const mime = ext === 'jpg' ? 'image/jpeg' : 'image/png';
  return { bytes: data, mime, ext, sha256, width: info.width, height: info.height };
}
