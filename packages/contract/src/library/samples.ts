import type { Sample, Samples } from '../wire/sample.ts';
import type { libraryEndpoints } from './calls.ts';

const ofProfile: Sample['query'] = ({ profile }) => ({ profile: String(profile) });

export const librarySamples: Samples<typeof libraryEndpoints> = {
  listLibraryPosts: {
    query: ofProfile,
    bad: () => ({
      query: { profile: 'mine', search: 'x'.repeat(101), campaign: 'fjords' },
      fields: ['profile', 'search', 'campaign'],
    }),
  },
  scheduleLibraryPost: {
    query: ofProfile,
    body: () => ({ applications: ['facebook'], message: 'A morning on the fjord' }),
    bad: ({ profile }) => ({
      query: { profile: String(profile) },
      body: { applications: [], fire_at: 'soon', message: 7 },
      fields: ['applications', 'fire_at', 'message'],
    }),
  },
  listLibraryCampaigns: { query: ofProfile, bad: () => ({ query: { profile: 'mine' }, fields: ['profile'] }) },
  getLibraryCampaign: { query: ofProfile, bad: () => ({ query: { profile: 'mine' }, fields: ['profile'] }) },
};
