import { id } from '@waypost/contract/wire';
import { z } from '#zod';
import type { Sql } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

/** Gives a connection what others have of campaigns; campaigns do it. */
export const joinJob = { id: 'campaigns-join', payload: z.object({ connection: id }), maxAttempts: 12 } as const;

/** For a connection that came to life, or may get copies again; in the transaction of that. */
export const joinLater = (tx: Sql, connection: number): Promise<void> =>
  addJob(tx, joinJob, { connection }, { key: `campaigns-join-${connection}` });
