import { z } from 'zod';
import { ALT_TEXT_MAX } from '../media/rules.ts';
import { mediaTypesSchema } from '../media/videos.ts';
import { FIRST_COMMENT_MAX } from '../networks/network.ts';
import { SOCIAL_APPS } from '../networks/networks.ts';
import { id, isoTime } from '../wire/schemas.ts';

export const draftFields = {
  message: z.string().max(70_000),
  message_by_app: z.partialRecord(z.enum(SOCIAL_APPS), z.string().max(70_000)),
  applications: z.array(z.enum(SOCIAL_APPS)).max(SOCIAL_APPS.length),
  fire_at: isoTime.nullable(),
  link: z.string().max(2_000).nullable(),
  custom_image_ids: z.array(id).max(20),
  alt_texts: z.array(z.string().max(ALT_TEXT_MAX)).max(20),
  first_comment: z.string().max(FIRST_COMMENT_MAX).nullable(),
  /** Where a choice was made; see `videoTypes` for the networks that leave one. */
  media_types: mediaTypesSchema,
};

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
  ...draftFields,
  /** What `custom_image_ids` stands for, in its order. */
  media: z.array(draftMediumSchema),
  /** Chosen files that are no longer in the library. */
  missing_media: z.number().int(),
  scheduled_at: isoTime.nullable(),
  updated: isoTime,
});
export type GeneratedPosting = z.infer<typeof generatedPostingSchema>;
