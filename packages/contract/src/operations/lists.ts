import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { int4, isoTime, socialAppSchema, walkOf, walkQuery } from '../wire/schemas.ts';
import { PARKED_BY, RUN_LISTS, STUCK_STATES } from './rules.ts';

const person = z.object({ pk: z.number(), name: z.string() });
/** Null: Retry is safe. Otherwise the sentence that says why it is not. */
const retry = z.string().nullable();
const staff = { access: 'session', needs: 'operations.manage' } as const;

const stuckPost = z.object({
  id: z.number(),
  app: socialAppSchema,
  /** The beginning of its text. */
  excerpt: z.string(),
  fire_at: isoTime,
  /** Of the page that it goes to. */
  page: z.string(),
  permalink: z.string().nullable(),
  user: person,
  profile: person,
  /** What the machine or its network said, as its person reads it. */
  reason: z.string().nullable(),
  parked_by: z.enum(PARKED_BY).nullable(),
  retry,
});
export type StuckPost = z.infer<typeof stuckPost>;

export const listStuckPosts = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/operations/posts/',
  summary:
    'Posts of one state that somebody may have to look at, 50 a page, with whose they are and whether Retry is safe',
  query: z.object({ state: z.enum(STUCK_STATES), ...walkQuery }),
  responses: { 200: walkOf(stuckPost) },
});
export const retryStuckPost = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/operations/retry_post/',
  summary:
    'Send a post again that failed today, in the name of whose it is: 403 without accounts.impersonate; 409 with the reason where that is not safe; audited',
  body: z.object({ post: int4 }),
  responses: { 204: null },
});

const run = z.object({
  id: z.number(),
  state: z.string(),
  subject: z.string(),
  fire_at: isoTime,
  /** The email campaign of which it is somebody's copy. */
  campaign: z.number().nullable(),
  user: person,
  profile: person,
  /** None until it is frozen. */
  audience: z.number().nullable(),
  accepted: z.number(),
  rejected: z.number(),
  suppressed: z.number(),
  cancelled: z.number(),
  uncertain: z.number(),
});
export type StandingRun = z.infer<typeof run>;

export const listRuns = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/operations/newsletters/',
  summary:
    'Newsletters that are being sent, stand still until somebody decides, or have deliveries that nobody can confirm; 50 a page',
  query: z.object({ list: z.enum(RUN_LISTS), ...walkQuery }),
  responses: { 200: walkOf(run) },
});

const job = z.object({
  id: z.number(),
  task: z.string(),
  /** The first line of what it ended with. */
  error: z.string().nullable(),
  tries: z.number(),
  created: isoTime,
  ended: isoTime,
  /** What it names: ids alone. */
  about: z.record(z.string(), z.number()),
  retry,
});
export type GivenUpJob = z.infer<typeof job>;

export const listJobs = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/operations/jobs/',
  summary: 'Jobs of the queue that nobody tries any more, the newest first, 50 a page',
  query: z.object(walkQuery),
  responses: { 200: walkOf(job) },
});
export const retryJob = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/operations/retry_job/',
  summary: 'Give a job all its tries again; 409 where it is run by a clock, or nobody knows it any more; audited',
  body: z.object({ job: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  responses: { 204: null },
});

export const operationListEndpoints = { listStuckPosts, retryStuckPost, listRuns, listJobs, retryJob } as const;
