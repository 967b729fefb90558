import { z } from 'zod';
import { HASHTAG_SIGNATURE_MAX, LOGO_POSITIONS } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { PLANS } from './plans.ts';
import { id, isoTime, listOf, pageQuery, socialAppSchema } from './wire.ts';

export const CONNECTION_STATES = [
  'connected',
  'disconnected',
  'not_connected',
  'refresh_required',
  'not_set_up',
] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/** What an installation's app was not granted by the network, so that it is not offered. */
export const CONNECTION_LIMITS = [
  'own_profile',
  'company_pages',
  'profile_figures',
  'company_reading',
  'company_figures',
] as const;
export type ConnectionLimit = (typeof CONNECTION_LIMITS)[number];

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
      expires_at: isoTime.nullable(),
      days_left: z.number().int().nullable(),
      late_after_minutes: z.number().int(),
    })
    .nullable(),
});
export type Application = z.infer<typeof applicationSchema>;

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
    facebook: applicationSchema,
    instagram: applicationSchema,
    linkedin: applicationSchema,
    emarketing: applicationSchema,
    generator: z.object({ is_enabled: z.boolean() }),
  }),
});
export type Profile = z.infer<typeof profileSchema>;

const profileParams = z.object({ profile: id });

export const listProfiles = endpoint({
  method: 'GET',
  path: '/api/profiles/',
  summary: 'Own profiles; all for staff',
  access: 'session',
  query: z.object({ ...pageQuery, search: z.string().max(100).optional() }),
  responses: {
    200: listOf(
      z.object({
        pk: id,
        slug: z.string(),
        first_name: z.string(),
        last_name: z.string(),
        avatar: z.string().nullable(),
        plan: z.enum(PLANS),
        completed: z.boolean(),
      }),
    ),
  },
});
export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profiles/:profile/',
  summary: 'One profile with its applications',
  access: 'session',
  owned: 'profile',
  params: profileParams,
  responses: { 200: profileSchema },
});

export const profileDetailsSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  country: id.nullable(),
});
export const getProfileDetails = endpoint({
  method: 'GET',
  path: '/api/profiles/:profile/details/',
  summary: 'The set-up form; a placeholder address reads as empty',
  access: 'session',
  owned: 'profile',
  params: profileParams,
  responses: { 200: profileDetailsSchema },
});
export const patchProfileDetails = endpoint({
  method: 'PATCH',
  path: '/api/profiles/:profile/details/',
  summary: 'Change the fields that are sent; the profile is complete once all four are filled in',
  access: 'session',
  owned: 'profile',
  params: profileParams,
  body: z.object({
    first_name: z.string().trim().min(1).max(100).optional(),
    last_name: z.string().trim().min(1).max(100).optional(),
    email: z.email().max(254).optional(),
    country: id.optional(),
  }),
  responses: { 200: profileDetailsSchema.extend({ redirect: z.string().optional() }) },
});

export const advancedFeaturesSchema = z.object({
  calendly_link: z.string().nullable(),
  hashtag_signature: z.string().nullable(),
  hashtag_enabled_apps: z.array(socialAppSchema),
});
export const getAdvancedFeatures = endpoint({
  method: 'GET',
  path: '/api/profiles/:profile/advanced_features/',
  summary: 'Booking link and hashtag signature',
  access: 'session',
  owned: 'profile',
  params: profileParams,
  responses: { 200: advancedFeaturesSchema },
});
export const putAdvancedFeatures = endpoint({
  method: 'PUT',
  path: '/api/profiles/:profile/advanced_features/',
  summary: 'Save booking link and hashtag signature',
  access: 'session',
  owned: 'profile',
  gate: 'pro',
  params: profileParams,
  body: z.object({
    calendly_link: z.string().trim().max(500).nullable(),
    hashtag_signature: z.string().trim().max(HASHTAG_SIGNATURE_MAX).nullable(),
    hashtag_enabled_apps: z.array(socialAppSchema).max(3),
  }),
  responses: { 200: advancedFeaturesSchema },
});

export const listCountries = endpoint({
  method: 'GET',
  path: '/api/countries/',
  summary: 'Countries of the set-up form',
  access: 'session',
  responses: { 200: listOf(z.object({ id, name: z.string() })) },
});

export const profileEndpoints = {
  listProfiles,
  getProfile,
  getProfileDetails,
  patchProfileDetails,
  getAdvancedFeatures,
  putAdvancedFeatures,
  listCountries,
};
