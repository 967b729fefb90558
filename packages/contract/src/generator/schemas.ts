import { z } from '#zod';
import { chosenMediumSchema } from '../media/schemas.ts';
import { alsoProfiles, postContent } from '../posts/content.ts';
import { id, isoTime } from '../wire/schemas.ts';

/** A draft is a generated posting that was not scheduled yet. */
export const generatedPostingSchema = z.object({
  pk: id,
  id,
  version: z.number().int(),
  image_url: z.string().nullable(),
  ...postContent,
  fire_at: isoTime.nullable(),
  /** The library post that it was made of. */
  posting_id: id.nullable(),
  also_profiles: alsoProfiles,
  /** What `custom_image_ids` stands for, in its order. */
  media: z.array(chosenMediumSchema),
  /** Chosen files that are no longer in the library. */
  missing_media: z.number().int(),
  scheduled_at: isoTime.nullable(),
  updated: isoTime,
});
export type GeneratedPosting = z.infer<typeof generatedPostingSchema>;

/** What the page behind a link says about itself; all null when it says nothing, or could not be read. */
export const linkPreviewSchema = z.object({
  link: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  /** Our own copy of its picture. */
  image: chosenMediumSchema.nullable(),
});
export type LinkPreview = z.infer<typeof linkPreviewSchema>;
