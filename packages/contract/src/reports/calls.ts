import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { dayOrTime, id, idParams, listOf, pageQuery } from '../wire/schemas.ts';
import { RECIPIENT_EXPORTS, SENDS_AGAIN } from './allowances.ts';
import { RECIPIENT_ACTS, RECIPIENT_SEARCH_MAX, RECIPIENT_STATES, SEND_AGAIN_MAX } from './rules.ts';
import {
  audienceTotals,
  campaignLinkSchema,
  campaignStatsSchema,
  newsletterReportSchema,
  recipientSchema,
} from './schemas.ts';

const ofNewsletter = { access: 'session', owned: 'newsletter', params: idParams } as const;
/** Of staff, and of who sends it: then of his own sendings alone. */
const ofCampaign = { access: 'session', owned: 'email_campaign', params: idParams } as const;
const count = z.number().int();

export const newsletterSummary = endpoint({
  method: 'GET',
  path: '/api/scheduled_email_campaign/report_summary/',
  summary:
    'Sums of the newsletters of a profile that went out in a period, and how many it can write to now; both sets of names for the times are taken',
  access: 'session',
  owned: 'profile',
  query: z.object({
    profile: id,
    from: dayOrTime.optional(),
    until: dayOrTime.optional(),
    fire_at_from: dayOrTime.optional(),
    fire_at_to: dayOrTime.optional(),
  }),
  responses: {
    200: z.object({
      /** Who can be written to now; null where there is no newsletter account. */
      num_audience: count.nullable(),
      num_campaigns: count,
      num_sent: count,
      num_open: count,
      num_click: count,
      num_optout: count,
    }),
  },
});
export const newsletterReport = endpoint({
  ...ofNewsletter,
  method: 'GET',
  path: '/api/scheduled_email_campaign/:id/report/',
  summary: 'What one sending did: figures, what became of its audience, its links',
  responses: { 200: newsletterReportSchema },
});
export const listRecipients = endpoint({
  ...ofNewsletter,
  method: 'GET',
  path: '/api/scheduled_email_campaign/:id/deliveries/',
  summary:
    'The recipients of a sending by what became of them, with the totals of all; a search is counted up to 10,000',
  query: z.object({
    ...pageQuery,
    state: z.enum(RECIPIENT_STATES).optional(),
    did: z.enum(RECIPIENT_ACTS).optional(),
    filter: z.string().trim().max(RECIPIENT_SEARCH_MAX).default(''),
  }),
  responses: {
    200: listOf(recipientSchema).extend({
      /** There are more than were counted: '10,000+'. */
      count_capped: z.boolean(),
      /** Of the whole audience, whatever is looked for; null until it stands. */
      totals: audienceTotals.nullable(),
    }),
  },
});
export const sendAgain = endpoint({
  ...ofNewsletter,
  method: 'POST',
  path: '/api/scheduled_email_campaign/:id/deliveries/send_again/',
  summary:
    'Send once more to recipients of whom nobody knows whether they got it; some may get it twice. Answers to how many; 409 while the sending stands still; audited',
  allowances: [SENDS_AGAIN],
  /** `uncertain`: all who are so now. */
  body: z.object({
    deliveries: z.union([z.literal('uncertain'), z.array(z.int().min(1)).min(1).max(SEND_AGAIN_MAX)]),
  }),
  responses: { 200: z.object({ sent_again: count }) },
});
export const exportRecipients = endpoint({
  ...ofNewsletter,
  method: 'POST',
  path: '/api/scheduled_email_campaign/:id/deliveries/export/',
  summary: 'Have a workbook made of all recipients; 409 while one is being made; audited',
  allowances: [RECIPIENT_EXPORTS],
  responses: { 202: newsletterReportSchema },
});

const bySupplier = z.object({ supplier: id.optional() });
export const campaignLinks = endpoint({
  ...ofCampaign,
  method: 'GET',
  path: '/api/emailcampaigns/:id/links/',
  summary: 'The links of a newsletter, the most clicked first; of one supplier, or of all',
  query: bySupplier,
  responses: { 200: listOf(campaignLinkSchema) },
});
export const campaignStats = endpoint({
  ...ofCampaign,
  method: 'GET',
  path: '/api/emailcampaigns/:id/stats/',
  summary: 'What a newsletter did for all who sent it; with a supplier the clicks are those on its links',
  query: bySupplier,
  responses: { 200: campaignStatsSchema },
});
export const campaignPreview = endpoint({
  ...ofCampaign,
  method: 'GET',
  path: '/api/emailcampaigns/:id/preview/',
  summary: 'What went out of a newsletter as HTML, empty before; for a frame use `newslettersFiles`',
  responses: { 200: z.object({ htmlbody: z.string() }) },
});

export const reportEndpoints = {
  newsletterSummary,
  newsletterReport,
  listRecipients,
  sendAgain,
  exportRecipients,
  campaignLinks,
  campaignStats,
  campaignPreview,
};
