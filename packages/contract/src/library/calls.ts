import { z } from '#zod';
import { CAMPAIGN_TYPES } from '../campaigns/rules.ts';
import { NEW_POSTS } from '../posts/allowances.ts';
import { newPost } from '../posts/content.ts';
import { TERM_SLUG_MAX } from '../taxonomies/rules.ts';
import { endpoint } from '../wire/endpoint.ts';
import { commaList, givenTime, id, idParams, isoTime, listOf, pageQuery } from '../wire/schemas.ts';
import { LIBRARY_SEARCH_MAX } from './rules.ts';
import { libraryCampaignSchema, libraryPostSchema } from './schemas.ts';

const ids = commaList(id).default([]);
const slugs = commaList(z.string().max(TERM_SLUG_MAX)).default([]);

export const listLibraryPosts = endpoint({
  method: 'GET',
  path: '/api/post_library/',
  summary:
    'Posts of library campaigns, newest first; with `campaign` also those of a published campaign of the other type. Choices of one filter add up, filters narrow down. 403 without accounts.publish_post_library or accounts.custom_images',
  access: 'session',
  owned: 'profile',
  query: z.object({
    ...pageQuery,
    profile: id,
    search: z.string().trim().max(LIBRARY_SEARCH_MAX).default(''),
    campaign: ids,
    collections: ids,
    travel_type: slugs,
    travel_types: slugs,
    destination: slugs,
    destinations: slugs,
    category: slugs,
    categories: slugs,
  }),
  responses: {
    200: listOf(libraryPostSchema).extend({
      /** There are more than `count` says: so many are counted and no more. */
      more: z.boolean(),
      /** What was looked for instead, where nothing was found as it was typed. */
      corrected: z.string().nullable(),
    }),
  },
});
export const scheduleLibraryPost = endpoint({
  method: 'POST',
  path: '/api/post_library/:id/schedule/',
  summary:
    'Makes posts of a library post: on the networks named, or all that are connected and in the plan; at fire_at, or each in its next free slot; with another message, or its own. Takes an Idempotency-Key; audited',
  access: 'session',
  owned: 'profile',
  needs: 'accounts.publish_post_library',
  allowances: [NEW_POSTS],
  params: idParams,
  query: z.object({ profile: id }),
  body: z.object({
    applications: newPost.applications.optional(),
    fire_at: givenTime.nullable().optional(),
    message: newPost.message.optional(),
  }),
  responses: { 200: z.object({ scheduled_postings_ids: z.array(id), fire_at: isoTime }) },
});
export const listLibraryCampaigns = endpoint({
  method: 'GET',
  path: '/api/campaign_library/',
  summary:
    'Published campaigns of the country of a profile, newest first; those of type library with accounts.publish_post_library alone, and where only they are asked for with accounts.custom_images, too',
  access: 'session',
  owned: 'profile',
  query: z.object({ ...pageQuery, profile: id, type: z.enum(CAMPAIGN_TYPES).optional() }),
  responses: { 200: listOf(libraryCampaignSchema) },
});
export const getLibraryCampaign = endpoint({
  method: 'GET',
  path: '/api/campaign_library/:id/',
  summary: 'One of them',
  access: 'session',
  owned: 'profile',
  params: idParams,
  query: z.object({ profile: id }),
  responses: { 200: libraryCampaignSchema },
});

export const libraryEndpoints = { listLibraryPosts, scheduleLibraryPost, listLibraryCampaigns, getLibraryCampaign };
