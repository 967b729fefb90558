import { z } from '#zod';
import { endpoint } from '../../wire/endpoint.ts';
import { isoTime } from '../../wire/schemas.ts';
import { figures, reportQuery } from './query.ts';

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
