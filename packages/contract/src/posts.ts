import { z } from 'zod';
import { ALT_TEXT_MAX, FIRST_COMMENT_MAX, POST_TYPES, PROVIDERS, SOCIAL_APPS } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { mediaTypesSchema } from './films.ts';
import { MEDIA_STATES } from './media.ts';
import { POST_ACTIONS, POST_PHASES, STATUS_LABELS } from './post-state.ts';
import { preflightMessageSchema } from './preflight.ts';
import { commaList, dayOrTime, id, idParams, isoTime, listOf, pageQuery, queryBool, socialAppSchema } from './wire.ts';

const figures = z.record(z.string(), z.number().nullable());

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
  preflight: z.array(preflightMessageSchema),
});
export type ScheduledPosting = z.infer<typeof scheduledPostingSchema>;

/** What a calendar cell needs, and no more (`fields=calendar`). */
export const calendarPostingSchema = z.object({
  id,
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
});
export type CalendarPosting = z.infer<typeof calendarPostingSchema>;

export const POST_ORDERINGS = ['fire_at', '-fire_at', 'created', '-created'] as const;

export const postListQuery = z.object({
  ...pageQuery,
  /** The connected page (applications[app].data.page_id). */
  pgid: z.string().min(1).max(200),
  profile: id.optional(),
  provider: z.enum(PROVIDERS).optional(),
  status: commaList(z.coerce.number().int()).optional(),
  deleted: queryBool.optional(),
  fire_at_from: dayOrTime.optional(),
  fire_at_to: dayOrTime.optional(),
  created_from: dayOrTime.optional(),
  created_to: dayOrTime.optional(),
  type: z.enum(POST_TYPES).optional(),
  top: queryBool.optional(),
  ordering: z.enum(POST_ORDERINGS).optional(),
  ids: commaList(id).optional(),
  /** Only posts whose time passed before they could go out. */
  missed: queryBool.optional(),
  fields: z.enum(['calendar']).optional(),
});
export type PostListQuery = z.infer<typeof postListQuery>;

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/scheduled_postings/',
  summary: 'Posts of one connected page',
  access: 'session',
  query: postListQuery,
  responses: { 200: listOf(z.union([scheduledPostingSchema, calendarPostingSchema])) },
});
export const createPost = endpoint({
  method: 'POST',
  path: '/api/scheduled_postings/',
  summary: 'Create posts (one row per network) without a draft; takes Idempotency-Key',
  access: 'session',
  owned: 'profile',
  body: z.object({
    profile: id,
    applications: z.array(z.enum(SOCIAL_APPS)).min(1).max(3),
    fire_at: isoTime.nullable().default(null),
    message: z.string().max(70_000),
    message_by_app: z.partialRecord(z.enum(SOCIAL_APPS), z.string().max(70_000)).optional(),
    link: z.string().max(2_000).nullable().optional(),
    custom_image_ids: z.array(id).max(20).optional(),
    alt_texts: z.array(z.string().max(ALT_TEXT_MAX)).max(20).optional(),
    first_comment: z.string().max(FIRST_COMMENT_MAX).nullable().optional(),
    /** What a single video becomes; without it shape and length decide where the network knows both. */
    media_types: mediaTypesSchema.optional(),
  }),
  responses: { 201: z.object({ scheduled_postings_ids: z.array(id) }) },
});
export const getPost = endpoint({
  method: 'GET',
  path: '/api/scheduled_postings/:id/',
  summary: 'One post',
  access: 'session',
  owned: 'scheduled_posting',
  params: idParams,
  responses: { 200: scheduledPostingSchema },
});
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
  looked_at: z.array(z.string()),
});
export type Attempt = z.infer<typeof attemptSchema>;
export const listAttempts = endpoint({
  method: 'GET',
  path: '/api/scheduled_postings/:id/attempts/',
  summary: 'The log of tries in plain words, newest first',
  access: 'session',
  owned: 'scheduled_posting',
  params: idParams,
  query: z.object(pageQuery),
  responses: { 200: listOf(attemptSchema) },
});
export const fetchStats = endpoint({
  method: 'GET',
  path: '/api/scheduled_postings/:id/fetch_stats/',
  summary: 'Fetch the figures from the network now; throttled per post',
  access: 'session',
  owned: 'scheduled_posting',
  gate: 'fbreport.view_fbpost',
  params: idParams,
  responses: { 200: scheduledPostingSchema.extend({ updated: isoTime }) },
});
export const reportSummary = endpoint({
  method: 'GET',
  path: '/api/scheduled_postings/report_summary/',
  summary: 'Sums of the figures of posted posts in a period',
  access: 'session',
  query: z.object({
    pgid: z.string().min(1).max(200),
    profile: id.optional(),
    application: z.enum(SOCIAL_APPS).optional(),
    type: z.enum(POST_TYPES).default('post'),
    provider: z.enum(PROVIDERS).optional(),
    fire_at_from: dayOrTime.optional(),
    fire_at_to: dayOrTime.optional(),
    from: dayOrTime.optional(),
    until: dayOrTime.optional(),
  }),
  responses: { 200: z.object({ num_posts: z.number().int() }).and(figures) },
});
export const preflightPost = endpoint({
  method: 'POST',
  path: '/api/scheduled_postings/preflight/',
  summary: 'What would stop or trouble these posts; changes nothing',
  access: 'session',
  owned: 'profile',
  body: z.object({
    profile: id,
    applications: z.array(z.enum(SOCIAL_APPS)).max(3),
    fire_at: isoTime.nullable().default(null),
    message: z.string().max(70_000),
    message_by_app: z.partialRecord(z.enum(SOCIAL_APPS), z.string().max(70_000)).optional(),
    link: z.string().max(2_000).nullable().optional(),
    custom_image_ids: z.array(id).max(20).optional(),
    first_comment: z.string().max(FIRST_COMMENT_MAX).nullable().optional(),
    media_types: mediaTypesSchema.optional(),
  }),
  responses: {
    200: z.object({
      messages: z.array(preflightMessageSchema),
      texts: z.partialRecord(z.enum(SOCIAL_APPS), z.string()),
    }),
  },
});

export const postEndpoints = {
  listPosts,
  createPost,
  preflightPost,
  reportSummary,
  getPost,
  listAttempts,
  fetchStats,
};
