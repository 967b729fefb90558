import { z } from '#zod';
import { NEW_POSTS } from '../posts/allowances.ts';
import { alsoProfiles, newPost, postContent, undoSeconds } from '../posts/content.ts';
import { POSTS_AT_ONCE } from '../posts/rules.ts';
import { type Allowance, DAY_S, HOUR_S } from '../wire/allowances.ts';
import { endpoint } from '../wire/endpoint.ts';
import { isWebAddress } from '../wire/rules.ts';
import { id, idParams, int4, listOf, pageQuery } from '../wire/schemas.ts';
import { generatedPostingSchema, linkPreviewSchema } from './schemas.ts';

const NEW_DRAFTS: Allowance = { name: 'new-drafts', per: 'account', hits: 300, windowS: DAY_S };

const draftContent = z
  .object({
    ...postContent,
    also_profiles: alsoProfiles,
    /** The library post whose words and pictures were taken; needs accounts.publish_post_library. */
    posting_id: id.nullable(),
  })
  .partial();

export const createDraft = endpoint({
  method: 'POST',
  path: '/api/generator_profile/:profile/create_post/',
  summary: 'Start a draft; makes the generator profile with defaults if it is missing',
  access: 'session',
  allowances: [NEW_DRAFTS],
  owned: 'profile',
  needs: 'pro',
  params: z.object({ profile: id }),
  body: draftContent.default({}),
  responses: { 201: generatedPostingSchema },
});
export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/generated_postings/',
  summary: 'Drafts of a generator profile',
  access: 'session',
  needs: 'pro',
  query: z.object({ ...pageQuery, generator_profile: id, scheduled: z.stringbool().default(false) }),
  responses: { 200: listOf(generatedPostingSchema) },
});
export const loadDraft = endpoint({
  method: 'GET',
  path: '/api/generated_postings/:profile/load/',
  summary: 'The newest open draft of a profile; 404 when there is none',
  access: 'session',
  owned: 'profile',
  needs: 'pro',
  params: z.object({ profile: id }),
  responses: { 200: generatedPostingSchema },
});
export const getDraft = endpoint({
  method: 'GET',
  path: '/api/generated_postings/:id/',
  summary: 'One draft',
  access: 'session',
  owned: 'generated_posting',
  needs: 'pro',
  params: idParams,
  responses: { 200: generatedPostingSchema },
});
export const patchDraft = endpoint({
  method: 'PATCH',
  path: '/api/generated_postings/:id/',
  summary: 'Autosave; a stale version answers 409 with the stored draft',
  access: 'session',
  owned: 'generated_posting',
  needs: 'pro',
  params: idParams,
  body: z.object({ version: int4, ...draftContent.shape }),
  responses: { 200: generatedPostingSchema },
});
export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/generated_postings/:id/',
  summary: 'Throw a draft away',
  access: 'session',
  owned: 'generated_posting',
  needs: 'pro',
  params: idParams,
  responses: { 204: null },
});
export const scheduleDraft = endpoint({
  method: 'POST',
  path: '/api/generated_postings/:id/schedule/',
  summary:
    'Turn a draft into posts, once; a repeat answers the same ids, and 409 when the draft has another version by now',
  access: 'session',
  allowances: [NEW_POSTS],
  owned: 'generated_posting',
  needs: 'pro',
  params: idParams,
  // A stock image that is asked for and not taken would be another post than was meant.
  body: z.strictObject({
    ...newPost,
    custom_image_id: id.nullable().optional(),
    version: int4.optional(),
    /** The draft’s own, or null: it is no library post any more. */
    posting_id: id.nullable().optional(),
    provider_image_data: z.null().optional(),
    undo_seconds: undoSeconds,
    also_profiles: alsoProfiles.optional(),
  }),
  responses: { 200: z.object({ scheduled_postings_ids: z.array(id) }) },
});

export const undoSchedule = endpoint({
  method: 'POST',
  path: '/api/generated_postings/:id/undo/',
  summary: 'Take scheduling back inside its undo_seconds: the posts are gone and the draft is open; repeatable',
  access: 'session',
  owned: 'generated_posting',
  needs: 'pro',
  params: idParams,
  responses: { 200: generatedPostingSchema },
});
export const duplicatePosts = endpoint({
  method: 'POST',
  path: '/api/generator_profile/:profile/duplicate/',
  summary: 'Start a draft that says and shows what these posts do; without a time',
  access: 'session',
  owned: 'profile',
  allowances: [NEW_DRAFTS],
  needs: 'pro',
  params: z.object({ profile: id }),
  body: z.object({ posts: z.array(id).min(1).max(POSTS_AT_ONCE) }),
  responses: { 201: generatedPostingSchema },
});

export const createDraftFromLibrary = endpoint({
  method: 'POST',
  path: '/api/generator_profile/:profile/create_post_from_library/',
  summary: 'Start a draft that says and shows what a library post does, on the networks that are connected',
  access: 'session',
  owned: 'profile',
  allowances: [NEW_DRAFTS],
  needs: 'accounts.publish_post_library',
  params: z.object({ profile: id }),
  body: z.object({ posting_id: id }),
  responses: { 201: generatedPostingSchema },
});

/** Each reads a page and perhaps a picture of somebody else's; a person pastes a few links an hour. */
const LINK_PREVIEWS: Allowance = { name: 'link-previews', per: 'account', hits: 120, windowS: HOUR_S };

export const previewLink = endpoint({
  method: 'POST',
  path: '/api/generator_profile/:profile/preview_link/',
  summary: 'What the page behind a link says about itself; its picture is kept for posts that show the link',
  access: 'session',
  owned: 'profile',
  allowances: [LINK_PREVIEWS],
  needs: 'pro',
  params: z.object({ profile: id }),
  body: z.object({
    link: z
      .string()
      .max(2_000)
      .refine((link) => isWebAddress(link)),
  }),
  responses: { 200: linkPreviewSchema },
});

export const generatorEndpoints = {
  createDraft,
  listDrafts,
  loadDraft,
  getDraft,
  patchDraft,
  deleteDraft,
  scheduleDraft,
  undoSchedule,
  duplicatePosts,
  createDraftFromLibrary,
  previewLink,
};
