import type { Sample, Samples } from '../wire/sample.ts';
import type { generatorEndpoints } from './calls.ts';

const none: Sample = {};
const content = { applications: ['facebook'], fire_at: '2031-05-01T15:00:00Z', message: 'A morning on the fjord' };

export const generatorSamples: Samples<typeof generatorEndpoints> = {
  createDraft: {
    body: () => ({ message: 'A draft' }),
    bad: () => ({ body: { applications: 'facebook', link: 5 }, fields: ['applications', 'link'] }),
  },
  listDrafts: {
    query: ({ profile }) => ({ generator_profile: String(profile) }),
    bad: () => ({ query: { scheduled: 'maybe' }, fields: ['generator_profile', 'scheduled'] }),
  },
  loadDraft: none,
  getDraft: none,
  patchDraft: {
    body: () => ({ version: 1, message: 'More' }),
    bad: () => ({
      body: { version: 2 ** 31, message: 'More', alt_texts: ['x'.repeat(1_001)] },
      fields: ['version', 'alt_texts'],
    }),
  },
  deleteDraft: none,
  scheduleDraft: {
    body: () => content,
    bad: () => ({
      body: { applications: [], message: 'x', undo_seconds: 31, also_profiles: 'all', posting_id: 0 },
      fields: ['applications', 'undo_seconds', 'also_profiles', 'posting_id'],
    }),
  },
  undoSchedule: none,
  previewLink: {
    body: () => ({ link: 'https://example.com/fjords' }),
    bad: () => ({ body: { link: 'fjords' }, fields: ['link'] }),
  },
  createDraftFromLibrary: {
    body: ({ profile }) => ({ posting_id: profile }),
    bad: () => ({ body: { posting_id: 'fjords' }, fields: ['posting_id'] }),
  },
  duplicatePosts: {
    body: ({ scheduled_posting }) => ({ posts: [scheduled_posting] }),
    bad: () => ({ body: { posts: [] }, fields: ['posts'] }),
  },
};
