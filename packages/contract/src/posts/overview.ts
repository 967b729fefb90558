import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, isoTime, socialAppSchema } from '../wire/schemas.ts';

/** How far back the figures of an overview reach, in days, and in how many equal steps they are drawn. */
export const OVERVIEW_DAYS = 28;
export const OVERVIEW_STEPS = 7;
/** How far ahead it counts what goes out. */
export const OVERVIEW_DAYS_AHEAD = 7;

/** What waits for a person: its time passed, nobody knows whether it is out, or its network refused it. */
export const TROUBLES = ['missed', 'unconfirmed', 'refused'] as const;

const figureWithAge = z.object({ value: z.number().int().nullable(), at: isoTime.nullable() });

const inStep = {
  posted: z.number().int(),
  reach: z.number().int().nullable(),
  interactions: z.number().int().nullable(),
};

const overviewSchema = z.object({
  /** The days that `posted` and `reach` cover: from 00:00 of the first until now, as in lists (`periodLimits`). */
  days: z.number().int(),
  posted: z.number().int(),
  /** Null before any figure was fetched; `at` is when the newest of them was. */
  reach: figureWithAge,
  interactions: figureWithAge,
  /** Of all connected pages together. */
  followers: figureWithAge,
  /** The same of the time just before, as long, as analytics compares (`limitsBefore`). */
  before: z.object(inStep),
  /** The days again, in equal steps, the oldest first. */
  steps: z.array(z.object(inStep)).length(OVERVIEW_STEPS),
  /** How many posts go out in the next days by themselves. */
  ahead: z.object({ days: z.number().int(), posts: z.number().int() }),
  /** Only what there is, each with the post to begin with. Refusals of the last `days` alone: an older one is past mending. */
  troubles: z.array(
    z.object({ app: socialAppSchema, kind: z.enum(TROUBLES), count: z.number().int().min(1), post: id }),
  ),
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
