import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { commaList, id, idParams, int4, listOf, pageQuery } from '../wire/schemas.ts';
import { CAMPAIGN_COPIES, CAMPAIGN_FILES, CAMPAIGN_LINK_CHECKS, CAMPAIGN_OGS } from './allowances.ts';
import { CAMPAIGN_FILTERS, CAMPAIGN_TYPES, OG_DESCRIPTION_MAX, OG_TITLE_MAX, SHIFT_DAYS_MAX } from './rules.ts';
import {
  campaignAgents,
  campaignFileSchema,
  campaignSchema,
  campaignSummarySchema,
  findingsSchema,
  postingCountry,
  webAddress,
  writtenCampaign,
} from './schemas.ts';

const ofWriters = { access: 'session', needs: 'marketing.manage_campaigns' } as const;
const ofStaff = { access: 'session', needs: 'staff' } as const;
const ofReaders = { access: 'session', needs: 'marketing.view_calendar' } as const;
const seen = { version: int4 };
const search = z.string().trim().max(100).optional();

export const listCampaigns = endpoint({
  ...ofReaders,
  method: 'GET',
  path: '/api/campaigns/',
  summary: 'Campaigns, what was changed last first; supplier managers see those of their suppliers',
  query: z.object({
    ...pageQuery,
    /** In titles, and in what posts say. */
    search,
    type: z.enum(CAMPAIGN_TYPES).optional(),
    state: z.enum(CAMPAIGN_FILTERS).optional(),
    country: postingCountry.optional(),
    supplier: id.optional(),
  }),
  responses: { 200: listOf(campaignSummarySchema) },
});
export const createCampaign = endpoint({
  ...ofWriters,
  method: 'POST',
  path: '/api/campaigns/',
  summary: 'Begin a campaign; audited',
  body: z.object({
    type: z.enum(CAMPAIGN_TYPES).default('standard'),
    title: writtenCampaign.title,
    supplier: writtenCampaign.supplier.default(null),
    countries: writtenCampaign.countries.default(['US', 'CA']),
  }),
  responses: { 201: campaignSchema },
});
export const getCampaign = endpoint({
  ...ofReaders,
  method: 'GET',
  path: '/api/campaigns/:id/',
  summary: 'A campaign with its link previews',
  params: idParams,
  responses: { 200: campaignSchema },
});
export const changeCampaign = endpoint({
  ...ofWriters,
  method: 'PATCH',
  path: '/api/campaigns/:id/',
  summary:
    'Store what is said of it on top of the version that the writer has seen: 409 `stale_version` after somebody else’s. Audited',
  params: idParams,
  body: z.object({ ...z.object(writtenCampaign).partial().shape, type: z.enum(CAMPAIGN_TYPES).optional(), ...seen }),
  responses: { 200: campaignSchema },
});
export const deleteCampaign = endpoint({
  ...ofWriters,
  method: 'DELETE',
  path: '/api/campaigns/:id/',
  summary: 'Delete a campaign that was never published; 409 otherwise: its posts can be deleted. Audited',
  params: idParams,
  responses: { 204: null },
});
export const restoreCampaign = endpoint({
  ...ofWriters,
  method: 'POST',
  path: '/api/campaigns/:id/restore/',
  summary: 'Take a deletion back; audited',
  params: idParams,
  responses: { 200: campaignSchema },
});
export const duplicateCampaign = endpoint({
  ...ofWriters,
  method: 'POST',
  path: '/api/campaigns/:id/duplicate/',
  summary:
    'Make an unpublished campaign of the same posts, so many days later or earlier, at the same time of Toronto’s day; deleted posts stay behind. Audited',
  allowances: [CAMPAIGN_COPIES],
  params: idParams,
  body: z.object({ title: writtenCampaign.title, days: z.number().int().min(-SHIFT_DAYS_MAX).max(SHIFT_DAYS_MAX) }),
  responses: { 201: campaignSchema },
});
export const publishCampaign = endpoint({
  ...ofWriters,
  method: 'POST',
  path: '/api/campaigns/:id/publish/',
  summary:
    'Make a post for every agent who gets one, in the background; of a library: let agents find it. 409 with a sentence while a check finds an error; audited',
  params: idParams,
  body: z.object(seen),
  responses: { 200: campaignSchema },
});

