import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Why nothing is published until staff say so: the installation was away, or it is a copy of another one. */
export const publishingHoldSchema = z.object({ reason: z.enum(['outage', 'copied']), since: z.string() });
export type PublishingHold = z.infer<typeof publishingHoldSchema>;

export const resumePublishing = endpoint({
  method: 'POST',
  path: '/api/publishing/resume/',
  summary: 'Let held publishing go on, after an outage or on a copied installation; harmless when nothing is held',
  access: 'session',
  gate: 'staff',
  responses: { 204: null },
});

export const publishingEndpoints = { resumePublishing } as const;
