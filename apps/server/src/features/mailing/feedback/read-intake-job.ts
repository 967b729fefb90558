import { z } from '#zod';
import type { JobRef } from '../../../platform/jobs/jobs.ts';

export const readIntakeJob = {
  id: 'mailing.read-intake',
  payload: z.object({ intake: z.int() }),
  maxAttempts: 12,
} as const satisfies JobRef<{ intake: number }> & { maxAttempts: number };
