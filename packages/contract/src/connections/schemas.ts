import { z } from '#zod';
import { CONNECTION_STATES } from '../profiles/rules.ts';
import { isoTime } from '../wire/schemas.ts';

export const connectionStatusSchema = z.object({
  installed: z.boolean(),
  connected: z.boolean(),
  expires_at: isoTime.nullable(),
  days_left: z.number().int().nullable(),
  state: z.enum(CONNECTION_STATES),
});

export const accountDataSchema = z.object({
  name: z.string().nullable(),
  image: z.string().nullable(),
  page_id: z.string().nullable(),
  organization_urn: z.string().nullable(),
  is_feed: z.boolean().nullable(),
  followers: z.number().nullable(),
});

const pageItemSchema = z.object({
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
export const pageItemsSchema = z.object({
  results: z.array(pageItemSchema),
  missing_permissions: z.array(z.string()),
});
