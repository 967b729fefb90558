import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { readIntakeJob } from './read-intake-job.ts';

export interface Brought {
  /** How it came: by mail, or from which provider. */
  readonly source: 'smtp' | 'ses' | 'sendgrid' | 'generic';
  /** The same thing brought twice is one. */
  readonly key: string;
  readonly recipient?: string | null;
  readonly raw: Buffer;
}

/** Keeps what was brought as it is, and has it read. Answers whether it is new. */
export async function takeIn(tx: Sql, { source, key, recipient = null, raw }: Brought): Promise<boolean> {
  const row = await tx.row(
    query
      .insertInto('mailing_intake')
      .values({ source, key: `${source}:${key}`, recipient, raw })
      .onConflict((known) => known.doNothing())
      .returning('id'),
  );
  if (row === null) return false;
  await addJob(tx, readIntakeJob, { intake: row.id });
  return true;
}
