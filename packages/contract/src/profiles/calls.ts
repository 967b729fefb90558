import { z } from 'zod';
import { name } from '../accounts/schemas.ts';
import { SOCIAL_APPS } from '../networks/networks.ts';
import { PLANS } from '../plans/plans.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, listOf, pageQuery, socialAppSchema } from '../wire/schemas.ts';
import { HASHTAG_SIGNATURE_MAX } from './rules.ts';
import { advancedFeaturesSchema, profileDetailsSchema, profileSchema } from './schemas.ts';

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
    first_name: name.optional(),
    last_name: name.optional(),
    email: z.email().max(254).optional(),
    country: id.optional(),
  }),
  responses: { 200: profileDetailsSchema.extend({ redirect: z.string().optional() }) },
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
  needs: 'pro',
  params: profileParams,
  body: z.object({
    calendly_link: z.string().trim().max(500).nullable(),
    hashtag_signature: z.string().trim().max(HASHTAG_SIGNATURE_MAX).nullable(),
    hashtag_enabled_apps: z.array(socialAppSchema).max(SOCIAL_APPS.length),
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
