import { z } from '#zod';
import { SOCIAL_APPS } from '../networks/networks.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParams, isoTime, listOf, pageQuery } from '../wire/schemas.ts';
import { NEW_POSTS, STATS_FETCHES } from './allowances.ts';
import { newPost, postContent } from './content.ts';
import { postsOverview } from './overview.ts';
import { preflightMessageSchema } from './preflight.ts';
import { figures, reportQuery } from './reports/query.ts';
import { reportSteps } from './reports/steps.ts';
import { attemptSchema, calendarPostingSchema, postListQuery, scheduledPostingSchema } from './schemas.ts';

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/scheduled_postings/',
  summary: 'Posts of one page, or of all pages of a profile',
  access: 'session',
  query: postListQuery,
  responses: { 200: listOf(z.union([scheduledPostingSchema, calendarPostingSchema])) },
});
export const createPost = endpoint({
  method: 'POST',
  path: '/api/scheduled_postings/',
  summary: 'Create posts (one row per network) without a draft; takes Idempotency-Key',
  access: 'session',
  allowances: [NEW_POSTS],
  owned: 'profile',
  needs: 'pro',
  body: z.strictObject({ profile: id, ...newPost }),
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
  allowances: [STATS_FETCHES.account, STATS_FETCHES.post],
  owned: 'scheduled_posting',
  needs: 'fbreport.view_fbpost',
  params: idParams,
  responses: { 200: scheduledPostingSchema.extend({ updated: isoTime }) },
});
export const reportSummary = endpoint({
  method: 'GET',
  path: '/api/scheduled_postings/report_summary/',
  summary: 'Sums of the figures of posted posts in a period',
  access: 'session',
  query: reportQuery,
  responses: { 200: z.object({ num_posts: z.number().int() }).and(figures) },
});
export const preflightPost = endpoint({
  method: 'POST',
  path: '/api/scheduled_postings/preflight/',
  summary: 'What would stop or trouble these posts; changes nothing',
  access: 'session',
  owned: 'profile',
  body: z.object({ profile: id, ...newPost, applications: postContent.applications }).omit({ alt_texts: true }),
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
  reportSteps,
  postsOverview,
  getPost,
  listAttempts,
  fetchStats,
};
