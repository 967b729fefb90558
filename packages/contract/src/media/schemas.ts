import { z } from '#zod';
import { id, isoTime } from '../wire/schemas.ts';
import { MEDIA_STATES } from './rules.ts';

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

/** A file of the library as a draft or a post shows it. */
export const chosenMediumSchema = z.object({
  /** What `custom_image_ids` names. */
  id,
  kind: z.enum(['image', 'video']),
  /** What can be shown; of a video that is not converted yet its picture. */
  url: z.string(),
  thumbnail_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Seconds of a video. */
  duration: z.number().nullable(),
});
export type ChosenMedium = z.infer<typeof chosenMediumSchema>;

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
