import type { Sample, Samples } from '../wire/sample.ts';
import type { mediaEndpoints } from './calls.ts';

const none: Sample = {};

export const mediaSamples: Samples<typeof mediaEndpoints> = {
  listProfileImages: {
    query: ({ profile }) => ({ profile: String(profile) }),
    bad: () => ({ query: { ordering: 'size' }, fields: ['profile', 'ordering'] }),
  },
  uploadProfileImage: {
    form: ({ profile }) => ({ profile: String(profile), description: 'A fjord' }),
    bad: ({ profile }) => ({ form: { profile: String(profile) }, fields: ['image'] }),
  },
  deleteProfileImage: none,
  listProfileVideos: {
    query: ({ profile }) => ({ profile: String(profile) }),
    bad: () => ({ query: { ordering: 'size' }, fields: ['profile', 'ordering'] }),
  },
  uploadProfileVideo: {
    form: ({ profile }) => ({ profile: String(profile), description: 'A fjord' }),
    bad: ({ profile }) => ({ form: { profile: String(profile) }, fields: ['video'] }),
  },
  getProfileVideo: none,
  deleteProfileVideo: none,
};
