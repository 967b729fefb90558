import type { Sample, Samples } from '../wire/sample.ts';
import type { postEndpoints } from './calls.ts';
import type { postVerbEndpoints } from './verb-calls.ts';

const none: Sample = {};
const content = { applications: ['facebook'], fire_at: '2031-05-01T15:00:00Z', message: 'A morning on the fjord' };
const verb: Sample = {
  body: () => ({ apply_to_all: false }),
  bad: () => ({ body: { apply_to_all: 'perhaps' }, fields: ['apply_to_all'] }),
};

export const postSamples: Samples<typeof postEndpoints & typeof postVerbEndpoints> = {
  listPosts: {
    query: ({ pgid }) => ({ pgid }),
    bad: ({ pgid }) => ({
      query: {
        pgid,
        provider: 'myspace',
        fire_at_from: 'yesterday',
        ordering: 'id',
        page_size: '501',
        status: '10,2147483648',
      },
      fields: ['provider', 'fire_at_from', 'ordering', 'page_size', 'status'],
    }),
  },
  createPost: {
    body: ({ profile }) => ({ profile, ...content }),
    bad: ({ profile }) => ({
      body: { profile, applications: [], fire_at: 'tomorrow', message: 'x', provider_image_data: {} },
      fields: ['applications', 'fire_at', 'provider_image_data'],
    }),
  },
  preflightPost: {
    body: ({ profile }) => ({ profile, ...content }),
    bad: ({ profile }) => ({
      body: { profile, applications: ['myspace'], message: 7 },
      fields: ['applications', 'message'],
    }),
  },
  reportSummary: {
    query: ({ pgid }) => ({ pgid }),
    bad: () => ({ query: { type: 'poem' }, fields: ['pgid', 'type'] }),
  },
  reportSteps: {
    query: ({ pgid }) => ({ pgid }),
    bad: () => ({ query: { pgid: '1', step: 'hour' }, fields: ['step'] }),
  },
  postsOverview: {
    query: ({ profile }) => ({ profile: String(profile) }),
    bad: () => ({ query: { profile: 'mine' }, fields: ['profile'] }),
  },
  getPost: none,
  listAttempts: { bad: () => ({ query: { page: '0' }, fields: ['page'] }) },
  fetchStats: none,
  patchPost: {
    body: () => ({ message: 'Another text' }),
    bad: () => ({
      body: { message: 'x'.repeat(70_001), fire_at: 'soon', version: 2 ** 31 },
      fields: ['message', 'fire_at', 'version'],
    }),
  },
  getContent: none,
  getStaffText: none,
  answerStaffText: {
    body: () => ({ take: false }),
    bad: () => ({ body: { take: 'theirs' }, fields: ['take'] }),
  },
  revisePost: {
    body: () => ({ version: 1, fire_at: '2031-05-01T15:00:00Z', message: 'A morning on the lake' }),
    bad: () => ({
      body: { version: 1, fire_at: 'soon', message: 'x', custom_image_ids: ['one'] },
      fields: ['fire_at', 'custom_image_ids'],
    }),
  },
  deletePost: verb,
  postNow: verb,
  undoPostNow: verb,
  restorePost: verb,
  retryPost: verb,
  changePosts: {
    body: ({ scheduled_posting }) => ({ verb: 'delete', ids: [scheduled_posting] }),
    bad: ({ scheduled_posting }) => ({
      body: { verb: 'reschedule', ids: [scheduled_posting], fire_at: 'tomorrow', apart: 'P1Y' },
      fields: ['fire_at', 'apart'],
    }),
  },
  resolvePost: {
    body: () => ({ absent: true }),
    bad: () => ({ body: { absent: false }, fields: ['non_field_errors'] }),
  },
};
