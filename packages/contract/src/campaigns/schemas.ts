import { z } from '#zod';
import { ALT_TEXT_MAX, MEDIA_STATES } from '../media/rules.ts';
import { PLACEHOLDERS } from '../posts/message.ts';
import { PREFLIGHT_CODES } from '../posts/preflight.ts';
import { POST_TYPES } from '../posts/rules.ts';
import { postMediaSchema } from '../posts/schemas.ts';
import { supplierNamed } from '../suppliers/calls.ts';
import { termNamed } from '../taxonomies/calls.ts';
import { TERM_SLUG_MAX } from '../taxonomies/rules.ts';
import { completeAddress, isWebAddress } from '../wire/rules.ts';
import { givenTime, id, int4, isoTime, socialAppSchema } from '../wire/schemas.ts';
import {
  CAMPAIGN_TITLE_MAX,
  CAMPAIGN_TYPES,
  FINDINGS,
  type OwnFinding,
  POSTING_ACTIONS,
  POSTING_COUNTRIES,
  POSTING_FILES_MAX,
  POSTING_LINK_MAX,
  POSTING_MESSAGE_MAX,
  POSTING_STATUSES,
  POSTING_TERMS_MAX,
  POSTING_TYPES,
} from './rules.ts';

export const postingCountry = z.enum(POSTING_COUNTRIES);

/** What a page says of itself: the link preview that `og_index` picks. */
export const ogSchema = z.object({
  idx: z.number().int(),
  url: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  image: z.string().nullable(),
});
export type CampaignOg = z.infer<typeof ogSchema>;

