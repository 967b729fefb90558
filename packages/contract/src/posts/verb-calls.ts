import { z } from '#zod';
import { ALT_TEXT_MAX } from '../media/rules.ts';
import { endpoint } from '../wire/endpoint.ts';
import { givenTime, id, idParams, int4 } from '../wire/schemas.ts';
import { postContent, undoSeconds } from './content.ts';
import { POSTS_AT_ONCE } from './rules.ts';
import { applied, postContentSchema, postRevision, postWithApplied, scheduledPostingSchema } from './schemas.ts';
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
export const getContent = endpoint({
  method: 'GET',
  path: '/api/scheduled_postings/:id/content/',
  summary: 'What a post says and shows, as the composer takes it',
  access: 'session',
  owned: 'scheduled_posting',
  params: idParams,
  responses: { 200: postContentSchema },
});
export const revisePost = endpoint({
  method: 'PUT',
  path: '/api/scheduled_postings/:id/content/',
  summary: 'Replace what an unpublished post says and shows, and its time',
  access: 'session',
  owned: 'scheduled_posting',
  needs: 'pro',
  params: idParams,
  body: z.object(postRevision),
  responses: { 200: scheduledPostingSchema },
});
export const getStaffText = endpoint({
  method: 'GET',
  path: '/api/scheduled_postings/:id/staff_text/',
  summary: 'What staff say by now in a post whose text its agent has changed',
  access: 'session',
  owned: 'scheduled_posting',
  params: idParams,
  responses: { 200: z.object({ message: z.string(), filled: z.string() }) },
});
export const answerStaffText = endpoint({
  method: 'POST',
  path: '/api/scheduled_postings/:id/staff_text/',
  summary: 'Take the text of staff in place of the own one, or keep the own one and hear no more of it',
  access: 'session',
  owned: 'scheduled_posting',
  params: idParams,
  body: z.object({ take: z.boolean(), version: versionField }),
  responses: { 200: scheduledPostingSchema },
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
export const postNow = endpoint({
  method: 'POST',
  path: '/api/scheduled_postings/:id/post_now/',
  summary: 'Publish at once, or after undo_seconds',
  access: 'session',
  owned: 'scheduled_posting',
  params: idParams,
  body: z
    .object({ apply_to_all: applyToAll, undo_seconds: undoSeconds })
    .default({ apply_to_all: false, undo_seconds: 0 }),
  responses: { 200: postWithApplied },
});
export const undoPostNow = verb('undo', 'Take Post now back inside its undo_seconds: the post has its former time');
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
    z.object({ verb: z.literal('post_now'), ids, undo_seconds: undoSeconds }),
    z.object({ verb: z.literal('undo'), ids }),
    z.object({ verb: z.literal('delete'), ids }),
    z.object({ verb: z.literal('restore'), ids }),
    z.object({ verb: z.literal('edit'), ids, message: postContent.message }),
    z.object({
      verb: z.literal('reschedule'),
      ids,
      /** The time of the first; the others follow. */
      fire_at: givenTime,
      /** One after the other; without it all of them at that time, as posts of several networks are. */
      apart: z.enum(SPACINGS).optional(),
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
  getContent,
  getStaffText,
  answerStaffText,
  revisePost,
  deletePost,
  postNow,
  undoPostNow,
  restorePost,
  retryPost,
  changePosts,
  resolvePost,
};
