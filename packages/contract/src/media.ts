import { z } from 'zod';
import { PAGE_SIZES, type PostType, type SocialApp } from './constants.ts';
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

export const VIDEO_MAX_BYTES = 300 * 1024 * 1024;
/** What any network takes at most (LinkedIn, Videos API: 3 s to 30 min). */
export const VIDEO_MAX_SECONDS = 30 * 60;

export interface VideoFacts {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Seconds that a network takes. Sources: Reels publishing guide; Instagram content publishing; LinkedIn Videos API. */
export const VIDEO_SECONDS: Readonly<Record<SocialApp, Partial<Record<PostType, { min: number; max: number }>>>> = {
  facebook: { reel: { min: 3, max: 90 }, video: { min: 1, max: VIDEO_MAX_SECONDS } },
  instagram: { reel: { min: 3, max: 15 * 60 } },
  linkedin: { video: { min: 3, max: VIDEO_MAX_SECONDS } },
};

/** Facebook's reels are upright (9:16), at least 540 by 960. A little play lets in what phones really film. */
const isUpright = ({ width, height }: VideoFacts): boolean => width >= 540 && height >= 960 && height / width >= 1.7;

/** What a video becomes on a network: Instagram knows reels only, LinkedIn videos only, Facebook both. */
export function videoTypeOf(app: SocialApp, video: VideoFacts): 'reel' | 'video' {
  if (app !== 'facebook') return app === 'instagram' ? 'reel' : 'video';
  const { min, max } = VIDEO_SECONDS.facebook.reel ?? { min: 0, max: 0 };
  return isUpright(video) && video.seconds >= min && video.seconds <= max ? 'reel' : 'video';
}

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
