import { BRAND_IMAGE_MAX_BYTES, LOGO_MIME_TYPES } from '@waypost/contract/agency';
import { UPLOAD_MIME_TYPES } from '@waypost/contract/media';

/** The photo of the person, or the logo of the agency. */
export type PictureKind = 'photo' | 'logo';

/** As the call names them (BIZ-025). */
export const FIELD = { photo: 'profile_image', logo: 'logo_image' } as const satisfies Record<PictureKind, string>;

/** What the system's file dialog offers, and what is taken. */
export const TAKEN: Readonly<Record<PictureKind, readonly string[]>> = {
  photo: UPLOAD_MIME_TYPES,
  logo: LOGO_MIME_TYPES,
};

export type PictureProblem = 'wrongType' | 'tooLarge' | 'empty';

/** BIZ-021. The server looks at the content too; this spares the wait. */
export function problemOf(kind: PictureKind, { type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!TAKEN[kind].includes(type)) return 'wrongType';
  if (size === 0) return 'empty';
  return size > BRAND_IMAGE_MAX_BYTES ? 'tooLarge' : null;
}

/** A drawing has no pixels to choose from; the server draws it. */
export const isCropped = ({ type }: Pick<File, 'type'>): boolean => type !== 'image/svg+xml';
