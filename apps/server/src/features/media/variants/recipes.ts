import { CHANNELS, type PictureFile, type PictureFrame, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';

/** What a stored file is, as far as the networks care. */
export interface FileFacts {
  readonly kind: 'image' | 'video';
  readonly mime: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** A picture that misses its shape by less is cut by the network rather than padded by us; nobody sees either. */
export const NEARLY = 0.01;

/** What our own conversion writes; an uploaded video has another type until then. */
export const CONVERTED = 'video/mp4';
/** One for all: no network takes what another refuses. */
export const VIDEO_RECIPE = 'video-1';
/** The same for every network; null for a video that is what it makes. */
export const recipeOfVideo = ({ mime }: Pick<FileFacts, 'mime'>): string | null =>
  mime === CONVERTED ? null : VIDEO_RECIPE;
/** At most 4 MB as JPEG. */
export const PHOTO_RECIPE = 'photo-1';

/**
 * What has to be made of each file before the network takes it; null where it takes the file as it is. The names are
 * those of the rows in `media_variants`: the same name, the same result.
 */
export function recipesFor(app: SocialApp, files: readonly FileFacts[]): (string | null)[] {
  const { frame, ...rules } = CHANNELS[app].pictures.file;
  const first = files.find((file) => file.kind === 'image');
  return files.map((file) => {
    if (file.kind === 'video') return recipeOfVideo(file);
    const plain = isTaken(file, rules);
    if (frame === undefined) return plain ? null : PHOTO_RECIPE;
    const shape = within(frame, first ?? file);
    return plain && isFramed(file, shape, frame) ? null : `${app}-1:${Math.round(shape * 1000)}`;
  });
}

const isTaken = (file: FileFacts, { types, maxBytes = Infinity, maxPixels = Infinity }: PictureFile): boolean =>
  types.includes(file.mime) && file.bytes <= maxBytes && file.width * file.height <= maxPixels;

const isFramed = (file: FileFacts, shape: number, frame: PictureFrame): boolean =>
  file.width >= frame.minWidth &&
  file.width <= frame.maxWidth &&
  file.width / file.height === within(frame, file) &&
  Math.abs(file.width / file.height / shape - 1) <= NEARLY;

const within = ({ tallest, widest }: PictureFrame, { width, height }: Pick<FileFacts, 'width' | 'height'>): number =>
  Math.min(widest, Math.max(tallest, width / height));

/** What a recipe of a network with a frame draws. */
export interface Drawing {
  /** Width by height. */
  readonly shape: number;
  readonly frame: PictureFrame;
  readonly maxBytes: number;
}

/** Null for the recipes that leave a picture its shape. */
export function drawingOf(recipe: string): Drawing | null {
  const [, name, shape] = /^(\w+)-1:(\d+)$/.exec(recipe) ?? [];
  const app = SOCIAL_APPS.find((each) => each === name);
  const { frame, maxBytes = Infinity } = app ? CHANNELS[app].pictures.file : {};
  return frame === undefined ? null : { shape: Number(shape) / 1000, frame, maxBytes };
}
