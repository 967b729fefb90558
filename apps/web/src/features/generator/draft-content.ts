import { type GeneratedPosting, type ProfileImage, SOCIAL_APPS, type SocialApp } from '@waypost/contract';

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
  /** Each chosen network goes out with a text of its own; what is not written for it starts as the message. */
  readonly ownTexts: boolean;
  /** Kept while the switch is off, so that turning it off and on again loses nothing. */
  readonly messageByApp: Readonly<Partial<Record<SocialApp, string>>>;
  readonly applications: readonly SocialApp[];
  readonly fireAt: string | null;
  readonly link: string;
  readonly images: readonly DraftImage[];
  readonly firstComment: string;
}

export const emptyContent = (applications: readonly SocialApp[]): DraftContent => ({
  message: '',
  ownTexts: false,
  messageByApp: {},
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

/** The text that goes to a network, without its signature. */
export const textFor = ({ ownTexts, messageByApp, message }: DraftContent, app: SocialApp): string =>
  (ownTexts ? messageByApp[app] : undefined) ?? message;

/** Turned off, a text that was only written for one network becomes the text of all rather than nothing. */
export function switchOwnTexts(content: DraftContent, ownTexts: boolean): Partial<DraftContent> {
  if (ownTexts || content.message.trim() !== '') return { ownTexts };
  const written = content.applications.map((app) => textFor(content, app)).find((text) => text.trim() !== '');
  return { ownTexts, message: written ?? content.message };
}

/** Every chosen network is named, so that the switch is still on when the draft is opened again. */
const ownTextsOf = (content: DraftContent): Partial<Record<SocialApp, string>> =>
  content.ownTexts
    ? {
        ...content.messageByApp,
        ...Object.fromEntries(content.applications.map((app) => [app, textFor(content, app)])),
      }
    : {};

/** The wire form; also how two contents are compared. */
export function toWire(content: DraftContent) {
  return {
    message: content.message,
    message_by_app: ownTextsOf(content),
    applications: [...content.applications],
    fire_at: content.fireAt,
    link: content.link.trim() || null,
    custom_image_ids: content.images.map(({ id }) => id),
    alt_texts: content.images.map(({ alt }) => alt.trim()),
    first_comment: content.firstComment.trim() || null,
  };
}

/** The networks' texts in one order: JSON keeps the order in which they were written or read. */
const comparable = (content: DraftContent): string => {
  const { message_by_app: texts, ...rest } = toWire(content);
  return JSON.stringify([rest, SOCIAL_APPS.map((app) => texts[app] ?? null)]);
};

export const sameContent = (a: DraftContent, b: DraftContent): boolean => comparable(a) === comparable(b);

/** A stored draft with the pictures that its ids stand for; a picture that is gone is left out. */
export function contentOf(stored: GeneratedPosting, images: readonly ProfileImage[]): DraftContent {
  return {
    message: stored.message,
    ownTexts: Object.keys(stored.message_by_app).length > 0,
    messageByApp: stored.message_by_app,
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
