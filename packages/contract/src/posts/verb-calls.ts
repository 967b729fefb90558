import { z } from 'zod';
import { ALT_TEXT_MAX } from '../media/rules.ts';
import { endpoint } from '../wire/endpoint.ts';
import { givenTime, id, idParams, int4 } from '../wire/schemas.ts';
import { postContent } from './content.ts';
import { POSTS_AT_ONCE } from './rules.ts';
import { applied, postWithApplied, scheduledPostingSchema } from './schemas.ts';
import { SPACINGS } from './spacing.ts';

const applyToAll = z.boolean().default(false);
const versionField = int4.optional();

export const patchPost = endpoint({
  method: 'PATCH',
  path: '/api/scheduled_postings/:id/',
  summary: 'Edit the text, or reschedule',
  access: 'session',
  owned: 'scheduled_posting',
  params: idParams,
  body: z.object({
    message: postContent.message.optional(),
    fire_at: givenTime.optional(),
    first_comment: postContent.first_comment.optional(),
    image_alt: z.string().max(ALT_TEXT_MAX).nullable().optional(),
    version: versionField,
    apply_to_all: applyToAll,
  }),
  responses: { 200: postWithApplied },
});
const verbBody = z.object({ apply_to_all: applyToAll }).default({ apply_to_all: false });
const verb = <const N extends string>(name: N, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/api/scheduled_postings/:id/${name}/`,
    summary,
    access: 'session',
    owned: 'scheduled_posting',
    params: idParams,
    body: verbBody,
    responses: { 200: postWithApplied },
  });
export const deletePost = verb(
  'delete',
  'Delete (restorable while its time is ahead); nothing is removed from a network',
);
export const postNow = verb('post_now', 'Publish at once');
export const restorePost = verb('restore', 'Bring a deleted post back');
export const retryPost = verb('retry', 'Start a new ladder of tries for a failed post');

const ids = z.array(id).min(1).max(POSTS_AT_ONCE);
export const changePosts = endpoint({
  method: 'POST',
  path: '/api/scheduled_postings/bulk/',
  summary:
    'One verb on several posts, the earliest first; what cannot be changed is left alone and named with its reason',
  access: 'session',
  body: z.discriminatedUnion('verb', [
    z.object({ verb: z.literal('post_now'), ids }),
    z.object({ verb: z.literal('delete'), ids }),
    z.object({
      verb: z.literal('reschedule'),
      ids,
      /** The time of the first; the others follow. */
      fire_at: givenTime,
      apart: z.enum(SPACINGS),
    }),
  ]),
  responses: { 200: z.object({ applied: z.array(id), skipped: applied.shape.skipped }) },
});
export const resolvePost = endpoint({
  method: 'POST',
  path: '/api/scheduled_postings/:id/resolve/',
  summary: 'Say what happened to a post whose outcome could not be confirmed',
  access: 'session',
  owned: 'scheduled_posting',
  params: idParams,
  body: z.union([
    /** One of the candidates of its open attempt. */
    z.object({ remote_id: z.string().min(1).max(300) }),
    /** It is there, and nobody can name it. */
    z.object({ there: z.literal(true) }),
    z.object({ absent: z.literal(true) }),
  ]),
  responses: { 200: scheduledPostingSchema },
});

export const postVerbEndpoints = {
  patchPost,
  deletePost,
  postNow,
  restorePost,
  retryPost,
  changePosts,
  resolvePost,
};
