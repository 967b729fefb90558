import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { dayOrTime, givenTime, id, idParams, int4, listOf, pageQuery, queryBool } from '../wire/schemas.ts';
import { NEWSLETTER_TESTS } from './allowances.ts';
import { newsletterApplied, newsletterDetailSchema, newsletterSchema } from './newsletter-schemas.ts';
import { INTRO_HTML_MAX, NEWSLETTER_QUERIES, SUBJECT_MAX } from './rules.ts';

const ofNewsletter = { access: 'session', owned: 'newsletter', params: idParams } as const;

export const listNewsletters = endpoint({
  method: 'GET',
  path: '/api/scheduled_email_campaign/',
  summary:
    'The newsletters of an account or of a profile. Both sets of names for the times are taken; `top` and `published` say the same as `query_type`. Without one: all that are not deleted, as a calendar shows them. `top` has an order of its own',
  access: 'session',
  owned: 'newsletter_account',
  query: z.object({
    ...pageQuery,
    emarketing: id.optional(),
    profile: id.optional(),
    query_type: z.union([z.enum(NEWSLETTER_QUERIES), z.literal('')]).optional(),
    ordering: z.enum(['fire_at', '-fire_at']).optional(),
    top: queryBool.optional(),
    published: queryBool.optional(),
    fire_at_from: dayOrTime.optional(),
    fire_at_to: dayOrTime.optional(),
    from: dayOrTime.optional(),
    until: dayOrTime.optional(),
  }),
  responses: { 200: listOf(newsletterSchema) },
});
export const getNewsletter = endpoint({
  ...ofNewsletter,
  method: 'GET',
  path: '/api/scheduled_email_campaign/:id/',
  summary: 'One newsletter, with what it says',
  responses: { 200: newsletterDetailSchema },
});
const applyToAll = z.boolean().default(false);
export const patchNewsletter = endpoint({
  ...ofNewsletter,
  method: 'PATCH',
  path: '/api/scheduled_email_campaign/:id/',
  summary:
    'Say it in own words, or at another time; null goes back to what staff say. 409 once it cannot be changed any more; audited',
  body: z.object({
    subject: z.string().trim().min(1).max(SUBJECT_MAX).nullable().optional(),
    intro_html: z.string().max(INTRO_HTML_MAX).nullable().optional(),
    fire_at: givenTime.nullable().optional(),
    /** What the writer has seen: 409 `stale_version` where somebody changed it since. */
    version: int4.optional(),
    apply_to_all: applyToAll,
  }),
  responses: { 200: newsletterApplied },
});
const verb = <const N extends string>(name: N, summary: string) =>
  endpoint({
    ...ofNewsletter,
    method: 'POST',
    path: `/api/scheduled_email_campaign/:id/${name}/`,
    summary,
    body: z.object({ apply_to_all: applyToAll }).default({ apply_to_all: false }),
    responses: { 200: newsletterApplied },
  });
export const deleteNewsletter = verb('delete', 'Leave this newsletter out, until its sending has begun; audited');
export const restoreNewsletter = verb('restore', 'Bring a deleted one back, while its time is ahead; audited');
const steer = <const N extends string>(name: N, summary: string) =>
  endpoint({
    ...ofNewsletter,
    method: 'POST',
    path: `/api/scheduled_email_campaign/:id/${name}/`,
    summary,
    responses: { 200: newsletterDetailSchema },
  });
export const pauseNewsletter = steer(
  'pause',
  'Let nothing more of a sending go out, or let one that is ahead wait; 409 where there is none; audited',
);
export const resumeNewsletter = steer(
  'resume',
  'Let a sending go on that stands still or asks, as long as staff have not paused it; audited',
);
export const cancelNewsletter = steer('cancel', 'End a sending for good; who has not got it gets nothing; audited');
export const testNewsletter = endpoint({
  ...ofNewsletter,
  method: 'POST',
  path: '/api/scheduled_email_campaign/:id/send_test/',
  summary:
    'Send it to oneself, marked as a test; its links lead on without counting. `email` may only be an own address',
  allowances: [NEWSLETTER_TESTS],
  body: z.object({ email: z.string().trim().max(320).optional() }).default({}),
  responses: { 204: null },
});

export const newsletterEndpoints = {
  listNewsletters,
  getNewsletter,
  patchNewsletter,
  deleteNewsletter,
  restoreNewsletter,
  pauseNewsletter,
  resumeNewsletter,
  cancelNewsletter,
  testNewsletter,
};
