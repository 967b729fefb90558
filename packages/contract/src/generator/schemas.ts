import { z } from 'zod';
import { postContent } from '../posts/content.ts';
import { id, isoTime } from '../wire/schemas.ts';

/** A picture or video as a draft shows it; `id` stands in `custom_image_ids`. */
export const draftMediumSchema = z.object({
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
export type DraftMedium = z.infer<typeof draftMediumSchema>;

/** A draft is a generated posting that was not scheduled yet. */
export const generatedPostingSchema = z.object({
  pk: id,
  id,
  version: z.number().int(),
  image_url: z.string().nullable(),
  ...postContent,
  /** What `custom_image_ids` stands for, in its order. */
  media: z.array(draftMediumSchema),
  /** Chosen files that are no longer in the library. */
  missing_media: z.number().int(),
  scheduled_at: isoTime.nullable(),
  updated: isoTime,
});
export type GeneratedPosting = z.infer<typeof generatedPostingSchema>;
