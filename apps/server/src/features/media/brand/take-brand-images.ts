import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { invalid, text } from '../../../platform/errors/index.ts';
import type { MediaDeps } from '../deps.ts';
import type { EncodedFile } from '../pictures/encode-image.ts';
import { inTurn } from '../pictures/take-turns.ts';
import { drawLogo, drawPortrait, pictureOf } from './draw-brand.ts';
import { BRAND_IMAGES, type Brought, isHopeless, readBrandImages } from './read-brand-images.ts';

/** Keys of storage, of what was brought. */
export interface BrandFiles {
  readonly photo_key?: string;
  readonly avatar_key?: string;
  readonly logo_key?: string;
}

/** What becomes of the files. */
export interface BrandFates {
  /** Before a byte is stored: whoever names them later, or nobody, they are known from now on. */
  readonly foresee: (keys: readonly string[]) => Promise<void>;
  /** Names them, in a transaction. */
  readonly use: (files: BrandFiles) => Promise<void>;
}

/**
 * Takes photo and logo of a profile, each drawn anew: nothing is ever served as it came. Files that nobody came to name, because the
 * process died or the answer of the database was lost, are in the hands of who foresaw them.
 */
export async function takeBrandImages(
  deps: MediaDeps,
  request: FastifyRequest,
  owner: string,
  { foresee, use }: BrandFates,
): Promise<void> {
  if (isHopeless(request))
    throw invalid(Object.fromEntries(BRAND_IMAGES.map((name) => [name, [text('errors.agency.too_large')]])));
  const brought = await readBrandImages(request);
  const drawn = await draw(deps, owner, brought);
  const folder = `own/${randomBytes(18).toString('base64url')}`;
  const keyOf = (file: EncodedFile) => `${folder}/${file.sha256}.${file.ext}`;
  const files = Object.values(drawn);
  await foresee(files.map(keyOf));
  for (const file of files) await deps.storage.put(keyOf(file), file.bytes, file.mime);
  await use(Object.fromEntries(Object.entries(drawn).map(([name, file]) => [name, keyOf(file)])));
}

async function draw(
  { config }: MediaDeps,
  owner: string,
  { profile_image, logo_image }: Brought,
): Promise<Partial<Record<keyof BrandFiles, EncodedFile>>> {
  const picture = logo_image && (await pictureOf(config, owner, logo_image));
  return inTurn(owner, async () => {
    const photo = profile_image && (await drawPortrait(profile_image));
    const logo = picture && (await drawLogo(picture));
    return { ...(photo && { photo_key: photo.photo, avatar_key: photo.avatar }), ...(logo && { logo_key: logo }) };
  });
}
