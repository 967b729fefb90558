import type { GeneratedPosting } from '@waypost/contract/generator';
import { type MediaTypes, type VideoFacts, videoTypes } from '@waypost/contract/media';
import { SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { filesShown, linkShown, type Shown } from '@waypost/contract/posts';
import { completeAddress } from '@waypost/contract/wire';
import type { LibraryFile } from '../../media/index.ts';

export interface DraftMedium extends Omit<LibraryFile, 'description' | 'created' | 'state'> {
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
  /** Free slots that networks took; `fireAt` is the first of them, and the time of the others. */
  readonly slotByApp: Readonly<Partial<Record<SocialApp, string>>>;
  readonly link: string;
  /** What was chosen; null while nothing is. What is not shown is kept, so that another choice loses nothing. */
  readonly shows: Shown | null;
  readonly media: readonly DraftMedium[];
  /** What a video was chosen to go out as; where nothing was chosen, its shape decides. */
  readonly mediaTypes: MediaTypes;
  readonly firstComment: string;
  /** The person's other profiles that publish it too. */
  readonly alsoProfiles: readonly number[];
  /** The library post that it was made of. */
  readonly postingId: number | null;
}

export const emptyContent = (applications: readonly SocialApp[]): DraftContent => ({
  message: '',
  ownTexts: false,
  messageByApp: {},
  applications,
  fireAt: null,
  slotByApp: {},
  link: '',
  shows: null,
  media: [],
  mediaTypes: {},
  firstComment: '',
  alsoProfiles: [],
  postingId: null,
});

export const mediumOf = ({ description, created: _, state: __, ...file }: LibraryFile): DraftMedium => ({
  ...file,
  alt: description ?? '',
});

type Showing = Pick<DraftContent, 'shows' | 'media' | 'link'>;

/** What the post shows: the choice, or what there is. */
export function showsOf({ shows, media, link }: Showing): Shown {
  if (shows !== null) return shows;
  if (media.some(({ kind }) => kind === 'video')) return 'video';
  return media.length === 0 && link.trim() !== '' ? 'link' : 'pictures';
}

export const shownMedia = (content: Showing): DraftMedium[] => filesShown(showsOf(content), content.media);

/** The address as it goes out, made whole. */
export const shownLink = (content: Showing): string | null =>
  linkShown(showsOf(content), completeAddress(content.link));

/** New files beside those that are there: they are what is shown then, but for the picture of a link. */
export function withMedia(content: Showing, added: readonly DraftMedium[]): Pick<DraftContent, 'media' | 'shows'> {
  const fresh = added.filter(({ id }) => !content.media.some((medium) => medium.id === id));
  const video = fresh.some(({ kind }) => kind === 'video');
  if (video) return { shows: 'video', media: [...content.media.filter(({ kind }) => kind === 'image'), ...fresh] };
  if (showsOf(content) === 'link') return { shows: 'link', media: [...fresh, ...content.media] };
  return { shows: 'pictures', media: [...content.media, ...fresh] };
}

/** Those that are shown in another order, or fewer of them; the others stay behind them. */
export const withShown = (content: Showing, shown: readonly DraftMedium[]): readonly DraftMedium[] => {
  const before = shownMedia(content);
  return [...shown, ...content.media.filter((medium) => !before.includes(medium))];
};

/** The video of a post; a post made here carries one at most, and nothing beside it. */
export const videoOf = (content: Showing): DraftMedium | undefined =>
  shownMedia(content).find(({ kind }) => kind === 'video');

export const factsOfVideo = ({ width, height, seconds }: DraftMedium): VideoFacts => ({
  width,
  height,
  seconds: seconds ?? 0,
});

/** The choices that mean something as things stand: for the chosen networks, and of a video only what each of them takes. */
export function chosenTypes(content: DraftContent): MediaTypes {
  if (showsOf(content) === 'link') return {};
  const video = videoOf(content) !== undefined;
  return Object.fromEntries(
    content.applications.flatMap((app) => {
      const type = content.mediaTypes[app];
      return type === undefined || (video && !videoTypes(app).includes(type)) ? [] : [[app, type]];
    }),
  );
}

/** When a network gets it; null: now. */
export const timeFor = ({ slotByApp, fireAt }: DraftContent, app: SocialApp): string | null => slotByApp[app] ?? fireAt;

/** A time for all networks: what they had of their slots is given back. */
export const atOnce = (fireAt: string | null): Pick<DraftContent, 'fireAt' | 'slotByApp'> => ({
  fireAt,
  slotByApp: {},
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
    slot_by_app: content.slotByApp,
    link: content.link.trim() || null,
    shows: showsOf(content),
    custom_image_ids: content.media.map(({ id }) => id),
    alt_texts: content.media.map(({ alt }) => alt.trim()),
    first_comment: content.firstComment.trim() || null,
    media_types: content.mediaTypes,
    also_profiles: [...content.alsoProfiles],
    posting_id: content.postingId,
  };
}

/** The networks' texts, types and slots in one order: JSON keeps the order in which they were written or read. */
const comparable = (content: DraftContent): string => {
  const { message_by_app: texts, media_types: types, slot_by_app: slots, ...rest } = toWire(content);
  return JSON.stringify([rest, SOCIAL_APPS.map((app) => [texts[app] ?? null, types[app] ?? null, slots[app] ?? null])]);
};

export const sameContent = (a: DraftContent, b: DraftContent): boolean => comparable(a) === comparable(b);

/** What the server keeps of a draft and of a post alike. */
export const keptContent = (
  stored: Pick<GeneratedPosting, 'message' | 'link' | 'shows' | 'first_comment' | 'media' | 'alt_texts'>,
) => ({
  message: stored.message,
  link: stored.link ?? '',
  shows: stored.shows,
  media: stored.media.map(({ thumbnail_url: thumbnail, duration: seconds, ...file }, position) => ({
    ...file,
    thumbnail,
    seconds,
    alt: stored.alt_texts[position] ?? '',
  })),
  firstComment: stored.first_comment ?? '',
});

export const contentOf = (stored: GeneratedPosting): DraftContent => ({
  ...keptContent(stored),
  ownTexts: Object.keys(stored.message_by_app).length > 0,
  messageByApp: stored.message_by_app,
  applications: stored.applications,
  fireAt: stored.fire_at,
  slotByApp: stored.slot_by_app,
  mediaTypes: stored.media_types,
  alsoProfiles: stored.also_profiles,
  postingId: stored.posting_id,
});