const campaignBrief = z.object({
  id,
  type: z.enum(CAMPAIGN_TYPES),
  title: z.string(),
  supplier: supplierNamed.nullable(),
  countries: z.array(postingCountry),
  published: z.boolean(),
});
/** A campaign as its list shows it. */
export const campaignSummarySchema = campaignBrief.extend({
  version: int4,
  published_at: isoTime.nullable(),
  deleted: z.boolean(),
  created: isoTime,
  updated: isoTime,
  num_postings: z.number().int(),
  /** Times of its first and its last post; null without any. */
  first_at: isoTime.nullable(),
  last_at: isoTime.nullable(),
  /** A picture of its first post that has one. */
  image: z.string().nullable(),
});
export type CampaignSummary = z.infer<typeof campaignSummarySchema>;
/** How far the copies are behind one thing that staff did: publishing, or what was done to a post. */
export const spreadSchema = z.object({
  id,
  what: z.enum(['publish', 'edit', 'reschedule', 'delete', 'undo']),
  posting: id.nullable(),
  /** Connections or copies that were looked at, of how many; null until that was counted. */
  looked: z.number().int(),
  of_all: z.number().int().nullable(),
  /** Copies that were made or changed, that are beyond a weekly frequency, that stay as their agent has them, and that are out. */
  made: z.number().int(),
  surplus: z.number().int(),
  kept: z.number().int(),
  passed: z.number().int(),
  done: z.boolean(),
});
export type CampaignSpread = z.infer<typeof spreadSchema>;
export const campaignSchema = campaignSummarySchema.extend({
  ogs: z.array(ogSchema),
  /** Its publishing, and what of its posts is still being followed; none of drafts and libraries. */
  spreads: z.array(spreadSchema),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** What can be said of a campaign; once it is published its type and countries stay (ADMCAL-051). */
export const writtenCampaign = {
  title: z.string().trim().min(1).max(CAMPAIGN_TITLE_MAX),
  supplier: id.nullable(),
  countries: z.array(postingCountry).min(1).max(POSTING_COUNTRIES.length),
};

/** A picture or a video that staff brought for campaigns. */
export const campaignFileSchema = z.object({
  id,
  kind: z.enum(['image', 'video']),
  /** What can be shown; of a video that is not converted yet its picture. */
  url: z.string(),
  thumbnail: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Seconds of a video. */
  duration: z.number().nullable(),
  description: z.string(),
  created: isoTime,
  state: z.enum(MEDIA_STATES),
  /** Per cent of a video’s conversion. */
  progress: z.number().int(),
});
export type CampaignFile = z.infer<typeof campaignFileSchema>;

const terms = { travel_type: z.array(termNamed), destination: z.array(termNamed), category: z.array(termNamed) };

/** How many copies stand where (ADMCAL-050). */
export const relatedData = z.object({
  autoschedule_percentage: z.number(),
  scheduled_posting: z.object({
    posted: z.number().int(),
    pending: z.number().int(),
    other: z.number().int(),
    total: z.number().int(),
  }),
});
export type RelatedData = z.infer<typeof relatedData>;
export const postingFigures = z.object({
  fetched_at: isoTime,
  metrics: z.record(z.string(), z.number().nullable()),
});

const postingFileSchema = postMediaSchema.extend({
  /** Of `campaign_files`. */
  id,
  duration: z.number().nullable(),
});
export type PostingFile = z.infer<typeof postingFileSchema>;

export const postingSchema = z.object({
  id,
  version: int4,
  app: socialAppSchema,
  type: z.enum(POSTING_TYPES),
  /** What copies of it are made as. */
  post_type: z.enum(POST_TYPES),
  message: z.string(),
  image: z.string().nullable(),
  thumbnail: z.string().nullable(),
  video: z.string().nullable(),
  custom_image: z.string().nullable(),
  has_custom_image: z.boolean(),
  media: z.array(postingFileSchema),
  link: z.string().nullable(),
  og_index: z.number().int().nullable(),
  og_data: z.object({ title: z.string(), image: z.string().nullable(), url: z.string() }).nullable(),
  /** Its own, or else where `link` leads. */
  landing_page_link: z.string().nullable(),
  /** Null in a library, and in a campaign in work where nobody has said it yet. */
  fire_at: isoTime.nullable(),
  updated: isoTime,
  status: z.enum(POSTING_STATUSES),
  deleted: z.boolean(),
  /** Until when its deletion can be taken back, where that ends. */
  restorable_until: isoTime.nullable(),
  actions: z.array(z.enum(POSTING_ACTIONS)),
  ...terms,
  /** By country; null where nothing was read yet. */
  stats: z.partialRecord(postingCountry, postingFigures).nullable(),
  /** Null until its campaign is published. */
  related_data: relatedData.nullable(),
  campaign: campaignBrief.extend({ ogs: z.array(ogSchema) }),
});
export type Posting = z.infer<typeof postingSchema>;

/** What a cell of a calendar needs, and no more (`fields=calendar`). */
export const postingCellSchema = z.object({
  id,
  version: int4,
  app: socialAppSchema,
  type: z.enum(POSTING_TYPES),
  status: z.enum(POSTING_STATUSES),
  deleted: z.boolean(),
  message: z.string(),
  image: z.string().nullable(),
  fire_at: isoTime.nullable(),
  campaign: campaignBrief,
});
export type PostingCell = z.infer<typeof postingCellSchema>;

/** An address as it is typed: a scheme is added where none stands. */
export const webAddress = z
  .string()
  .trim()
  .max(POSTING_LINK_MAX)
  .transform((typed) => completeAddress(typed) ?? '')
  .pipe(z.string().refine((url) => isWebAddress(url)));
const slugs = z.array(z.string().trim().min(1).max(TERM_SLUG_MAX)).max(POSTING_TERMS_MAX);
/** What a post says, shows and is filed under. */
export const writtenPosting = {
  message: z.string().max(POSTING_MESSAGE_MAX),
  link: webAddress.nullable(),
  landing_page_link: webAddress.nullable(),
  og_index: int4.min(0).nullable(),
  /** Pictures and videos of `campaign_files`, in the order in which they are shown. */
  media: z
    .array(z.object({ id, alt_text: z.string().trim().max(ALT_TEXT_MAX).nullable().default(null) }))
    .max(POSTING_FILES_MAX)
    .refine((files) => !Array.isArray(files) || new Set(files.map((file) => file?.id)).size === files.length),
  /** As what a single video goes out, where the network leaves a choice; else it follows from the files. */
  type: z.enum(['reel', 'video', 'post']),
  fire_at: givenTime.nullable(),
  travel_type: slugs,
  destination: slugs,
  category: slugs,
};

export const findingSchema = z.object({
  code: z.enum([...(Object.keys(FINDINGS) as OwnFinding[]), ...PREFLIGHT_CODES]),
  severity: z.enum(['error', 'warning']),
  /** The post that it is about; null: the campaign. */
  posting: id.nullable(),
  app: socialAppSchema.nullable(),
  /** In the reader’s language. */
  text: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;
export const findingsSchema = z.object({
  version: int4,
  /** Whether every address that it leads to was asked since it was last changed. */
  links: z.enum(['unchecked', 'checking', 'checked']),
  results: z.array(findingSchema),
});
export type Findings = z.infer<typeof findingsSchema>;

/** Who would get its posts. */
export const campaignAgents = z.object({
  /** With at least one of the networks of its posts. */
  agents: z.number().int(),
  by_country: z.array(z.object({ country: postingCountry, agents: z.number().int() })),
  by_app: z.array(z.object({ app: socialAppSchema, agents: z.number().int() })),
  count: z.number().int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  results: z.array(
    z.object({
      profile: id,
      name: z.string(),
      agency_name: z.string(),
      country: z.string(),
      /** Of the networks that posts of it are for, those that are connected. */
      apps: z.array(socialAppSchema),
    }),
  ),
});

/** A post as one agent’s page would show it on one network. */
export const postingPreview = z.object({
  app: socialAppSchema,
  /** Null: an agent who has nothing, so that fall-backs show. */
  profile: id.nullable(),
  name: z.string(),
  page_name: z.string(),
  page_image: z.string().nullable(),
  /** What of this agent goes into texts: enough to fill in what is not saved yet. */
  settings: z.object({
    hashtag_signature: z.string().nullable(),
    hashtag_enabled_apps: z.array(socialAppSchema),
    placeholders: z.partialRecord(z.enum(PLACEHOLDERS), z.string()),
  }),
  text: z.string(),
  length: z.number().int(),
  limit: z.number().int(),
  /** Names in braces that there are none of, and those that this agent has nothing for. */
  unknown: z.array(z.string()),
  empty: z.array(z.string()),
  media: z.array(postMediaSchema),
  link: z.object({ url: z.string(), title: z.string().nullable(), image: z.string().nullable() }).nullable(),
});
export type PostingPreview = z.infer<typeof postingPreview>;

/** What a verb would do now to the copies; they go on changing meanwhile, so it is an estimate. */
export const postingEffect = z.object({
  /** Copies that would change, be moved, be taken out, or come back. */
  changed: z.number().int(),
  /** Copies that stay as their agent made them: his text, or his time. */
  kept: z.number().int(),
  /** Copies that are out, or going out: they stay as they are unless they are removed from the networks. */
  out: z.number().int(),
  estimate: z.literal(true),
});
export type PostingEffect = z.infer<typeof postingEffect>;
