import { z } from '#zod';
import { SIDE_CALLS } from '../networks/network.ts';
import { APPS, type App } from '../networks/networks.ts';
import { PLANS } from '../plans/plans.ts';
import { PLACEHOLDERS } from '../posts/message.ts';
import { id, isoTime, socialAppSchema } from '../wire/schemas.ts';
import { CONNECTION_LIMITS, CONNECTION_STATES, LOGO_POSITIONS } from './rules.ts';

export const applicationSchema = z.object({
  is_enabled: z.boolean(),
  installed: z.boolean(),
  /** The consent was given, and no page has been chosen yet. */
  consented: z.boolean().optional(),
  connected: z.boolean(),
  active: z.boolean(),
  paused: z.boolean(),
  name: z.string(),
  connectURL: z.string().nullable(),
  state: z.enum(CONNECTION_STATES),
  limits: z.array(z.enum(CONNECTION_LIMITS)).optional(),
  data: z
    .object({
      name: z.string().nullable(),
      image: z.string().nullable(),
      page_id: z.string().nullable(),
      organization_urn: z.string().nullable(),
      is_feed: z.boolean().nullable(),
      followers: z.number().nullable(),
      /** When they were counted; absent where they never were. */
      followers_at: isoTime.optional(),
      expires_at: isoTime.nullable(),
      days_left: z.number().int().nullable(),
      late_after_minutes: z.number().int(),
      /** The newsletter's account; absent for networks. */
      emarketing: id.optional(),
      /** The network takes no posts of this page until then; absent while it does. */
      blocked_until: isoTime.optional(),
      /** From then on the network shares nothing beside publishing, unless the person reconnects; absent while that is far. */
      data_access_ends_at: isoTime.optional(),
      /** What the network does not let us do beside publishing, each with the permission that is missing for it. */
      missing_permissions: z.array(z.object({ call: z.enum(SIDE_CALLS), permission: z.string() })).optional(),
    })
    .nullable(),
});
export type Application = z.infer<typeof applicationSchema>;

const channels = Object.fromEntries(APPS.map((app) => [app, applicationSchema])) as Record<
  App,
  typeof applicationSchema
>;

export const profileSchema = z.object({
  pk: id,
  slug: z.string(),
  user_pk: id,
  user_first_name: z.string(),
  user_last_name: z.string(),
  user_email: z.string(),
  plan: z.enum(PLANS),
  completed: z.boolean(),
  email_verification: z.boolean(),
  created: isoTime,
  avatar: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  profiles_count: z.number().int(),
  country_pk: id.nullable(),
  logo_image: z.string().nullable(),
  render_logo_position: z.enum(LOGO_POSITIONS),
  applications: z.object({
    ...channels,
    generator: z.object({ is_enabled: z.boolean() }),
  }),
});
export type Profile = z.infer<typeof profileSchema>;

export const profileDetailsSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  country: id.nullable(),
});

export const advancedFeaturesSchema = z.object({
  calendly_link: z.string().nullable(),
  hashtag_signature: z.string().nullable(),
  hashtag_enabled_apps: z.array(socialAppSchema),
  /** What is put in for the names in double braces of its texts; those without a value are left out. */
  placeholders: z.partialRecord(z.enum(PLACEHOLDERS), z.string()),
});
