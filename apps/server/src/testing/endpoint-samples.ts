import type { EndpointName } from '@waypost/contract/registry';

/** What the calls of a sweep name: the objects of one advisor. */
export interface Subject {
  readonly profile: number;
  readonly pgid: string;
  readonly post: number;
  readonly draft: number;
  readonly image: number;
  readonly video: number;
}

/** What is wrong with a call, and which fields the answer must name. */
interface Bad {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly fields: readonly string[];
}

export interface Sample {
  readonly body?: (of: Subject) => unknown;
  readonly query?: (of: Subject) => Readonly<Record<string, string>>;
  readonly form?: (of: Subject) => Readonly<Record<string, string>>;
  readonly bad?: (of: Subject) => Bad;
}

const none: Sample = {};
const soon = '2031-05-01T15:00:00Z';
const content = { applications: ['facebook'], fire_at: soon, message: 'A morning on the fjord' };
const badVerb = () => ({ body: { apply_to_all: 'perhaps' }, fields: ['apply_to_all'] });
const verb: Sample = { body: () => ({ apply_to_all: false }), bad: badVerb };
const badPage = () => ({ query: { page: '0' }, fields: ['page'] });

/**
 * One call that would pass for every endpoint of the contract, and one with a mistake where a body or a query is read.
 * Path parameters are filled from the noun that the endpoint declares. A new endpoint without an entry does not compile.
 */
export const SAMPLES: Readonly<Record<EndpointName, Sample>> = {
  getSession: { bad: () => ({ query: { slug: 'x'.repeat(41) }, fields: ['slug'] }) },
  signUp: {
    body: () => ({
      email: 'sweep@example.test',
      password: 'a long enough one',
      first_name: 'Ida',
      last_name: 'Berg',
      accept_terms: true,
    }),
    bad: () => ({
      body: { email: 'nobody', password: 'short', first_name: ' ', last_name: 'Berg', accept_terms: false },
      fields: ['email', 'password', 'first_name', 'accept_terms'],
    }),
  },
  signIn: {
    body: () => ({ email: 'sweep@example.test', password: 'wrong password' }),
    bad: () => ({ body: { email: 'sweep@example.test' }, fields: ['password'] }),
  },
  demoSignIn: { body: () => ({ role: 'advisor' }), bad: () => ({ body: { role: 'owner' }, fields: ['role'] }) },
  signOut: none,
  requestPasswordReset: {
    body: () => ({ email: 'sweep@example.test' }),
    bad: () => ({ body: { email: 7 }, fields: ['email'] }),
  },
  confirmPasswordReset: {
    body: () => ({ token: 'no-token', password: 'a long enough one' }),
    bad: () => ({ body: { token: 'no-token', password: 'short' }, fields: ['password'] }),
  },
  verifyEmail: { body: () => ({ token: 'no-token' }), bad: () => ({ body: {}, fields: ['token'] }) },
  resendVerification: none,
  getAccountSettings: none,
  patchAccountSettings: {
    body: () => ({ first_name: 'Ana' }),
    bad: () => ({ body: { locale: 'de', email: 'x' }, fields: ['locale', 'email'] }),
  },
  startImpersonation: { body: () => ({ user: 1 }), bad: () => ({ body: { user: 'ana' }, fields: ['user'] }) },
  stopImpersonation: none,
  resumePublishing: none,
  listUsers: { bad: badPage },
  listProfiles: { bad: badPage },
  getProfile: none,
  getProfileDetails: none,
  patchProfileDetails: {
    body: () => ({ first_name: 'Ana', last_name: 'Reyes', email: 'ana@example.test', country: 1 }),
    bad: () => ({
      body: { first_name: '', last_name: 'Reyes', email: 'ana', country: 'here' },
      fields: ['first_name', 'email', 'country'],
    }),
  },
  getAdvancedFeatures: none,
  putAdvancedFeatures: {
    body: () => ({ calendly_link: null, hashtag_signature: '#fjords', hashtag_enabled_apps: ['facebook'] }),
    bad: () => ({
      body: { calendly_link: null, hashtag_signature: '#'.repeat(201), hashtag_enabled_apps: ['myspace'] },
      fields: ['hashtag_signature', 'hashtag_enabled_apps'],
    }),
  },
  listCountries: none,
  getConnectionStatus: none,
  getAccountData: none,
  getConnectUrl: { bad: () => ({ query: { reconnect: 'maybe' }, fields: ['reconnect'] }) },
  listPages: none,
  selectPage: { body: ({ pgid }) => ({ id: pgid }), bad: () => ({ body: { id: '' }, fields: ['id'] }) },
  removeConnection: none,
  removalPreview: none,
  patchConnectionSettings: {
    body: () => ({ paused: true, late_after_minutes: 30 }),
    bad: () => ({ body: { paused: 'yes', late_after_minutes: 5 }, fields: ['paused', 'late_after_minutes'] }),
  },
  listPosts: {
    query: ({ pgid }) => ({ pgid }),
    bad: ({ pgid }) => ({
      query: { pgid, provider: 'myspace', fire_at_from: 'yesterday', ordering: 'id', page_size: '501' },
      fields: ['provider', 'fire_at_from', 'ordering', 'page_size'],
    }),
  },
  createPost: {
    body: ({ profile }) => ({ profile, ...content }),
    bad: ({ profile }) => ({
      body: { profile, applications: [], fire_at: 'tomorrow', message: 'x' },
      fields: ['applications', 'fire_at'],
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
  getPost: none,
  patchPost: {
    body: () => ({ message: 'Another text' }),
    bad: () => ({ body: { message: 'x'.repeat(70_001), fire_at: 'soon' }, fields: ['message', 'fire_at'] }),
  },
  deletePost: verb,
  postNow: verb,
  restorePost: verb,
  retryPost: verb,
  changePosts: {
    body: ({ post }) => ({ verb: 'delete', ids: [post] }),
    bad: ({ post }) => ({
      body: { verb: 'reschedule', ids: [post], fire_at: 'tomorrow', apart: 'P1Y' },
      fields: ['fire_at', 'apart'],
    }),
  },
  resolvePost: {
    body: () => ({ absent: true }),
    bad: () => ({ body: { absent: false }, fields: ['non_field_errors'] }),
  },
  listAttempts: { bad: badPage },
  fetchStats: none,
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
    bad: () => ({ body: { message: 'More', alt_texts: ['x'.repeat(1_001)] }, fields: ['version', 'alt_texts'] }),
  },
  deleteDraft: none,
  scheduleDraft: {
    body: () => content,
    bad: () => ({ body: { applications: [], message: 'x' }, fields: ['applications'] }),
  },
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
