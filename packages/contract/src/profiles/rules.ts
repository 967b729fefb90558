export const LOGO_POSITIONS = ['no-logo', 'top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

/** Of one account, those that are deleted not counted. */
export const PROFILES_MAX = 20;

/** For so long a deleted profile, or account, can be taken back; then it is erased. */
export const RESTORABLE_DAYS = 30;

export const HASHTAG_SIGNATURE_MAX = 200;

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
  'comments',
  'figures',
] as const;
export type ConnectionLimit = (typeof CONNECTION_LIMITS)[number];
