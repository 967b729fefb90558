import { z } from 'zod';

/** Why nothing is published until staff say so: the installation was away, or it is a copy of another one. */
export const publishingHoldSchema = z.object({ reason: z.enum(['outage', 'copied']), since: z.string() });
export type PublishingHold = z.infer<typeof publishingHoldSchema>;
