import { z } from 'zod';
import { chosenMediumSchema } from '../media/schemas.ts';
import { postContent } from '../posts/content.ts';
import { id, isoTime } from '../wire/schemas.ts';

/** A draft is a generated posting that was not scheduled yet. */
export const generatedPostingSchema = z.object({
  pk: id,
  id,
  version: z.number().int(),
  image_url: z.string().nullable(),
  ...postContent,
  /** What `custom_image_ids` stands for, in its order. */
  media: z.array(chosenMediumSchema),
  /** Chosen files that are no longer in the library. */
  missing_media: z.number().int(),
  scheduled_at: isoTime.nullable(),
  updated: isoTime,
});
export type GeneratedPosting = z.infer<typeof generatedPostingSchema>;
