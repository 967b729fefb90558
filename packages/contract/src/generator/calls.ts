import { z } from 'zod';
import { ALT_TEXT_MAX } from '../media/rules.ts';
import { mediaTypesSchema } from '../media/videos.ts';
import { FIRST_COMMENT_MAX } from '../networks/network.ts';
import { SOCIAL_APPS } from '../networks/networks.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParams, isoTime, listOf, pageQuery } from '../wire/schemas.ts';
import { draftFields, generatedPostingSchema } from './schemas.ts';

export const createDraft = endpoint({
  method: 'POST',
  path: '/api/generator_profile/:profile/create_post/',
  summary: 'Start a draft; makes the generator profile with defaults if it is missing',
  access: 'session',
  owned: 'profile',
  needs: 'pro',
  params: z.object({ profile: id }),
  body: z.object(draftFields).partial().default({}),
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
  body: z.object({ version: z.number().int(), ...z.object(draftFields).partial().shape }),
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
  summary: 'Turn a draft into posts, once; a repeat answers the same ids',
  access: 'session',
  owned: 'generated_posting',
  needs: 'pro',
  params: idParams,
  body: z.object({
    applications: z.array(z.enum(SOCIAL_APPS)).min(1).max(SOCIAL_APPS.length),
    /** null = now. */
    fire_at: isoTime.nullable().default(null),
    message: z.string().max(70_000),
    message_by_app: z.partialRecord(z.enum(SOCIAL_APPS), z.string().max(70_000)).optional(),
    custom_image_id: id.nullable().optional(),
    custom_image_ids: z.array(id).max(20).optional(),
    alt_texts: z.array(z.string().max(ALT_TEXT_MAX)).max(20).optional(),
    link: z.string().max(2_000).nullable().optional(),
    first_comment: z.string().max(FIRST_COMMENT_MAX).nullable().optional(),
    media_types: mediaTypesSchema.optional(),
  }),
  responses: { 200: z.object({ scheduled_postings_ids: z.array(id) }) },
});

export const generatorEndpoints = {
  createDraft,
  listDrafts,
  loadDraft,
  getDraft,
  patchDraft,
  deleteDraft,
  scheduleDraft,
};
