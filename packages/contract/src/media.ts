import { z } from 'zod';
import { PAGE_SIZES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, isoTime, listOf } from './wire.ts';

export const profileImageSchema = z.object({
  id,
  image: z.string(),
  image_url: z.string(),
  thumbnail_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  description: z.string().nullable(),
  created: isoTime,
});
export type ProfileImage = z.infer<typeof profileImageSchema>;

export const listProfileImages = endpoint({
  method: 'GET',
  path: '/api/profile_images/',
  summary: "The agent's uploaded images, newest first",
  access: 'session',
  owned: 'profile',
  gate: 'accounts.custom_images',
  query: z.object({
    profile: id,
    page: z.coerce.number().int().min(1).default(1),
    page_size: z.coerce.number().int().min(1).max(100).default(PAGE_SIZES.media),
    ordering: z.enum(['created', '-created']).default('-created'),
  }),
  responses: { 200: listOf(profileImageSchema) },
});
export const uploadProfileImage = endpoint({
  method: 'POST',
  path: '/api/profile_images/',
  summary: 'Upload an image: multipart `profile`, `description`, then `image`',
  access: 'session',
  owned: 'profile',
  gate: 'accounts.custom_images',
  body: 'multipart',
  responses: { 201: profileImageSchema },
});
export const deleteProfileImage = endpoint({
  method: 'DELETE',
  path: '/api/profile_images/:id/',
  summary: 'Hide an image; posts that use it keep it',
  access: 'session',
  owned: 'profile_image',
  gate: 'accounts.custom_images',
  params: idParams,
  responses: { 204: null },
});

export const mediaEndpoints = { listProfileImages, uploadProfileImage, deleteProfileImage };
