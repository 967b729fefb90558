import { locales } from '@waypost/i18n/locale';
import { z } from '#zod';
import { supplierNamed } from '../suppliers/calls.ts';
import { id, isoTime, localeSchema } from '../wire/schemas.ts';
import { BLOCKS_MAX, blockSchema } from './blocks.ts';
import { newsletterSchema } from './newsletter-schemas.ts';
import {
  CAMPAIGN_STATES,
  CHECK_CODES,
  type CheckCode,
  INTRO_HTML_MAX,
  NEWSLETTER_COUNTRIES,
  PREHEADER_MAX,
  SUBJECT_MAX,
} from './rules.ts';

/** Ids stand once, so that checks and the editor mean one block. */
const areDistinct = (blocks: unknown): boolean =>
  Array.isArray(blocks) && new Set(blocks.map(({ id: named }) => named)).size === blocks.length;

/** A newsletter in one language. Half-done ones are stored; what must be whole is checked before publishing. */
export const variantSchema = z.object({
  subject: z.string().trim().max(SUBJECT_MAX),
  preheader: z.string().trim().max(PREHEADER_MAX),
  /** What each advisor may put into his own words; it stands before the blocks. */
  intro_html: z.string().max(INTRO_HTML_MAX),
  blocks: z.array(blockSchema).max(BLOCKS_MAX).refine(areDistinct),
});
export type Variant = z.infer<typeof variantSchema>;
const everyLocale = <T extends z.ZodType>(of: T) =>
  z.object(Object.fromEntries(locales.map((locale) => [locale, of])) as Record<(typeof locales)[number], T>);
/** By language; null where there is none. Advisors get the one of their own language, else English, else the first that there is. */
export const variantsSchema = everyLocale(variantSchema.nullable());
export type Variants = z.infer<typeof variantsSchema>;

export const campaignImageSchema = z.object({
  id,
  url: z.string(),
  thumbnail: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** What it is called: the name of its file, unless somebody says otherwise. */
  description: z.string(),
  created: isoTime,
});
export type CampaignImage = z.infer<typeof campaignImageSchema>;

export const countryIso = z.enum(NEWSLETTER_COUNTRIES);

/** How far a published newsletter is, over the copies of all advisors. */
export const campaignProgress = z.object({
  /** Copies that were made, of advisors who get one. */
  copies: z.number().int(),
  eligible: z.number().int(),
  /** Copies by where they stand: their time has not come · held with a reason · going out · standing still · done · deleted by their advisor · stopped. They add up to `copies`. */
  pending: z.number().int(),
  held: z.number().int(),
  sending: z.number().int(),
  paused: z.number().int(),
  done: z.number().int(),
  deleted: z.number().int(),
  cancelled: z.number().int(),
  /** Recipients of the copies whose audience stands, and what became of them; `waiting` are those to come. */
  audience: z.number().int(),
  accepted: z.number().int(),
  rejected: z.number().int(),
  suppressed: z.number().int(),
  stopped: z.number().int(),
  uncertain: z.number().int(),
  waiting: z.number().int(),
});
export type CampaignProgress = z.infer<typeof campaignProgress>;

/** What its lists show of a campaign: a newsletter as staff see it. */
export const campaignRowSchema = newsletterSchema
  .omit({
    campaign: true,
    emarketing: true,
    profile: true,
    held: true,
    restorable: true,
    preheader: true,
    locale: true,
    stats: true,
    subject_edited: true,
    intro_edited: true,
    fire_at_edited: true,
    read_only: true,
    paused_for_all: true,
  })
  .extend({
    /** A draft may have none yet. */
    fire_at: isoTime.nullable(),
    campaign_type: z.string(),
    state: z.enum(CAMPAIGN_STATES),
    paused: z.boolean(),
    date_published: isoTime.nullable(),
    updated: isoTime,
    locales: z.array(localeSchema),
  });
export type CampaignRow = z.infer<typeof campaignRowSchema>;

export const emailCampaignSchema = campaignRowSchema.extend({
  variants: variantsSchema,
  /** Those that its blocks show. */
  pictures: z.array(campaignImageSchema),
  suppliers: z.array(supplierNamed),
  /** Whether staff can still change what it says: always in a draft, of a published one until its time. */
  open: z.boolean(),
  /** From publishing on. */
  progress: campaignProgress.nullable(),
});
export type EmailCampaign = z.infer<typeof emailCampaignSchema>;

export const campaignCheck = z.object({
  code: z.enum(Object.keys(CHECK_CODES) as [CheckCode, ...CheckCode[]]),
  severity: z.enum(['error', 'warning']),
  locale: localeSchema.nullable(),
  block: z.string().nullable(),
  /** Which field of the block or of the variant. */
  field: z.string().nullable(),
  /** The address, name or number that it is about. */
  detail: z.string().nullable(),
});
export type CampaignCheck = z.infer<typeof campaignCheck>;
export const campaignChecks = z.object({
  version: z.number().int(),
  /** Whether every address that it leads to was asked since it was last changed. */
  links: z.enum(['unchecked', 'checking', 'checked']),
  /** Of the HTML, by language; null where there is none. */
  bytes: everyLocale(z.number().int().nullable()),
  results: z.array(campaignCheck),
});
export type CampaignChecks = z.infer<typeof campaignChecks>;

export const campaignAudience = z.object({
  /** Advisors who get it, and how many contacts they have. */
  advisors: z.number().int(),
  contacts: z.number().int(),
  /** Of these advisors: who has no postal address, so that theirs will be held. */
  without_address: z.number().int(),
  count: z.number().int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  results: z.array(
    z.object({
      profile: id,
      name: z.string(),
      agency_name: z.string(),
      locale: localeSchema,
      contacts: z.number().int(),
      has_address: z.boolean(),
    }),
  ),
});
