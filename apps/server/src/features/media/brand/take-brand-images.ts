import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { invalid, text } from '../../../platform/errors/index.ts';
import type { MediaDeps } from '../deps.ts';
import type { EncodedFile } from '../pictures/encode-image.ts';
import { inTurn } from '../pictures/take-turns.ts';
import { drawLogo, drawPhoto } from './draw-brand.ts';
import { BRAND_IMAGES, type Brought, isHopeless, readBrandImages } from './read-brand-images.ts';

/** Keys of storage, of what was brought. */
export interface BrandFiles {
  readonly photo_key?: string;
  readonly avatar_key?: string;
  readonly logo_key?: string;
}

/**
 * Takes photo and logo of a profile, each drawn anew: nothing is ever served as it came. `use` refers to them in its transaction; where
 * it fails, they are gone again. What they replace stays where it is as long as somebody may still read it: `use` sees to that.
 */
export async function takeBrandImages(
  deps: MediaDeps,
  request: FastifyRequest,
  owner: string,
  use: (files: BrandFiles) => Promise<void>,
): Promise<void> {
  if (isHopeless(request))
    throw invalid(Object.fromEntries(BRAND_IMAGES.map((name) => [name, [text('errors.agency.too_large')]])));
  const brought = await readBrandImages(request);
  const drawn = await inTurn(owner, () => draw(deps, brought));
  const folder = `own/${randomBytes(18).toString('base64url')}`;
  const keyOf = (file: EncodedFile) => `${folder}/${file.sha256}.${file.ext}`;
  const stored: string[] = [];
  try {
    for (const file of Object.values(drawn)) {
      stored.push(keyOf(file));
      await deps.storage.put(keyOf(file), file.bytes, file.mime);
    }
    await use(Object.fromEntries(Object.entries(drawn).map(([name, file]) => [name, keyOf(file)])));
  } catch (error) {
    await Promise.allSettled(stored.map((key) => deps.storage.remove(key)));
    throw error;
  }
}

async function draw(
  { config }: MediaDeps,
  { profile_image, logo_image }: Brought,
): Promise<Partial<Record<keyof BrandFiles, EncodedFile>>> {
  const photo = profile_image && (await drawPhoto(profile_image));
  const logo = logo_image && (await drawLogo(config, logo_image));
  return { ...(photo && { photo_key: photo.photo, avatar_key: photo.avatar }), ...(logo && { logo_key: logo }) };
}
