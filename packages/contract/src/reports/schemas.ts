import { z } from '#zod';
import { id, isoTime } from '../wire/schemas.ts';
import { RECIPIENT_REASONS, RECIPIENT_STATES, RUN_STATES } from './rules.ts';

const count = z.number().int();

/** audience = accepted + rejected + suppressed + cancelled + uncertain + waiting, always. */
export const audienceTotals = z.object({
  audience: count,
  accepted: count,
  rejected: count,
  suppressed: count,
  cancelled: count,
  uncertain: count,
  waiting: count,
});

/** People, each once. What machines did is apart and in no other number. */
export const newsletterFigures = z.object({
  /** Taken by the recipients' servers; delivered = num_sent − num_hard_bounce. */
  num_sent: count,
  num_open: count,
  num_click: count,
  /** Came back after it was taken: there is no such mailbox. Who was refused at once is among `rejected`. */
  num_hard_bounce: count,
  num_optout: count,
  num_soft_bounce: count,
  num_complaint: count,
  /** Of whom only a machine did: a privacy proxy that fetches every picture, a scanner that follows every link. */
  machine_open: count,
  machine_click: count,
  /** How often people opened and clicked. */
  opens: count,
  clicks: count,
});
export type NewsletterFigures = z.infer<typeof newsletterFigures>;

/** A link and how often people clicked it (NEWS-022). */
export const campaignLinkSchema = z.object({
  link_name: z.string(),
  url: z.string(),
  supplier_name: z.string().nullable(),
  supplier_label: z.string().nullable(),
  click_count: count,
  /** Of all clicks of the newsletter, whichever supplier is chosen; two decimals. */
  click_percentage: z.number(),
  /** People who clicked it, each once. */
  recipients: count,
  /** Clicks of machines, in none of the others. */
  machine_clicks: count,
});
export type CampaignLink = z.infer<typeof campaignLinkSchema>;

/** A file of recipients. */
const recipientsFile = z.object({
  making: z.boolean(),
  /** Path of the newest one that can be downloaded, and until when. */
  url: z.string().nullable(),
  until: isoTime.nullable(),
  failed: z.boolean(),
});
export type RecipientsFile = z.infer<typeof recipientsFile>;

export const newsletterReportSchema = z.object({
  id,
  campaign: id,
  name: z.string(),
  subject: z.string(),
  fire_at: isoTime,
  /** Null until its time has come. */
  run: z
    .object({
      state: z.enum(RUN_STATES),
      /** Why it stands still or was ended. */
      reason: z.string().nullable(),
      began_at: isoTime.nullable(),
      ended_at: isoTime.nullable(),
    })
    .nullable(),
  /** Null until the audience stands. */
  totals: audienceTotals.nullable(),
  /** Among `rejected`: there is no such mailbox. */
  refused: count,
  figures: newsletterFigures,
  /** Whether opens and clicks were counted at all. */
  tracked: z.boolean(),
  links: z.array(campaignLinkSchema),
  file: recipientsFile,
  /** Whether the reader may look only: no file, no sending again. */
  read_only: z.boolean(),
});
export type NewsletterReport = z.infer<typeof newsletterReportSchema>;

export const recipientSchema = z.object({
  id,
  /** As it was when the audience was frozen; empty once the contact was erased. */
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  state: z.enum(RECIPIENT_STATES),
  reason: z.enum(RECIPIENT_REASONS).nullable(),
  /** What her server said, where it was a no. */
  reply: z.string().nullable(),
  /** When it was taken. */
  sent_at: isoTime.nullable(),
  opened: z.boolean(),
  clicked: z.boolean(),
  opened_at: isoTime.nullable(),
  clicked_at: isoTime.nullable(),
  /** Only machines opened it or followed its links. */
  machine: z.boolean(),
  bounce: z.enum(['hard', 'soft', 'refused']).nullable(),
  bounced_at: isoTime.nullable(),
  unsubscribed_at: isoTime.nullable(),
  complained_at: isoTime.nullable(),
});
export type Recipient = z.infer<typeof recipientSchema>;

const ranked = z.array(z.object({ name: z.string(), value: count }));
export const campaignStatsSchema = z.object({
  summary: newsletterFigures.extend({
    name: z.string(),
    /** As staff wrote it, in the reader's language where it is written in that. */
    subject: z.string(),
    campaign_type: z.string(),
    /** Empty: for all. */
    country: z.string(),
    country_iso: z.string().nullable(),
    /** Labels by id. */
    suppliers: z.record(z.string(), z.string()),
    date_published: isoTime.nullable(),
    /** Advisors who have it. */
    num_agent: count,
    /** Of all sendings whose audience stands. */
    totals: audienceTotals,
    /** Among the rejected: there is no such mailbox. */
    refused: count,
  }),
  /** The advisors with most; empty where there is one alone. */
  top: z.object({ audience: ranked, opens: ranked, clicks: ranked }),
});
export type CampaignStats = z.infer<typeof campaignStatsSchema>;
