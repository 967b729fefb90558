import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { HOLD_ANSWERS } from './schemas.ts';
import { unknownPostsSchema } from './unknown-posts.ts';

export const resumePublishing = endpoint({
  method: 'POST',
  path: '/api/publishing/resume/',
  summary:
    'Say what had happened, and let held publishing go on; harmless when nothing is held. Without an answer the careful one counts: the database was set back',
  access: 'session',
  needs: 'staff',
  body: z.object({ answer: z.enum(HOLD_ANSWERS).default('set_back') }).default({ answer: 'set_back' }),
  responses: { 204: null },
});

export const getUnknownPosts = endpoint({
  method: 'GET',
  path: '/api/publishing/unknown/',
  summary: 'Posts that went out and that the database does not know, as after a restored backup; kept for 35 days',
  access: 'session',
  needs: 'staff',
  responses: { 200: unknownPostsSchema },
});

export const publishingEndpoints = { resumePublishing, getUnknownPosts } as const;
