import type { Sample, Samples } from '../wire/sample.ts';
import type { profileEndpoints } from './calls.ts';

const none: Sample = {};
const details: Sample = {
  body: () => ({ first_name: 'Ana', last_name: 'Reyes', email: 'ana@example.test', country: 1 }),
  bad: () => ({
    body: { first_name: '', last_name: 'Reyes', email: 'ana', country: 'here' },
    fields: ['first_name', 'email', 'country'],
  }),
};

export const profileSamples: Samples<typeof profileEndpoints> = {
  listProfiles: { bad: () => ({ query: { page: '0' }, fields: ['page'] }) },
  addProfile: details,
  listDeletedProfiles: none,
  deleteProfile: none,
  restoreProfile: none,
  getProfile: none,
  patchProfile: {
    body: () => ({ agency_name: 'Reyes Travel', website: '' }),
    bad: () => ({
      body: { agency_name: 7, phone_country_code: '+44' },
      fields: ['agency_name', 'phone_country_code'],
    }),
  },
  getProfileDetails: none,
  patchProfileDetails: details,
  getAdvancedFeatures: none,
  putAdvancedFeatures: {
    body: () => ({ calendly_link: null, hashtag_signature: '#fjords', hashtag_enabled_apps: ['facebook'] }),
    bad: () => ({
      body: { calendly_link: null, hashtag_signature: '#'.repeat(201), hashtag_enabled_apps: ['myspace'] },
      fields: ['hashtag_signature', 'hashtag_enabled_apps'],
    }),
  },
  listAlerts: {
    query: ({ profile }) => ({ profile: String(profile) }),
    bad: () => ({ query: { profile: 'mine' }, fields: ['profile'] }),
  },
  listCountries: none,
};
