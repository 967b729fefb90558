import type { GeneratedPosting, ProfileImage, SocialApp } from '@waypost/contract';

export interface DraftImage {
  readonly id: number;
  readonly url: string;
  readonly thumbnail: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** What a person writes; everything else about a draft is bookkeeping. */
export interface DraftContent {
  readonly message: string;
  readonly applications: readonly SocialApp[];
  readonly fireAt: string | null;
  readonly link: string;
  readonly images: readonly DraftImage[];
  readonly firstComment: string;
}

export const emptyContent = (applications: readonly SocialApp[]): DraftContent => ({
  message: '',
  applications,
  fireAt: null,
  link: '',
  images: [],
  firstComment: '',
});

export const imageOf = (image: ProfileImage): DraftImage => ({
  id: image.id,
  url: image.image_url,
  thumbnail: image.thumbnail_url,
  width: image.width,
  height: image.height,
  alt: image.description ?? '',
});

/** The wire form; also how two contents are compared. */
export function toWire(content: DraftContent) {
  return {
    message: content.message,
    applications: [...content.applications],
    fire_at: content.fireAt,
    link: content.link.trim() || null,
    custom_image_ids: content.images.map(({ id }) => id),
    alt_texts: content.images.map(({ alt }) => alt.trim()),
    first_comment: content.firstComment.trim() || null,
  };
}

export const sameContent = (a: DraftContent, b: DraftContent): boolean =>
  JSON.stringify(toWire(a)) === JSON.stringify(toWire(b));

/** A stored draft with the pictures that its ids stand for; a picture that is gone is left out. */
export function contentOf(stored: GeneratedPosting, images: readonly ProfileImage[]): DraftContent {
  return {
    message: stored.message,
    applications: stored.applications,
    fireAt: stored.fire_at,
    link: stored.link ?? '',
    images: stored.custom_image_ids.flatMap((id, position) => {
      const image = images.find((candidate) => candidate.id === id);
      return image ? [{ ...imageOf(image), alt: stored.alt_texts[position] ?? '' }] : [];
    }),
    firstComment: stored.first_comment ?? '',
  };
}
