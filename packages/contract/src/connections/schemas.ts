import { z } from '#zod';

export const accountDataSchema = z.object({
  name: z.string().nullable(),
  image: z.string().nullable(),
  page_id: z.string().nullable(),
  organization_urn: z.string().nullable(),
  is_feed: z.boolean().nullable(),
  followers: z.number().nullable(),
});

export const pageItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  picture_url: z.string().nullable(),
  /** Used by another profile. */
  taken: z.boolean(),
  current: z.boolean(),
  /** The person may publish as this page (ADMIN). */
  admin: z.boolean(),
  /** A company rather than a person (LinkedIn). */
  organization: z.boolean().optional(),
});
export type PageItem = z.infer<typeof pageItemSchema>;
