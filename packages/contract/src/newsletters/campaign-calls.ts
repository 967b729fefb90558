import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { dayOrTime, givenTime, id, idParams, int4, listOf, localeSchema, pageQuery } from '../wire/schemas.ts';
import { LINK_CHECKS, NEWSLETTER_IMAGES, NEWSLETTER_TESTS } from './allowances.ts';
import {
  campaignAudience,
  campaignChecks,
  campaignImageSchema,
  campaignRowSchema,
  countryIso,
  emailCampaignSchema,
  variantsSchema,
} from './campaign-schemas.ts';
import { CAMPAIGN_NAME_MAX, CAMPAIGN_STATES, CAMPAIGN_SUPPLIERS_MAX, CAMPAIGN_TYPE_MAX } from './rules.ts';

const ofWriters = { access: 'session', needs: 'newsletters.change' } as const;

const settings = {
  name: z.string().trim().min(1).max(CAMPAIGN_NAME_MAX),
  /** In staff's own words: what kind it is. */
  campaign_type: z.string().trim().max(CAMPAIGN_TYPE_MAX),
  /** Whose advisors get it; null: all countries'. Stays as it is once it is published. */
  country_iso: countryIso.nullable(),
  suppliers: z.array(id).max(CAMPAIGN_SUPPLIERS_MAX),
  fire_at: givenTime.nullable(),
  /** Null: 24 hours before `fire_at`. */
  edit_by: givenTime.nullable(),
};
const seen = { version: int4 };

export const listEmailCampaigns = endpoint({
  method: 'GET',
  path: '/api/emailcampaigns/',
  summary:
    'Newsletters as staff wrote them; between two times the earliest first, else what was changed last first; supplier managers see those that name one of theirs',
  access: 'session',
  needs: 'marketing.view_calendar',
  query: z.object({
    ...pageQuery,
    fire_at_from: dayOrTime.optional(),
    fire_at_to: dayOrTime.optional(),
    country: z.union([countryIso, z.literal('')]).optional(),
    supplier: id.optional(),
    state: z.enum([...CAMPAIGN_STATES, 'deleted']).optional(),
    /** In name and subjects. */
    search: z.string().trim().max(100).optional(),
  }),
  responses: { 200: listOf(campaignRowSchema) },
});
export const createEmailCampaign = endpoint({
  ...ofWriters,
  method: 'POST',
  path: '/api/emailcampaigns/',
  summary: 'Begin a newsletter, empty or as a copy of another; audited',
  body: z.object({ name: settings.name, copy_of: id.optional() }),
  responses: { 201: emailCampaignSchema },
});
export const getEmailCampaign = endpoint({
  method: 'GET',
  path: '/api/emailcampaigns/:id/',
  summary: 'A newsletter as staff wrote it, and how far it is',
  access: 'session',
  needs: 'staff',
  params: idParams,
  responses: { 200: emailCampaignSchema },
});
export const changeEmailCampaign = endpoint({
  ...ofWriters,
  method: 'PATCH',
  path: '/api/emailcampaigns/:id/',
  summary:
    'Store what is said of it on top of the version that the writer has seen: 409 `stale_version` after somebody else’s. Of a published one until its time; what advisors changed in theirs stays. Audited',
  params: idParams,
  body: z.object({ ...z.object(settings).partial().shape, variants: variantsSchema.partial().optional(), ...seen }),
  responses: { 200: emailCampaignSchema },
});
export const deleteEmailCampaign = endpoint({
  ...ofWriters,
  method: 'DELETE',
  path: '/api/emailcampaigns/:id/',
  summary: 'Delete a draft; 409 once it is published (cancel it); audited',
  params: idParams,
  responses: { 204: null },
});
const verb = <const N extends string>(name: N, summary: string) =>
  endpoint({
    ...ofWriters,
    method: 'POST',
    path: `/api/emailcampaigns/:id/${name}/`,
    summary,
    params: idParams,
    responses: { 200: emailCampaignSchema },
  });
export const restoreEmailCampaign = verb('restore', 'Take a deletion back; audited');
export const publishEmailCampaign = endpoint({
  ...ofWriters,
  method: 'POST',
  path: '/api/emailcampaigns/:id/publish/',
  summary:
    'Make a copy for every advisor who gets it, in the background; 409 with a sentence while a check finds an error; audited',
  params: idParams,
  body: z.object({ fire_at: givenTime, edit_by: givenTime.nullable().default(null), ...seen }),
  responses: { 200: emailCampaignSchema },
});
export const pauseEmailCampaign = verb('pause', 'Let nothing more of it go out, sendings that have begun too; audited');
export const resumeEmailCampaign = verb('resume', 'Let it go on where it stood; audited');
export const cancelEmailCampaign = verb('cancel', 'End it for good: what has not been sent is not sent; audited');

export const checkEmailCampaign = endpoint({
  method: 'GET',
  path: '/api/emailcampaigns/:id/checks/',
  summary: 'What is amiss with it, and what is known of its links',
  access: 'session',
  needs: 'staff',
  params: idParams,
  responses: { 200: campaignChecks },
});
export const checkEmailCampaignLinks = endpoint({
  ...ofWriters,
  method: 'POST',
  path: '/api/emailcampaigns/:id/checks/',
  summary: 'Ask every address that it leads to, in the background',
  allowances: [LINK_CHECKS],
  params: idParams,
  responses: { 202: campaignChecks },
});
export const campaignAdvisors = endpoint({
  method: 'GET',
  path: '/api/emailcampaigns/:id/audience/',
  summary: 'Which advisors get it, by name',
  access: 'session',
  needs: 'staff',
  params: idParams,
  query: z.object({ ...pageQuery, search: z.string().trim().max(100).optional() }),
  responses: { 200: campaignAudience },
});
export const testEmailCampaign = endpoint({
  ...ofWriters,
  method: 'POST',
  path: '/api/emailcampaigns/:id/send_test/',
  summary:
    'Send it to oneself, marked as a test, as an advisor’s reader would get it; its links lead on without counting',
  allowances: [NEWSLETTER_TESTS],
  params: idParams,
  body: z.object({ locale: localeSchema.default('en'), profile: id.optional() }),
  responses: { 204: null },
});

export const listCampaignImages = endpoint({
  method: 'GET',
  path: '/api/campaign_images/',
  summary: 'The pictures of newsletters, the newest first; `search` looks at their descriptions',
  access: 'session',
  needs: 'staff',
  query: z.object({ ...pageQuery, search: z.string().trim().max(100).optional() }),
  responses: { 200: listOf(campaignImageSchema) },
});
export const uploadCampaignImage = endpoint({
  ...ofWriters,
  method: 'POST',
  path: '/api/campaign_images/',
  summary:
    'Add a picture: multipart `image`, and before it `description`, by which it is found; it is drawn anew; audited',
  allowances: [NEWSLETTER_IMAGES],
  body: 'multipart',
  responses: { 201: campaignImageSchema },
});

export const emailCampaignEndpoints = {
  listEmailCampaigns,
  createEmailCampaign,
  getEmailCampaign,
  changeEmailCampaign,
  deleteEmailCampaign,
  restoreEmailCampaign,
  publishEmailCampaign,
  pauseEmailCampaign,
  resumeEmailCampaign,
  cancelEmailCampaign,
  checkEmailCampaign,
  checkEmailCampaignLinks,
  campaignAdvisors,
  testEmailCampaign,
  listCampaignImages,
  uploadCampaignImage,
};
