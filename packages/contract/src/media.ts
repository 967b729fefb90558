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

export const MEDIA_STATES = ['waiting', 'ready', 'failed'] as const;
export type MediaState = (typeof MEDIA_STATES)[number];

export const profileVideoSchema = z.object({
  /** Of the same library as images: it may stand in `custom_image_ids`. */
  id,
  /** Null until the video is converted. */
  video_url: z.string().nullable(),
  thumbnail_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  duration: z.number(),
  description: z.string().nullable(),
  created: isoTime,
  state: z.enum(MEDIA_STATES),
  /** Per cent of the conversion. */
  progress: z.number().int().min(0).max(100),
  /** Why it could not be converted, in the reader's language. */
  reason: z.string().nullable(),
});
export type ProfileVideo = z.infer<typeof profileVideoSchema>;

const ofVideos = { access: 'session', gate: 'accounts.custom_images' } as const;

export const listProfileVideos = endpoint({
  ...ofVideos,
  method: 'GET',
  path: '/api/profile_videos/',
  summary: "The agent's uploaded videos, newest first",
  owned: 'profile',
  query: z.object({
    profile: id,
    page: z.coerce.number().int().min(1).default(1),
    page_size: z.coerce.number().int().min(1).max(100).default(PAGE_SIZES.media),
    ordering: z.enum(['created', '-created']).default('-created'),
  }),
  responses: { 200: listOf(profileVideoSchema) },
});
export const uploadProfileVideo = endpoint({
  ...ofVideos,
  method: 'POST',
  path: '/api/profile_videos/',
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
