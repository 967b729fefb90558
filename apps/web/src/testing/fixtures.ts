import type { getAccountSettings, Session, User } from '@waypost/contract/accounts';
import type { GeneratedPosting } from '@waypost/contract/generator';
import { APPS, type App } from '@waypost/contract/networks';
import { OVERVIEW_STEPS, type Overview, type ScheduledPosting } from '@waypost/contract/posts';
import type { Application, BusinessProfile, getAdvancedFeatures, Profile } from '@waypost/contract/profiles';
import type { AnswerOf } from '@waypost/contract/wire';

/** A list that fits on one page. */
export const listed = <T>(...results: T[]) => ({ count: results.length, next: null, previous: null, results });

/** A profile that adds nothing to its texts. */
export const noTexts: AnswerOf<typeof getAdvancedFeatures> = {
  calendly_link: null,
  hashtag_signature: null,
  hashtag_enabled_apps: [],
  placeholders: {},
};

export const storedDraft: GeneratedPosting = {
  pk: 7,
  id: 7,
  version: 1,
  image_url: null,
  message: '',
  slot_by_app: {},
  message_by_app: {},
  applications: ['facebook'],
  fire_at: null,
  link: null,
  shows: null,
  also_profiles: [],
  posting_id: null,
  custom_image_ids: [],
  alt_texts: [],
  media: [],
  missing_media: 0,
  media_types: {},
  first_comment: null,
  scheduled_at: null,
  updated: '2026-11-20T15:00:00Z',
};

export const application = (change: Partial<Application> = {}): Application => ({
  is_enabled: true,
  installed: false,
  connected: false,
  active: false,
  paused: false,
  name: '',
  connectURL: null,
  state: 'not_connected',
  data: null,
  ...change,
});

/** What is known of a connected page. */
export const pageData = {
  ...{ page_id: '101', name: 'Blue Fjord Travel', image: null, organization_urn: null, is_feed: null },
  ...{ followers: null, expires_at: null, days_left: null, late_after_minutes: 120 },
};
/** A network whose page is connected, and in order. */
export const connected = (change: Partial<Application> = {}): Application =>
  application({ installed: true, connected: true, active: true, state: 'connected', data: pageData, ...change });

const channels = Object.fromEntries(APPS.map((app) => [app, application()])) as Record<App, Application>;

export const profile = (change: Partial<Profile> = {}): Profile => ({
  pk: 1,
  slug: 'blue-fjord',
  user_pk: 7,
  user_first_name: 'Marina',
  user_last_name: 'Duval',
  user_email: 'marina@bluefjord.example',
  plan: 'premium',
  completed: true,
  email_verification: true,
  created: '2026-03-04T12:00:00Z',
  avatar: null,
  first_name: 'Marina',
  last_name: 'Duval',
  profiles_count: 1,
  country_pk: 1,
  logo_image: null,
  render_logo_position: 'no-logo',
  applications: {
    ...channels,
    generator: { is_enabled: true },
  },
  ...change,
});

/** The same with a business profile that nobody has filled in. */
export const businessProfile = (change: Partial<BusinessProfile> = {}): BusinessProfile => ({
  ...profile(),
  agency_name: '',
  phone: '',
  phone_country_code: null,
  phone_extension: '',
  website: '',
  country_iso: 'CA',
  agency_host_name: [],
  address: '',
  city: '',
  state: '',
  zip_code: '',
  agency_license: '',
  agency_license_description: '',
  agency_license_number: '',
  ...change,
});

/** With these networks as they are said, and the others not connected. */
export const profileWith = (applications: Partial<Profile['applications']>, change: Partial<Profile> = {}): Profile =>
  profile({ ...change, applications: { ...profile().applications, ...applications } });

export const account: AnswerOf<typeof getAccountSettings> = {
  first_name: 'Marina',
  last_name: 'Duval',
  email: 'marina@bluefjord.example',
  email_verification: true,
  locale: 'en',
  terms: null,
  has_password: true,
};

export const user: User = { pk: 7, ...account, is_staff: false, is_superuser: false, demo_role: null };

export const session = (change: Partial<Session> = {}): Session => ({
  user,
  profile: profile(),
  profiles: [{ pk: 1, slug: 'blue-fjord', name: 'Marina Duval', avatar: null }],
  impersonator: null,
  csrf_token: 'first-token',
  locale: 'en',
  flags: [],
  permissions: [],
  supplier_manager: null,
  sandbox: null,
  demo_sign_in: false,
  takes_videos: true,
  publishing_hold: null,
  contact_url: 'https://waypost.example/contact',
  help_url: 'https://waypost.example/help',
  ...change,
});

const unknown = { value: null, at: null };
const nothing = { posted: 0, reach: null, interactions: null };
export const overview = (change: Partial<Overview> = {}): Overview => ({
  days: 28,
  posted: 0,
  reach: unknown,
  interactions: unknown,
  followers: unknown,
  before: nothing,
  steps: Array.from({ length: OVERVIEW_STEPS }, () => nothing),
  ahead: { days: 7, posts: 0 },
  troubles: [],
  ...change,
});

export const failedPost: ScheduledPosting = {
  id: 41,
  version: 3,
  status: 20,
  label: 'post_error',
  deleted: false,
  phase: 'rejected',
  reason: 'Facebook didn’t accept something in this post.',
  reason_code: 'fb_invalid',
  actions: ['reschedule', 'post_now', 'retry', 'delete'],
  fire_at: '2026-11-20T15:00:00Z',
  created: '2026-11-19T15:00:00Z',
  message: 'Balcony cabins #CruiseTips',
  messages_with_custom_text: 'Balcony cabins #CruiseTips',
  message_edited: false,
  image: null,
  thumbnail: null,
  video: null,
  media: [],
  link: null,
  external_link: null,
  link_title: null,
  title: null,
  domain: null,
  type: 'post',
  provider: 'fbpage',
  app: 'facebook',
  origin: '00000000-0000-4000-8000-000000000001',
  pgid: '101',
  page_name: 'Blue Fjord Travel',
  page_image: null,
  has_custom_image: false,
  first_comment: null,
  stats: null,
  preflight: [],
};