export const checkCampaign = endpoint({
  ...ofReaders,
  method: 'GET',
  path: '/api/campaigns/:id/checks/',
  summary: 'What is amiss with it, and what is known of its addresses',
  params: idParams,
  responses: { 200: findingsSchema },
});
export const checkCampaignLinks = endpoint({
  ...ofWriters,
  method: 'POST',
  path: '/api/campaigns/:id/checks/',
  summary: 'Ask every address that its posts lead to, in the background',
  allowances: [CAMPAIGN_LINK_CHECKS],
  params: idParams,
  responses: { 202: findingsSchema },
});
export const listCampaignAgents = endpoint({
  ...ofStaff,
  method: 'GET',
  path: '/api/campaigns/:id/agents/',
  summary: 'Who would get its posts, by name, and how many by country and network',
  params: idParams,
  query: z.object({ ...pageQuery, search }),
  responses: { 200: campaignAgents },
});

const ogParams = idParams.extend({ idx: z.coerce.number().int().min(0).max(2_147_483_647) });
export const addCampaignOg = endpoint({
  ...ofWriters,
  method: 'POST',
  path: '/api/campaigns/:id/ogs/',
  summary: 'Read a page, and keep what it says of itself as a link preview; of an address that is known, anew. Audited',
  allowances: [CAMPAIGN_OGS],
  params: idParams,
  body: z.object({ url: webAddress }),
  responses: { 201: campaignSchema },
});
export const changeCampaignOg = endpoint({
  ...ofWriters,
  method: 'PATCH',
  path: '/api/campaigns/:id/ogs/:idx/',
  summary: 'Say something else in a link preview; audited',
  params: ogParams,
  body: z.object({
    title: z.string().trim().min(1).max(OG_TITLE_MAX).optional(),
    description: z.string().trim().max(OG_DESCRIPTION_MAX).nullable().optional(),
    /** A picture of `campaign_files`. */
    image: id.nullable().optional(),
  }),
  responses: { 200: campaignSchema },
});
export const removeCampaignOg = endpoint({
  ...ofWriters,
  method: 'DELETE',
  path: '/api/campaigns/:id/ogs/:idx/',
  summary:
    'Remove a link preview; posts of a campaign in work pick none then. 409 where a published post has picked it. Audited',
  params: ogParams,
  responses: { 204: null },
});

export const listCampaignFiles = endpoint({
  ...ofStaff,
  method: 'GET',
  path: '/api/campaign_files/',
  summary: 'Pictures and videos for campaigns, the newest first; `search` looks at their descriptions',
  query: z.object({
    ...pageQuery,
    search,
    kind: z.enum(['image', 'video']).optional(),
    ids: commaList(id).optional(),
  }),
  responses: { 200: listOf(campaignFileSchema) },
});
export const uploadCampaignPicture = endpoint({
  ...ofWriters,
  method: 'POST',
  path: '/api/campaign_files/',
  summary:
    'Add a picture: multipart `image`, and before it `description`, by which it is found; it is drawn anew. Audited',
  allowances: [CAMPAIGN_FILES],
  body: 'multipart',
  responses: { 201: campaignFileSchema },
});
export const uploadCampaignVideo = endpoint({
  ...ofWriters,
  method: 'POST',
  path: '/api/campaign_videos/',
  summary: 'Add a video (MP4 or MOV): multipart `video`; it is converted afterwards. Audited',
  allowances: [CAMPAIGN_FILES],
  body: 'multipart',
  bodySeconds: 900,
  responses: { 201: campaignFileSchema },
});

export const campaignEndpoints = {
  listCampaigns,
  createCampaign,
  getCampaign,
  changeCampaign,
  deleteCampaign,
  restoreCampaign,
  duplicateCampaign,
  publishCampaign,
  checkCampaign,
  checkCampaignLinks,
  listCampaignAgents,
  addCampaignOg,
  changeCampaignOg,
  removeCampaignOg,
  listCampaignFiles,
  uploadCampaignPicture,
  uploadCampaignVideo,
};
