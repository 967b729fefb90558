import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { PAGE_SIZES } from '../wire/rules.ts';
import { id, idParams, listOf } from '../wire/schemas.ts';
import { UPLOADS, VIDEO_UPLOADS } from './allowances.ts';
import { profileImageSchema, profileVideoSchema } from './schemas.ts';

const ofLibrary = z.object({
  profile: id,
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(PAGE_SIZES.media),
  ordering: z.enum(['created', '-created']).default('-created'),
  /** A part of the description. */
  search: z.string().trim().max(100).optional(),
});

export const listProfileImages = endpoint({
  method: 'GET',
  path: '/api/profile_images/',
  summary: "The agent's uploaded images, newest first",
  access: 'session',
  owned: 'profile',
  needs: 'accounts.custom_images',
  query: ofLibrary,
  responses: { 200: listOf(profileImageSchema) },
});
export const uploadProfileImage = endpoint({
  method: 'POST',
  path: '/api/profile_images/',
  summary: 'Upload an image: multipart `profile`, `description`, then `image`',
  access: 'session',
  allowances: [UPLOADS],
  owned: 'profile',
  needs: 'accounts.custom_images',
  body: 'multipart',
  responses: { 201: profileImageSchema },
});
export const deleteProfileImage = endpoint({
  method: 'DELETE',
  path: '/api/profile_images/:id/',
  summary: 'Hide an image; posts that use it keep it',
  access: 'session',
  owned: 'profile_image',
  needs: 'accounts.custom_images',
  params: idParams,
  responses: { 204: null },
});

const ofVideos = { access: 'session', needs: 'accounts.custom_images' } as const;

export const listProfileVideos = endpoint({
  ...ofVideos,
  method: 'GET',
  path: '/api/profile_videos/',
  summary: "The agent's uploaded videos, newest first",
  owned: 'profile',
  query: ofLibrary,
  responses: { 200: listOf(profileVideoSchema) },
});
export const uploadProfileVideo = endpoint({
  ...ofVideos,
  method: 'POST',
  path: '/api/profile_videos/',
  allowances: [VIDEO_UPLOADS],
  summary: 'Upload a video (MP4 or MOV): multipart `profile`, `description`, then `video`; it is converted afterwards',
  owned: 'profile',
  body: 'multipart',
  // 300 MiB over a line of 3 Mbit/s.
  bodySeconds: 900,
  responses: { 201: profileVideoSchema },
});
export const getProfileVideo = endpoint({
  ...ofVideos,
  method: 'GET',
  path: '/api/profile_videos/:id/',
  summary: 'One video, with the progress of its conversion',
  owned: 'profile_video',
  params: idParams,
  responses: { 200: profileVideoSchema },
});
export const deleteProfileVideo = endpoint({
  ...ofVideos,
  method: 'DELETE',
  path: '/api/profile_videos/:id/',
  summary: 'Hide a video; posts that use it keep it',
  owned: 'profile_video',
  params: idParams,
  responses: { 204: null },
});

export const mediaEndpoints = {
  listProfileImages,
  uploadProfileImage,
  deleteProfileImage,
  listProfileVideos,
  uploadProfileVideo,
  getProfileVideo,
  deleteProfileVideo,
};
