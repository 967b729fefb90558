import { z } from '#zod';
import type { Sql } from '../../platform/db/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

const ofUser = z.object({ user: z.number().int() });

/** One after the other: they take turns at the provider anyway, and leave the lanes to whoever else asks a host. */
const QUEUE = 'payments';
/** Before the looks of a night. */
const urgent = true;

/** Reads an account at the provider. A failure is tried again; after that the nightly comparison finds what was missed. */
export const lookJob = { id: 'billing.look', payload: ofUser, maxAttempts: 8, apart: 'hosts' } as const;
/** Tells the provider the address that was written here. */
export const addressJob = { id: 'billing.address', payload: ofUser, maxAttempts: 12, apart: 'hosts', urgent } as const;
/** Tells the provider the address of mail that a person has confirmed: some three days, because nothing else brings it. */
export const emailJob = { id: 'billing.email', payload: ofUser, maxAttempts: 20, apart: 'hosts', urgent } as const;
/** Ends what was bought by who has left. */
export const cancelJob = { id: 'billing.cancel', payload: ofUser, maxAttempts: 16, apart: 'hosts', urgent } as const;
/** Compares one page of all accounts. */
export const compareJob = {
  id: 'billing.compare',
  payload: z.object({ page: z.number().int() }),
  maxAttempts: 8,
  apart: 'hosts',
} as const;

/** However often it is asked for, it is done once. */
export const lookSoon = (tx: Sql, userId: number): Promise<void> =>
  addJob(tx, lookJob, { user: userId }, { key: `billing.look:${userId}`, queue: QUEUE });
export const sendAddressSoon = (tx: Sql, userId: number, runAt: Date | null = null): Promise<void> =>
  addJob(tx, addressJob, { user: userId }, { key: `billing.address:${userId}`, queue: QUEUE, runAt });
export const sendEmailSoon = (tx: Sql, userId: number): Promise<void> =>
  addJob(tx, emailJob, { user: userId }, { key: `billing.email:${userId}`, queue: QUEUE });
export const cancelSoon = (tx: Sql, userId: number): Promise<void> =>
  addJob(tx, cancelJob, { user: userId }, { key: `billing.cancel:${userId}`, queue: QUEUE });
export const compareSoon = (tx: Sql, page: number): Promise<void> =>
  addJob(tx, compareJob, { page }, { key: `billing.compare:${page}`, queue: QUEUE });
