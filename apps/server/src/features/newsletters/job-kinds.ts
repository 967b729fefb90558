import { id, localeSchema } from '@waypost/contract/wire';
import { z } from '#zod';
import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

/** One after the other, so that a campaign that is stopped while its copies are made is stopped after that. */
export const QUEUE = 'newsletters';

const payload = z.object({ campaign: id });
/** Makes and moves the copies of a campaign. */
export const spreadJob = { id: 'newsletters-spread', payload, maxAttempts: 12 } as const;
/** Makes its sendings stand still, go on or end, as the campaign does. */
export const steerJob = { id: 'newsletters-steer', payload, maxAttempts: 12 } as const;
/** Asks every address that it leads to. */
export const linksJob = { id: 'newsletters-links', payload, maxAttempts: 3 } as const;
/** One for each campaign, however often it is asked for. */
export const linksKey = (campaign: number): string => `links-${campaign}`;
/** A test to oneself, outside of every run: it counts nothing and leads to nobody's opt-out. */
export const testJob = {
  id: 'newsletters-test',
  payload: z.object({
    user: id,
    to: z.string(),
    newsletter: id.nullable(),
    campaign: id.nullable(),
    locale: localeSchema,
    profile: id.nullable(),
    /** The same at every try. */
    token: z.string(),
  }),
  maxAttempts: 4,
} as const;
export type TestMail = z.output<typeof testJob.payload>;

/** From the first account on: those that have a copy get its new time. In the caller's transaction, which holds the campaign. */
export async function spreadCampaign(tx: Sql, campaign: number): Promise<void> {
  await tx.run(
    query.updateTable('email_campaigns').set({ state: 'publishing', spread_upto: 0 }).where('id', '=', campaign),
  );
  await addJob(tx, spreadJob, { campaign }, { queue: QUEUE, key: `spread-${campaign}` });
}
/** In the caller's transaction, which holds the campaign and has said what is to become of it. */
export const steerCopies = (tx: Sql, campaign: number): Promise<void> =>
  addJob(tx, steerJob, { campaign }, { queue: QUEUE });
