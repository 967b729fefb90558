import type { SocialApp } from '@waypost/contract/networks';

/** What a stored file is, as far as the networks care. */
export interface FileFacts {
  readonly kind: 'image' | 'video';
  readonly mime: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** Instagram, content publishing: JPEG only, at most 8 MiB, 4:5 to 1.91:1, 320 to 1440 wide. */
export const INSTAGRAM = {
  tallest: 0.8,
  widest: 1.91,
  minWidth: 320,
  maxWidth: 1440,
  maxBytes: 8 * 1024 * 1024,
} as const;
/** A picture that misses its shape by less is cut by the network rather than padded by us; nobody sees either. */
export const NEARLY = 0.01;

/** What our own conversion writes; an uploaded film has another type until then. */
export const CONVERTED = 'video/mp4';
/** One for all: no network takes what another refuses. */
export const VIDEO_RECIPE = 'video-1';
/** At most 4 MB as JPEG. */
export const PHOTO_RECIPE = 'photo-1';
/** Facebook, error subcode 1366046: smaller than 4 MB, JPG or PNG. */
const FACEBOOK_MAX_BYTES = 4 * 1024 * 1024;
/** LinkedIn, Images API. */
const LINKEDIN_PIXELS = 36_152_320;

/**
 * What has to be made of each file before the network takes it; null where it takes the file as it is. The names are
 * those of the rows in `media_variants`: the same name, the same result.
 */
export function recipesFor(app: SocialApp, files: readonly FileFacts[]): (string | null)[] {
  const images = files.filter((file) => file.kind === 'image');
  const [first] = images;
  return files.map((file) => {
    if (file.kind === 'video') return file.mime === CONVERTED ? null : VIDEO_RECIPE;
    // A carousel is shown in the shape of its first picture.
    if (app === 'instagram') return forInstagram(file, first ?? file);
    if (app === 'linkedin') return isPlain(file) && file.width * file.height < LINKEDIN_PIXELS ? null : PHOTO_RECIPE;
    return isPlain(file) && file.bytes <= FACEBOOK_MAX_BYTES ? null : PHOTO_RECIPE;
  });
}

const isPlain = (file: FileFacts): boolean => file.mime === 'image/jpeg' || file.mime === 'image/png';

function forInstagram(file: FileFacts, first: FileFacts): string | null {
  const shape = clamp(first.width / first.height);
  const own = file.width / file.height;
  const fits =
    file.mime === 'image/jpeg' &&
    file.bytes <= INSTAGRAM.maxBytes &&
    file.width >= INSTAGRAM.minWidth &&
    file.width <= INSTAGRAM.maxWidth &&
    own === clamp(own) &&
    Math.abs(own / shape - 1) <= NEARLY;
  return fits ? null : `instagram-1:${Math.round(shape * 1000)}`;
}

const clamp = (shape: number): number => Math.min(INSTAGRAM.widest, Math.max(INSTAGRAM.tallest, shape));

/** Width by height of the picture that an Instagram recipe makes; null for the other recipes. */
export function instagramShape(recipe: string): number | null {
  const shape = /^instagram-1:(\d+)$/.exec(recipe)?.[1];
  return shape === undefined ? null : Number(shape) / 1000;
}
