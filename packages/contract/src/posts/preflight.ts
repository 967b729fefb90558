import { z } from '#zod';
import { endCardFits, isUpright, type MediaType, type VideoFacts, videoTypeOf, videoTypes } from '../media/videos.ts';
import { CHANNELS, SOCIAL_APPS, type SocialApp } from '../networks/networks.ts';
import { isWebAddress } from '../wire/rules.ts';
import {
  emptyCode,
  fillPlaceholders,
  isBlank,
  isTooLong,
  messageLength,
  PLACEHOLDERS,
  type PlaceholderValues,
  placeholderFaults,
} from './message.ts';
import { isTooSoon, RESCHEDULE_MIN_MINUTES, SAME_TEXT_WINDOW_MINUTES, type Shown } from './rules.ts';

export const PREFLIGHT_CODES = [
  'message_blank',
  'placeholder_unknown',
  'placeholder_empty',
  'placeholder_upgrade',
  'message_too_long',
  'image_required',
  'too_many_images',
  'images_and_link',
  'link_invalid',
  'link_unsupported',
  'link_missing',
  'link_needs_picture',
  'link_own_picture',
  'not_connected',
  'connection_broken',
  'connection_paused',
  'token_expires_before',
  'upgrade_required',
  'too_soon',
  'slot_taken',
  'same_text',
  'permission_missing',
  'image_too_small',
  'first_comment_unsupported',
  'first_comment_too_long',
  'video_unsupported',
  'reel_needs_video',
  'reel_not_upright',
  'reel_unsupported',
  'reel_only',
  'video_alone',
  'video_too_short',
  'video_too_long',
  'end_card_left_out',
  'media_unprepared',
  'logo_unreadable',
] as const;
export type PreflightCode = (typeof PREFLIGHT_CODES)[number];

