import { id } from '@waypost/contract/wire';
import { z } from '#zod';

/** One window of profiles after the other; `week` begins with this day. */
export const plannedMailsJob = {
  id: 'posts.planned-mails',
  payload: z.object({ week: z.iso.date(), after: z.union([z.literal(0), id]) }),
  maxAttempts: 8,
} as const;
export type PlannedMails = z.infer<typeof plannedMailsJob.payload>;
