import { z } from '#zod';
import { MEDIA_STATES } from '../media/rules.ts';
import { chosenMediumSchema } from '../media/schemas.ts';
import { MEDIA_TYPES } from '../media/videos.ts';
import { PROVIDERS } from '../networks/networks.ts';
import {
  commaList,
  dayOrTime,
  givenTime,
  id,
  int4,
  isoTime,
  pageQuery,
  queryBool,
  socialAppSchema,
} from '../wire/schemas.ts';
import { postContent } from './content.ts';
import { preflightMessageSchema } from './preflight.ts';
import { POST_ORDERINGS, POST_TYPES } from './rules.ts';
import { POST_ACTIONS, POST_PHASES, STATUS_LABELS } from './state.ts';

export const postMediaSchema = z.object({
  url: z.string(),
  thumbnail: z.string(),
  kind: z.enum(['image', 'video']),
  alt_text: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Whether the file that the network takes is made; `failed` has its reason in the post's preflight. */
  state: z.enum(MEDIA_STATES).optional(),
  progress: z.number().int().optional(),
});

/** Whose offer a post shows that staff planned. */
const wornSupplier = z.object({ name: z.string(), logo: z.string().nullable() });
export type WornSupplier = z.infer<typeof wornSupplier>;

const siblingSchema = z.object({
  id,
  profile: id,
  app: socialAppSchema,
  deleted: z.boolean(),
  label: z.enum(STATUS_LABELS),
});

export const scheduledPostingSchema = z.object({
  id,
  version: z.number().int(),
  status: z.number().int(),
  label: z.enum(STATUS_LABELS),
  deleted: z.boolean(),
  phase: z.enum(POST_PHASES),
  /** Why it stands where it stands, in the reader's language; null when all is well. */
  reason: z.string().nullable(),
  reason_code: z.string().nullable(),
  actions: z.array(z.enum(POST_ACTIONS)),
  fire_at: isoTime,
  created: isoTime,
  message: z.string(),
  messages_with_custom_text: z.string(),
  message_edited: z.boolean(),
  image: z.string().nullable(),
  thumbnail: z.string().nullable(),
  video: z.string().nullable(),
  media: z.array(postMediaSchema),
  link: z.string().nullable(),
  external_link: z.string().nullable(),
  link_title: z.string().nullable(),
  title: z.string().nullable(),
  domain: z.string().nullable(),
  type: z.enum(POST_TYPES),
  provider: z.enum(PROVIDERS),
  app: socialAppSchema,
  /** What was created together has one: on several networks, in several profiles. */
  origin: z.string(),
  /** The others of its origin, in the person's own profiles; of a single post only. */
  siblings: z.array(siblingSchema).optional(),
  pgid: z.string(),
  page_name: z.string().nullable(),
  page_image: z.string().nullable(),
  has_custom_image: z.boolean(),
  first_comment: z
    .object({
      text: z.string(),
      state: z.enum(['waiting', 'posted', 'failed', 'unconfirmed']),
      reason: z.string().nullable(),
    })
    .nullable(),
  stats: z
    .object({ fetched_at: isoTime })
    .catchall(z.union([z.number(), z.string(), z.null()]))
    .nullable(),
  /** Why no figures come, and what the person can do about it; absent when they do. */
  stats_reason: z.string().optional(),
  preflight: z.array(preflightMessageSchema),
  /** Of what staff planned, or offered in a library. */
  campaign: z
    .object({
      /** None: it is the office's own. */
      supplier: wornSupplier.nullable(),
      /** Staff changed the text after its agent had: the agent's stayed. */
      text_changed: z.boolean(),
    })
    .optional(),
});
export type ScheduledPosting = z.infer<typeof scheduledPostingSchema>;

/** What a calendar cell needs, and no more (`fields=calendar`). */
export const calendarPostingSchema = z.object({
  id,
  version: z.number().int(),
  status: z.number().int(),
  label: z.enum(STATUS_LABELS),
  deleted: z.boolean(),
  phase: z.enum(POST_PHASES),
  fire_at: isoTime,
  message: z.string(),
  image: z.string().nullable(),
  type: z.enum(POST_TYPES),
  provider: z.enum(PROVIDERS),
  actions: z.array(z.enum(POST_ACTIONS)),
  /** Of what staff planned for a supplier, or offered in a library. */
  supplier: wornSupplier.optional(),
});
export type CalendarPosting = z.infer<typeof calendarPostingSchema>;

export const postListQuery = z.object({
  ...pageQuery,
  /** One page: a connected one (applications[app].data.page_id), or one that the profile had before. */
  pgid: z.string().min(1).max(200).optional(),
  /** Without a page: the posts of all pages that the profile has or had. */
  profile: id.optional(),
  /** Without a page: only of these networks. */
  apps: commaList(socialAppSchema).optional(),
  provider: z.enum(PROVIDERS).optional(),
  status: commaList(z.coerce.number().pipe(int4)).optional(),
  deleted: queryBool.optional(),
  fire_at_from: dayOrTime.optional(),
  fire_at_to: dayOrTime.optional(),
  created_from: dayOrTime.optional(),
  created_to: dayOrTime.optional(),
  type: z.enum(POST_TYPES).optional(),
  top: queryBool.optional(),
  ordering: z.enum(POST_ORDERINGS).optional(),
  ids: commaList(id).optional(),
  /** Only posts whose time passed before they could go out; `false`: all others. */
  missed: queryBool.optional(),
  fields: z.enum(['calendar']).optional(),
});
export type PostListQuery = z.infer<typeof postListQuery>;

/** What one post says and shows, and when: what the composer takes up, and puts in its place. */
export const postRevision = {
  version: int4,
  fire_at: givenTime,
  message: postContent.message,
  link: postContent.link.default(null),
  shows: postContent.shows.default(null),
  custom_image_ids: postContent.custom_image_ids.default([]),
  alt_texts: postContent.alt_texts.default([]),
  first_comment: postContent.first_comment.default(null),
  /** What a single video goes out as, where the network leaves a choice. */
  media_type: z.enum(MEDIA_TYPES).nullable().default(null),
};
export const postContentSchema = z.object({ ...postRevision, fire_at: isoTime, media: z.array(chosenMediumSchema) });
export type StoredContent = z.infer<typeof postContentSchema>;

export const attemptSchema = z.object({
  number: z.number().int(),
  purpose: z.enum(['publish', 'first_comment', 'remove']),
  started: isoTime,
  ended: isoTime.nullable(),
  outcome: z.string().nullable(),
  reason: z.string().nullable(),
  /** Posts on the network that may be this one, shown when a person has to decide. */
  candidates: z.array(
    z.object({ remote_id: z.string(), text: z.string(), created: isoTime.nullable(), url: z.string().nullable() }),
  ),
  /** When looks read the page; those that could not are not among them. */
  looked_at: z.array(z.string()),
});
export type Attempt = z.infer<typeof attemptSchema>;

export const applied = z.object({
  applied_count: z.number().int(),
  skipped: z.array(z.object({ id, reason: z.string() })),
});
/** The addressed post, with what happened to its siblings in the user's other profiles. */
export const postWithApplied = scheduledPostingSchema.extend(applied.shape);
