import { z } from '#zod';
import { name } from '../accounts/schemas.ts';
import { AGENCY_IMAGES } from '../agency/rules.ts';
import { businessBody, businessDetails } from '../agency/schemas.ts';
import { SOCIAL_APPS } from '../networks/networks.ts';
import { PLANS } from '../plans/plans.ts';
import { type Allowance, DAY_S } from '../wire/allowances.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, isoTime, listOf, pageQuery, socialAppSchema } from '../wire/schemas.ts';
import { HASHTAG_SIGNATURE_MAX } from './rules.ts';
import { advancedFeaturesSchema, profileDetailsSchema, profileSchema } from './schemas.ts';

/** Tries count too: twice what an account can hold. */
const NEW_PROFILES: Allowance = { name: 'new-profiles', per: 'account', hits: 40, windowS: DAY_S };

const businessProfileSchema = profileSchema.extend(businessDetails);
export type BusinessProfile = z.infer<typeof businessProfileSchema>;

const detailsBody = z.object({ first_name: name, last_name: name, email: z.email().max(254), country: id });
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
export const addProfile = endpoint({
  method: 'POST',
  path: '/api/profiles/',
  summary: 'Add a profile to the own account, complete from the start; 403 for an account that holds twenty',
  access: 'session',
  needs: 'accounts.add_profile',
  allowances: [NEW_PROFILES],
  body: detailsBody,
  responses: { 201: profileSchema },
});
export const listDeletedProfiles = endpoint({
  method: 'GET',
  path: '/api/profiles/deleted/',
  summary: 'The own profiles that were deleted and can still be restored',
  access: 'session',
  responses: {
    200: z.object({
      results: z.array(
        z.object({ pk: id, slug: z.string(), name: z.string(), deleted: isoTime, restorable_until: isoTime }),
      ),
    }),
  },
});
export const deleteProfile = endpoint({
  method: 'DELETE',
  path: '/api/profiles/:profile/',
  summary: 'Disconnect and delete a profile; it can be restored for 30 days. 409 for the last one of an account',
  access: 'person',
  owned: 'profile',
  params: profileParams,
  responses: { 204: null },
});
export const restoreProfile = endpoint({
  method: 'POST',
  path: '/api/profiles/:profile/restore/',
  summary: 'Take back the deletion of a profile: what it held is there again, its networks have to be connected again',
  access: 'person',
  owned: 'profile',
  params: profileParams,
  responses: { 200: profileSchema },
});
export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profiles/:profile/',
  summary: 'One profile with its applications and its business profile',
  access: 'session',
  owned: 'profile',
  params: profileParams,
  responses: { 200: businessProfileSchema },
});
export const patchProfile = endpoint({
  method: 'PATCH',
  path: '/api/profiles/:profile/',
  summary:
    'Change the fields of the business profile that are sent, as JSON; or as multipart its photo (`profile_image`) and its logo (`logo_image`), up to 6 MB each; audited',
  access: 'session',
  owned: 'profile',
  allowances: [AGENCY_IMAGES],
  params: profileParams,
  body: businessBody,
  bodySeconds: 300,
  responses: { 200: businessProfileSchema },
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
  body: detailsBody.partial(),
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

export const listAlerts = endpoint({
  method: 'GET',
  path: '/api/alerts/',
  summary: 'What a profile still lacks, the most urgent first, in the language of the caller',
  access: 'session',
  owned: 'profile',
  query: z.object({ profile: id }),
  responses: {
    200: listOf(
      z.object({
        slug: z.string(),
        priority: z.number().int(),
        text: z.string(),
        /** What is done about it, and the path of the page where; both or neither. */
        cta: z.string().nullable(),
        link: z.string().nullable(),
      }),
    ),
  },
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
  addProfile,
  listDeletedProfiles,
  deleteProfile,
  restoreProfile,
  getProfile,
  patchProfile,
  getProfileDetails,
  patchProfileDetails,
  getAdvancedFeatures,
  putAdvancedFeatures,
  listAlerts,
  listCountries,
};
