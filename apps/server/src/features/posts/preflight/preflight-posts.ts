import type { MediaTypes } from '@waypost/contract/media';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import {
  linkShown,
  type PostType,
  type PreflightCode,
  type PreflightMessage,
  preflight,
  type preflightPost,
  publishedText,
  type Shown,
} from '@waypost/contract/posts';
import { type BodyOf, completeAddress } from '@waypost/contract/wire';
import type { Sql } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { forbidden, invalid, type Text, text } from '../../../platform/errors/index.ts';
import { fileStates, type Medium } from '../../media/index.ts';
import { isTaken } from '../../slots/index.ts';
import { typeOf } from '../post.ts';
import { type ProfileWorld, sameTextPost, worldConnection } from './preflight-world.ts';

export interface PostContent {
  readonly applications: readonly SocialApp[];
  /** Null: now. */
  readonly fireAt: Date | null;
  /** Networks that take a free slot of their own instead. */
  readonly slotByApp?: Partial<Record<SocialApp, string>>;
  readonly message: string;
  readonly messageByApp?: Partial<Record<SocialApp, string>>;
  readonly link: string | null;
  readonly shows?: Shown | null;
  readonly firstComment: string | null;
  /** What a single video was chosen to go out as. */
  readonly mediaTypes?: MediaTypes;
  /** The slots were chosen for another profile of the person: here they are times like any other. */
  readonly slotsOfOthers?: boolean;
  /** The post that this is about, where it is stored already: it is not its own twin. */
  readonly of?: number;
}

/** What a call says, as the verbs take it; its files are looked up apart. */
export const contentOf = (body: BodyOf<typeof preflightPost>): PostContent => ({
  applications: body.applications,
  fireAt: body.fire_at === null ? null : new Date(body.fire_at),
  slotByApp: body.slot_by_app,
  message: body.message,
  messageByApp: body.message_by_app,
  link: linkShown(body.shows, completeAddress(body.link)),
  shows: body.shows,
  firstComment: body.first_comment ?? null,
  mediaTypes: body.media_types,
});

/** A stored file with what was made of it so far. */
type MediaFile = Pick<Medium, 'kind' | 'key' | 'mime' | 'bytes' | 'width' | 'height' | 'duration_ms' | 'variants'>;

/** What the rules ask about the files of a post. */
export const mediaFacts = (app: SocialApp, media: readonly MediaFile[], type: PostType) => ({
  ...((type === 'reel' || type === 'video') && { videoType: type }),
  images: media.filter((file) => file.kind === 'image'),
  hasVideo: media.some((file) => file.kind === 'video'),
  videos: media.flatMap(({ kind, width, height, duration_ms }) =>
    kind === 'video' && duration_ms !== null ? { width, height, seconds: duration_ms / 1000 } : [],
  ),
  unprepared: fileStates(app, media).find((file) => file.state === 'failed')?.reason ?? null,
});

export interface PreflightReport {
  readonly messages: PreflightMessage[];
  readonly texts: Partial<Record<SocialApp, string>>;
}

export const messageFor = (content: PostContent, app: SocialApp): string =>
  content.messageByApp?.[app] ?? content.message;

/** Null: now. */
export function timeFor({ slotByApp, fireAt }: PostContent, app: SocialApp): Date | null {
  const slot = slotByApp?.[app];
  return slot === undefined ? fireAt : new Date(slot);
}

/** The contract's rules over what is stored now; changes nothing. */
export async function preflightPosts(
  deps: Pick<Deps, 'clock'>,
  db: Sql,
  world: ProfileWorld,
  content: PostContent,
  media: readonly MediaFile[],
): Promise<PreflightReport> {
  const now = deps.clock.now();
  const messages: PreflightMessage[] = [];
  const texts: Partial<Record<SocialApp, string>> = {};
  for (const app of new Set(content.applications)) {
    const connection = world.connections.get(app);
    const message = messageFor(content, app);
    const words = publishedText(message, app, world.signature);
    texts[app] = words;
    const except = content.of === undefined ? [] : [content.of];
    const fireAt = timeFor(content, app);
    const look = { text: words, at: fireAt ?? now, signature: world.signature, except };
    const inSlot = connection !== undefined && fireAt !== null && content.slotByApp?.[app] !== undefined;
    const post = {
      app,
      message,
      text: words,
      link: content.link,
      shows: content.shows,
      firstComment: content.firstComment,
      placeholders: world.signature.placeholders,
      mediaType: content.mediaTypes?.[app],
      ...mediaFacts(app, media, typeOf(app, media, content, content.mediaTypes?.[app])),
      endCard: world.endCard,
      fireAt: fireAt?.getTime() ?? null,
    };
    messages.push(
      ...preflight(post, {
        now: now.getTime(),
        pro: world.pro,
        connection: worldConnection(connection),
        slotTaken: inSlot && !content.slotsOfOthers && (await isTaken(db, connection.id, fireAt)),
        sameTextPost: connection === undefined ? null : await sameTextPost(db, { connection, ...look }),
      }),
    );
  }
  return { messages, texts };
}

const FIELD: Readonly<Record<PreflightCode, string>> = {
  message_blank: 'message',
  placeholder_unknown: 'message',
  placeholder_empty: 'message',
  placeholder_upgrade: 'message',
  message_too_long: 'message',
  same_text: 'message',
  image_required: 'custom_image_ids',
  too_many_images: 'custom_image_ids',
  image_too_small: 'custom_image_ids',
  images_and_link: 'link',
  link_invalid: 'link',
  link_unsupported: 'link',
  link_missing: 'link',
  link_needs_picture: 'custom_image_ids',
  link_own_picture: 'link',
  not_connected: 'applications',
  connection_broken: 'applications',
  connection_paused: 'applications',
  token_expires_before: 'applications',
  upgrade_required: 'applications',
  permission_missing: 'applications',
  too_soon: 'fire_at',
  slot_taken: 'fire_at',
  first_comment_unsupported: 'first_comment',
  first_comment_too_long: 'first_comment',
  reel_needs_video: 'media_types',
  reel_not_upright: 'media_types',
  reel_unsupported: 'media_types',
  reel_only: 'media_types',
  video_unsupported: 'custom_image_ids',
  video_alone: 'custom_image_ids',
  video_too_short: 'custom_image_ids',
  video_too_long: 'custom_image_ids',
  end_card_left_out: 'custom_image_ids',
  media_unprepared: 'custom_image_ids',
  logo_unreadable: 'custom_image_ids',
};

/** A message of the rules in words. */
export const preflightText = ({ app, code, values }: PreflightMessage): Text =>
  text(`posts.preflight.${code}`, { network: CHANNELS[app].name, out: 'no', link: 'none', ...values });

/** Throws when the rules found an error: a missing plan as 403, the rest under the field that can mend it. */
export function refuseErrors(messages: readonly PreflightMessage[]): void {
  const errors = messages.filter((message) => message.level === 'error');
  if (errors.some((message) => message.code === 'upgrade_required'))
    throw forbidden('errors.upgrade_required', 'upgrade_required');
  const fields: Record<string, Text[]> = {};
  for (const message of errors) {
    const found = preflightText(message);
    const field = String(message.values?.field ?? FIELD[message.code]);
    fields[field] = [...(fields[field] ?? []), found];
  }
  if (errors.length > 0) throw invalid(fields);
}
