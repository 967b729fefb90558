import { z } from '#zod';
import { supplierNamed } from '../suppliers/calls.ts';
import { id, isoTime, localeSchema } from '../wire/schemas.ts';
import { NEWSLETTER_COUNTRIES, NEWSLETTER_STATUSES } from './rules.ts';

/** Why a copy does not go out though its time has come, or will not when it comes. */
export const HELD_REASONS = [
  ...(['no_address', 'unverified', 'no_account', 'not_configured', 'domain', 'late', 'failed', 'paused'] as const),
] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** Of one sending; audience = accepted + rejected + suppressed + cancelled + uncertain + waiting. */
export const newsletterStats = z.object({
  run: id,
  /** Why it stands still, as a sentence. */
  reason: z.string().nullable(),
  /** Messages that ended in a minute, since it began; null while nothing can be said. */
  rate_per_minute: z.number().nullable(),
  /** When it will be done at that rate. */
  eta: isoTime.nullable(),
  state: z.enum(['freezing', 'sending', 'paused', 'held', 'cancelled', 'set_back', 'done']),
  audience: z.number().int().nullable(),
  accepted: z.number().int(),
  rejected: z.number().int(),
  suppressed: z.number().int(),
  cancelled: z.number().int(),
  uncertain: z.number().int(),
  waiting: z.number().int(),
});
export type NewsletterStats = z.infer<typeof newsletterStats>;

/** A newsletter of one advisor: a copy of what staff wrote (NEWS-017). */
export const newsletterSchema = z.object({
  id,
  /** The campaign's, which only staff and advisors see. */
  name: z.string(),
  subject: z.string(),
  status: z.enum(NEWSLETTER_STATUSES),
  fire_at: isoTime,
  edit_by: isoTime.nullable(),
  editable: z.boolean(),
  /** The agency's. */
  logo: z.string().nullable(),
  image_thumbnail: z.string().nullable(),
  /** A small picture that is there at once. */
  image_placeholder: z.string().nullable(),
  num_sent: z.number().int(),
  num_open: z.number().int(),
  num_click: z.number().int(),
  num_hard_bounce: z.number().int(),
  num_optout: z.number().int(),
  /** Advisors who have this newsletter. */
  num_agent: z.number().int(),
  /** From the moment that its sending has begun (NEWS-010). */
  stats: newsletterStats.nullable(),
  suppliers: z.array(supplierNamed),
  /** In the reader's language; empty for all countries. */
  country: z.string(),
  country_iso: z.enum(NEWSLETTER_COUNTRIES).nullable(),
  deleted: z.boolean(),
  published: z.boolean(),
  version: z.number().int(),
  campaign: id,
  emarketing: id,
  profile: id,
  /** It cannot go out, or waits for its advisor's word: why, and what to do, as a sentence. */
  held: z.object({ reason: z.enum(HELD_REASONS), message: z.string() }).nullable(),
  preheader: z.string(),
  /** The language that it is written in. */
  locale: localeSchema,
  /** Whether it is deleted and can be brought back. */
  restorable: z.boolean(),
  /** What the advisor has put in the place of what staff said. */
  subject_edited: z.boolean(),
  intro_edited: z.boolean(),
  fire_at_edited: z.boolean(),
  /** Staff have paused it for everybody: nobody else lets it go on. */
  paused_for_all: z.boolean(),
  /** The reader may look only. */
  read_only: z.boolean(),
});
export type Newsletter = z.infer<typeof newsletterSchema>;

export const newsletterDetailSchema = newsletterSchema.extend({
  intro_html: z.string(),
  /** Both lines as a reader without a name gets them. */
  shown: z.object({ subject: z.string(), preheader: z.string() }),
  /** What staff say now, for whoever goes back to it. */
  campaign_subject: z.string(),
  campaign_intro_html: z.string(),
  campaign_fire_at: isoTime,
  /** The latest time that the advisor may choose. */
  fire_at_until: isoTime,
  /** Filled in as a reader without a name would get it; for a frame use `newslettersFiles.preview`. */
  htmlbody: z.string(),
  /** Where a test goes. */
  test_to: z.string(),
});
export type NewsletterDetail = z.infer<typeof newsletterDetailSchema>;

export const newsletterApplied = newsletterDetailSchema.extend({
  applied_count: z.number().int(),
  /** Copies of the same campaign in the user's other profiles that were left as they are. */
  skipped: z.array(z.object({ id, reason: z.string() })),
});
