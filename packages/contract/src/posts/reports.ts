import { z } from 'zod';
import { PROVIDERS, SOCIAL_APPS } from '../networks/networks.ts';
import { endpoint } from '../wire/endpoint.ts';
import { dayOrTime, id, isoTime } from '../wire/schemas.ts';
import { POST_TYPES } from './rules.ts';

/** Which posted posts a report is about. */
export const reportQuery = z.object({
  pgid: z.string().min(1).max(200),
  profile: id.optional(),
  application: z.enum(SOCIAL_APPS).optional(),
  type: z.enum(POST_TYPES).default('post'),
  provider: z.enum(PROVIDERS).optional(),
  fire_at_from: dayOrTime.optional(),
  fire_at_to: dayOrTime.optional(),
  from: dayOrTime.optional(),
  until: dayOrTime.optional(),
});

export const figures = z.record(z.string(), z.number().nullable());

/** What a report is cut into, by Toronto's calendar; weeks begin on Monday. */
export const REPORT_STEPS = ['day', 'week', 'month'] as const;
export type ReportStep = (typeof REPORT_STEPS)[number];

const stepSchema = z.object({
  /** The day that it begins with, 'YYYY-MM-DD'. */
  first: z.iso.date(),
  num_posts: z.number().int(),
  figures,
});

const reportStepsSchema = z.object({
  /** Only those in which posts went out, the earliest first. */
  steps: z.array(stepSchema),
  /** Of how many posts each figure is known; the others lack it. */
  known: z.record(z.string(), z.number().int()),
  /** When the figures were fetched: the newest of them, and the oldest. Null where none was. */
  fetched: z.object({ oldest: isoTime, newest: isoTime }).nullable(),
});
export type ReportSteps = z.infer<typeof reportStepsSchema>;

export const reportSteps = endpoint({
  method: 'GET',
  path: '/api/scheduled_postings/report_steps/',
  summary: 'Figures of posted posts by day, week or month, with their age and what is missing',
  access: 'session',
  query: reportQuery.extend({ step: z.enum(REPORT_STEPS).default('day') }),
  responses: { 200: reportStepsSchema },
});
