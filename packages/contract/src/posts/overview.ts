import { z } from 'zod';
import type { MetricKey } from '../networks/networks.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, isoTime, socialAppSchema } from '../wire/schemas.ts';

/** How far back the figures of an overview reach, in days. */
export const OVERVIEW_DAYS = 28;
/** How many people saw a post, in each network's own terms. Figures that networks give for posts only: reels and videos have none. */
export const REACH_KEYS = ['post_reach', 'post_impressions_unique'] as const satisfies readonly MetricKey[];

/** What waits for a person: its time passed, nobody knows whether it is out, or its network refused it. */
export const TROUBLES = ['missed', 'unconfirmed', 'refused'] as const;

const figureWithAge = z.object({ value: z.number().int().nullable(), at: isoTime.nullable() });

const overviewSchema = z.object({
  /** Whole days that `posted` and `reach` cover, until now. */
  days: z.number().int(),
  posted: z.number().int(),
  /** Null before any figure was fetched; `at` is when the newest of them was. */
  reach: figureWithAge,
  /** Of all connected pages together. */
  followers: figureWithAge,
  /** Only what there is. Refusals of the last `days` alone: an older one is past mending. */
  troubles: z.array(z.object({ app: socialAppSchema, kind: z.enum(TROUBLES), count: z.number().int().min(1) })),
});
export type Overview = z.infer<typeof overviewSchema>;

export const postsOverview = endpoint({
  method: 'GET',
  path: '/api/scheduled_postings/overview/',
  summary: 'What went out of a profile lately, how far it reached, and what waits for a person',
  access: 'session',
  owned: 'profile',
  query: z.object({ profile: id }),
  responses: { 200: overviewSchema },
});

/** Under which name the host page's data holds it. */
export const overviewName = (profile: number): string => `overview/${profile}`;