export const preflightMessageSchema = z.object({
  app: z.enum(SOCIAL_APPS),
  code: z.enum(PREFLIGHT_CODES),
  /** `error` stops the schedule, `warning` is shown only. */
  level: z.enum(['error', 'warning']),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type PreflightMessage = z.infer<typeof preflightMessageSchema>;

export interface PreflightPost {
  readonly app: SocialApp;
  /** As it was written. */
  readonly message: string;
  /** With the signature, as it will be published. */
  readonly text: string;
  readonly link: string | null;
  /** Null or absent: the files, where there are any, else the link. */
  readonly shows?: Shown | null;
  readonly images: readonly { readonly width: number; readonly height: number }[];
  readonly hasVideo: boolean;
  /** Where they are known; their lengths are checked. */
  readonly videos?: readonly VideoFacts[];
  /** As what a single video was chosen to go out. */
  readonly mediaType?: MediaType;
  /** What a stored post is; without it the choice decides, or the video's shape. */
  readonly videoType?: 'reel' | 'video';
  readonly firstComment?: string | null;
  /** What the profile has for the placeholders of message and first comment; absent while it is not known. */
  readonly placeholders?: PlaceholderValues;
  /** For how many seconds an end card is shown behind a reel of the profile; null or absent where there is none. */
  readonly endCard?: number | null;
  /** What kept a file from being made fit for the network; null or absent when nothing did. */
  readonly unprepared?: string | null;
  readonly fireAt: number | null;
}
export interface PreflightWorld {
  readonly now: number;
  readonly pro: boolean;
  readonly connection: {
    readonly connected: boolean;
    readonly installed: boolean;
    readonly paused: boolean;
    readonly expiresAt: number | null;
  } | null;
  /** The post was to go out in a free slot, and a pending one of the connection stands there by now. */
  readonly slotTaken?: boolean;
  /** Another post of the page with the same text, inside the window around `fireAt`: planned, or `out` already. */
  readonly sameTextPost: {
    readonly id: number;
    readonly fireAt: number;
    readonly out: boolean;
    readonly link: string | null;
  } | null;
}

const error = (app: SocialApp, code: PreflightCode, values?: PreflightMessage['values']): PreflightMessage => ({
  app,
  code,
  level: 'error',
  values,
});
const warning: typeof error = (app, code, values) => ({ app, code, level: 'warning', values });

/** The rules that run in the composer, when scheduling and an hour before firing, so that trouble is known early. */
export function preflight(post: PreflightPost, world: PreflightWorld): PreflightMessage[] {
  return [
    ...contentRules(post, world.pro),
    ...videoMessages(post),
    ...connectionRules(post, world),
    ...timeRules(post, world),
  ];
}

function contentRules(post: PreflightPost, pro: boolean): PreflightMessage[] {
  const { app, message, text, images, hasVideo, firstComment, placeholders } = post;
  const takes = CHANNELS[app];
  const found: PreflightMessage[] = [];
  if (isBlank(message)) found.push(error(app, 'message_blank'));
  if (takes.pictures.required && images.length === 0 && !hasVideo)
    found.push(error(app, post.shows === 'link' ? 'link_needs_picture' : 'image_required'));
  if (images.length > takes.pictures.max) found.push(error(app, 'too_many_images', { limit: takes.pictures.max }));
  return [
    ...textRules({ app, text }),
    ...found,
    ...linkRules(post),
    ...pictureRules(app, images),
    ...placeholderRules(app, 'message', message, placeholders, pro),
    ...commentRules(app, firstComment, placeholders, pro),
  ];
}

/** Names in double braces that nothing can be put in for. */
export function placeholderRules(
  app: SocialApp,
  field: 'message' | 'first_comment',
  text: string,
  values: PlaceholderValues | undefined,
  pro: boolean,
): PreflightMessage[] {
  const { unknown, empty } = placeholderFaults(text, values);
  return [
    ...(unknown === undefined
      ? []
      : [error(app, 'placeholder_unknown', { field, name: braced(unknown), known: KNOWN })]),
    ...(empty === undefined ? [] : [error(app, emptyCode(empty, pro), { field, name: braced(empty) })]),
  ];
}
const braced = (name: string): string => `{{${name}}}`;
const KNOWN = PLACEHOLDERS.map(braced).join(', ');

/** What is wrong with the length of a text, counted with its signature. */
export function textRules({ app, text }: Pick<PreflightPost, 'app' | 'text'>): PreflightMessage[] {
  const { limit } = CHANNELS[app].text;
  return isTooLong(text, app) ? [error(app, 'message_too_long', { length: messageLength(text, app), limit })] : [];
}

/** Whether a post is a link on this network; where links are not shown it has its picture alone. */
export const isLinkPost = (app: SocialApp, { shows, link }: Pick<PreflightPost, 'shows' | 'link'>): boolean =>
  shows === 'link' && link !== null && CHANNELS[app].link !== null;

function linkRules({ app, link, shows, images, hasVideo }: PreflightPost): PreflightMessage[] {
  if (link === null) return shows === 'link' ? [error(app, 'link_missing')] : [];
  const found: PreflightMessage[] = [];
  const { link: taken, pictures } = CHANNELS[app];
  const hasMedia = images.length > 0 || hasVideo;
  if (!isWebAddress(link)) found.push(error(app, 'link_invalid'));
  if (isLinkPost(app, { link, shows })) {
    if (hasMedia && taken?.picture === 'page') found.push(warning(app, 'link_own_picture'));
  } else if (hasMedia) found.push(warning(app, 'images_and_link'));
  // Where pictures are needed anyway, their absence was said already.
  else if (!taken && !pictures.required) found.push(error(app, 'link_unsupported'));
  return found;
}

const pictureRules = (app: SocialApp, images: PreflightPost['images']): PreflightMessage[] =>
  images.some((image) => image.width < 200 || image.height < 200) ? [warning(app, 'image_too_small')] : [];

/** What is wrong with a first comment as it will be written, or with there being one. */
export function commentRules(
  app: SocialApp,
  firstComment: string | null | undefined,
  placeholders: PlaceholderValues | undefined,
  pro: boolean,
): PreflightMessage[] {
  const { comment } = CHANNELS[app];
  const words = firstComment?.trim() ?? '';
  if (comment === null) return words === '' ? [] : [error(app, 'first_comment_unsupported')];
  const length = messageLength(fillPlaceholders(words, placeholders));
  const found = placeholderRules(app, 'first_comment', words, placeholders, pro);
  return length > comment.limit
    ? [...found, error(app, 'first_comment_too_long', { length, limit: comment.limit })]
    : found;
}

type PostFiles = Omit<PreflightPost, 'message' | 'text' | 'link' | 'firstComment' | 'fireAt'>;

/** What only concerns videos: as what each network takes them, and how long they may be. */
export const videoMessages = (post: PostFiles): PreflightMessage[] => [...typeRules(post), ...videoRules(post)];

/** Whether the network takes these files as what they were chosen to go out as. */
function typeRules({ app, images, hasVideo, videos = [], mediaType, videoType }: PostFiles): PreflightMessage[] {
  const types = videoTypes(app);
  if (hasVideo && types.length === 0) return [error(app, 'video_unsupported')];
  if (mediaType === 'reel' && !types.includes('reel')) return [error(app, 'reel_unsupported')];
  if (mediaType === 'reel' && !hasVideo) return [error(app, 'reel_needs_video')];
  const [video] = videos;
  if (video === undefined || videos.length + images.length > 1) return [];
  if (mediaType === 'post' && !types.includes('post')) return [error(app, 'reel_only')];
  if ((videoType ?? videoTypeOf(app, video, mediaType)) !== 'reel' || isUpright(video)) return [];
  const refused = CHANNELS[app].videos?.reel?.upright === 'must';
  return [refused ? error(app, 'reel_not_upright') : warning(app, 'reel_not_upright')];
}

function videoRules(post: PostFiles): PreflightMessage[] {
  const { app, images, videos = [], mediaType, videoType, unprepared, endCard } = post;
  const found: PreflightMessage[] = [];
  const { videos: rules } = CHANNELS[app];
  // A reel stands alone everywhere.
  const mayMix = rules?.mixes && mediaType !== 'reel';
  if (!mayMix && videos.length > 0 && videos.length + images.length > 1) found.push(error(app, 'video_alone'));
  for (const video of videos) {
    const type = videoType ?? videoTypeOf(app, video, mediaType);
    const limit = rules?.[type];
    if (limit === undefined) continue;
    if (video.seconds < limit.min) found.push(error(app, 'video_too_short', { minimum: limit.min }));
    // A video is cut to the tenth of a second at best; the last one is no reason to refuse it.
    if (video.seconds > limit.max + 0.1)
      found.push(error(app, 'video_too_long', { maximum: limit.max, minutes: limit.max / 60 }));
    else if (endCard && type === 'reel' && !endCardFits(app, video.seconds, endCard))
      found.push(warning(app, 'end_card_left_out', { maximum: limit.max, minutes: limit.max / 60 }));
  }
  // The logo of the profile is at fault, and no file of the post.
  if (unprepared === 'logo') found.push(error(app, 'logo_unreadable'));
  else if (unprepared) found.push(error(app, 'media_unprepared', { detail: unprepared }));
  return found;
}

function connectionRules({ app, fireAt }: PreflightPost, world: PreflightWorld): PreflightMessage[] {
  const { connection } = world;
  if (CHANNELS[app].proOnly && !world.pro) return [error(app, 'upgrade_required')];
  if (connection === null || !connection.installed) return [error(app, 'not_connected')];
  if (!connection.connected) return [error(app, 'connection_broken')];
  const found: PreflightMessage[] = [];
  if (connection.paused) found.push(warning(app, 'connection_paused'));
  return [...found, ...consentRules(app, connection.expiresAt, fireAt ?? world.now)];
}

/** What is planned for a time after the end of the consent needs another one first. */
export const consentRules = (app: SocialApp, expiresAt: number | null, at: number): PreflightMessage[] =>
  expiresAt !== null && expiresAt < at ? [error(app, 'token_expires_before')] : [];

function timeRules({ app, fireAt }: PreflightPost, world: PreflightWorld): PreflightMessage[] {
  const found: PreflightMessage[] = [];
  if (fireAt !== null && isTooSoon(fireAt, world.now))
    found.push(error(app, 'too_soon', { minutes: RESCHEDULE_MIN_MINUTES }));
  if (fireAt !== null && world.slotTaken) found.push(error(app, 'slot_taken', { at: fireAt }));
  return [...found, ...sameTextRules(app, world.sameTextPost)];
}

/** They keep a new post from being made; one that is there may change, as it may have another time (POST-039). */
const ONLY_OF_NEW_POSTS: readonly PreflightCode[] = ['upgrade_required', 'connection_broken'];

/** What is found about a post that is there already. The time that it has is nothing to refuse; a warning tells where its consent ends before. */
export const messagesOfStored = (messages: readonly PreflightMessage[], sameTime: boolean): PreflightMessage[] =>
  messages
    .filter(({ code }) => !ONLY_OF_NEW_POSTS.includes(code) && !(sameTime && code === 'too_soon'))
    .map((message) =>
      sameTime && message.code === 'token_expires_before' ? { ...message, level: 'warning' } : message,
    );

/** Names the other post that carries the same text, where there is one. */
export const sameTextRules = (app: SocialApp, same: PreflightWorld['sameTextPost']): PreflightMessage[] =>
  same === null
    ? []
    : [
        error(app, 'same_text', {
          post: same.id,
          minutes: SAME_TEXT_WINDOW_MINUTES,
          at: same.fireAt,
          out: same.out ? 'yes' : 'no',
          link: same.link ?? 'none',
        }),
      ];
