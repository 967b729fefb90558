import { z } from '#zod';
import { SOCIAL_APPS } from '../networks/networks.ts';
import { TERM_SLUG_MAX } from '../taxonomies/rules.ts';
import { endpoint } from '../wire/endpoint.ts';
import {
  commaList,
  dayOrTime,
  givenTime,
  id,
  idParams,
  int4,
  listOf,
  pageQuery,
  queryBool,
  socialAppSchema,
} from '../wire/schemas.ts';
import { POSTING_FIGURES } from './allowances.ts';
import { SHIFT_DAYS_MAX, SHIFT_HOURS_MAX } from './rules.ts';
import {
  postingCellSchema,
  postingCountry,
  postingEffect,
  postingPreview,
  postingSchema,
  writtenPosting,
} from './schemas.ts';

const ofWriters = { access: 'session', needs: 'marketing.manage_campaigns' } as const;
const ofReaders = { access: 'session', needs: 'marketing.view_calendar' } as const;
/** The version that the writer has seen: 409 `stale_version` after somebody else’s. Without it: on top of whatever is there. */
const seen = { version: int4.optional() };
const partly = z.object(writtenPosting).partial().shape;

export const listPostings = endpoint({
  ...ofReaders,
  method: 'GET',
  path: '/api/postings/',
  summary: 'Posts of campaigns in the order of their times; supplier managers see those of their suppliers',
  query: z.object({
    ...pageQuery,
    ordering: z.literal('fire_at,id').optional(),
    campaign: id.optional(),
    travel_type: commaList(z.string().max(TERM_SLUG_MAX)).optional(),
    destination: commaList(z.string().max(TERM_SLUG_MAX)).optional(),
    category: commaList(z.string().max(TERM_SLUG_MAX)).optional(),
    fire_at_from: dayOrTime.optional(),
    fire_at_to: dayOrTime.optional(),
    apps: commaList(socialAppSchema).optional(),
    country: commaList(postingCountry).optional(),
    supplier: commaList(id).optional(),
    /** What the calendar shows (ADMCAL-055): published campaigns, nothing deleted, nothing that waits in the past. */
    schedule: queryBool.optional(),
    /** Deleted ones alone; else none of them. */
    deleted: queryBool.optional(),
    ids: commaList(id).optional(),
    fields: z.enum(['calendar']).optional(),
    /** From `next`: goes on behind the last one, however many there are. */
    after: z.string().max(100).optional(),
  }),
  responses: { 200: listOf(z.union([postingSchema, postingCellSchema])) },
});
export const createPosting = endpoint({
  ...ofWriters,
  method: 'POST',
  path: '/api/postings/',
  summary:
    'Write a post for one network into a campaign that is not published, or into a library; half-done ones are stored, and checked before publishing. Audited',
  body: z.object({
    ...partly,
    campaign: id,
    app: z.enum(SOCIAL_APPS),
    message: writtenPosting.message.default(''),
    fire_at: givenTime.nullable().default(null),
  }),
  responses: { 201: postingSchema },
});
export const getPosting = endpoint({
  ...ofReaders,
  method: 'GET',
  path: '/api/postings/:id/',
  summary: 'A post of a campaign',
  params: idParams,
  responses: { 200: postingSchema },
});
export const changePosting = endpoint({
  ...ofWriters,
  method: 'PATCH',
  path: '/api/postings/:id/',
  summary:
    'Store what it says and shows; copies of a published one follow: pictures and links always, the text where the agent has not changed it, `fire_at` where he has changed nothing; travel_type, destination and category of a published one: superusers, in libraries. Audited',
  params: idParams,
  body: z.object({ ...partly, ...seen }),
  responses: { 200: postingSchema },
});
export const deletePosting = endpoint({
  ...ofWriters,
  method: 'DELETE',
  path: '/api/postings/:id/',
  summary:
    'Delete a post; the copies of a published one leave every agent’s list, and with `remove_from_networks` the networks too. Audited',
  params: idParams,
  query: z.object({ remove_from_networks: queryBool.default(false), version: z.coerce.number().pipe(int4).optional() }),
  responses: { 204: null },
});
export const restorePosting = endpoint({
  ...ofWriters,
  method: 'POST',
  path: '/api/postings/:id/restore/',
  summary: 'Take a deletion back: of a published one for ten seconds; audited',
  params: idParams,
  responses: { 200: postingSchema },
});
export const reschedulePosting = endpoint({
  ...ofWriters,
  method: 'PATCH',
  path: '/api/postings/:id/reschedule/',
  summary:
    'Move a post by days and hours of Toronto’s clock; the result must be ahead. Copies that their agent has not edited follow. Audited',
  params: idParams,
  body: z.object({
    hours: z.number().int().min(-SHIFT_HOURS_MAX).max(SHIFT_HOURS_MAX),
    days: z.number().int().min(-SHIFT_DAYS_MAX).max(SHIFT_DAYS_MAX),
    ...seen,
  }),
  responses: { 200: postingSchema },
});
export const fetchPostingStats = endpoint({
  ...ofWriters,
  method: 'POST',
  path: '/api/postings/:id/fetch_stats/',
  summary:
    'Read the figures of its posts in a country anew, as far as the networks’ limits allow; 409 before any can be out. Audited',
  allowances: [POSTING_FIGURES],
  params: idParams,
  body: z.object({ country: postingCountry }),
  responses: { 200: postingSchema },
});
export const effectOfPosting = endpoint({
  ...ofWriters,
  method: 'GET',
  path: '/api/postings/:id/effect/',
  summary: 'What a verb would do to the copies of a post; an estimate',
  params: idParams,
  query: z.object({ what: z.enum(['edit', 'reschedule', 'delete', 'undo']) }),
  responses: { 200: postingEffect },
});
export const previewPosting = endpoint({
  ...ofReaders,
  method: 'GET',
  path: '/api/postings/:id/preview/',
  summary: 'A post as one agent’s page would show it, on its own network or another; whose page it is, staff alone say',
  params: idParams,
  query: z.object({ profile: id.optional(), app: z.enum(SOCIAL_APPS).optional() }),
  responses: { 200: postingPreview },
});

export const postingEndpoints = {
  listPostings,
  createPosting,
  getPosting,
  changePosting,
  deletePosting,
  restorePosting,
  reschedulePosting,
  fetchPostingStats,
  effectOfPosting,
  previewPosting,
};
