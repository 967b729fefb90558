/** Channels in the order in which tabs list them (SHELL-009, SHELL-038). */
export const APPS = ['facebook', 'instagram', 'linkedin', 'emarketing'] as const;
export type App = (typeof APPS)[number];
export const SOCIAL_APPS = ['facebook', 'instagram', 'linkedin'] as const;
export type SocialApp = (typeof SOCIAL_APPS)[number];
export const PROVIDERS = ['fbpage', 'instagram', 'linkedin'] as const;
export type Provider = (typeof PROVIDERS)[number];
export const LOCALES = ['en', 'es', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** All times are shown in this zone (SHELL-014). */
export const TIME_ZONE = 'America/Toronto';

export const POST_TYPES = ['post', 'video', 'reel', 'link', 'image', 'feedpost'] as const;
export type PostType = (typeof POST_TYPES)[number];
export const LOGO_POSITIONS = ['no-logo', 'top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type LogoPosition = (typeof LOGO_POSITIONS)[number];

/** What we keep of a first comment; a network may take less. */
export const FIRST_COMMENT_MAX = 2_000;

export interface Channel {
  readonly app: App;
  readonly provider: Provider | 'emarketing';
  readonly name: string;
  readonly order: number;
  readonly hashtags: boolean;
  readonly defaultMediaType: 'post' | 'reel' | null;
  readonly proOnly: boolean;
  /** Days left at which a connection counts as about to expire (CONN-026, CONN-027). */
  readonly expiryWarningDays: number;
  /** Longest message the network takes, in the unit that it counts. */
  readonly messageLimit: number;
  /** Longest first comment that the network takes and we keep. */
  readonly commentLimit: number;
  readonly maxImages: number;
}

export const CHANNELS: Readonly<Record<App, Channel>> = {
  facebook: {
    app: 'facebook',
    provider: 'fbpage',
    name: 'Facebook',
    order: 1,
    hashtags: true,
    defaultMediaType: 'post',
    proOnly: false,
    expiryWarningDays: 7,
    messageLimit: 63_206,
    commentLimit: FIRST_COMMENT_MAX,
    maxImages: 10,
  },
  instagram: {
    app: 'instagram',
    provider: 'instagram',
    name: 'Instagram',
    order: 2,
    hashtags: true,
    defaultMediaType: 'reel',
    proOnly: true,
    expiryWarningDays: 7,
    messageLimit: 2_200,
    commentLimit: FIRST_COMMENT_MAX,
    maxImages: 10,
  },
  linkedin: {
    app: 'linkedin',
    provider: 'linkedin',
    name: 'LinkedIn',
    order: 3,
    hashtags: true,
    defaultMediaType: 'post',
    proOnly: false,
    expiryWarningDays: 21,
    messageLimit: 3_000,
    // Its comment box counts to 1,250; a longer one is refused.
    commentLimit: 1_250,
    maxImages: 20,
  },
  emarketing: {
    app: 'emarketing',
    provider: 'emarketing',
    name: 'Newsletter',
    order: 4,
    hashtags: false,
    defaultMediaType: null,
    proOnly: false,
    expiryWarningDays: 0,
    messageLimit: 0,
    commentLimit: 0,
    maxImages: 0,
  },
};

const APP_BY_PROVIDER: Readonly<Record<Provider, SocialApp>> = {
  fbpage: 'facebook',
  instagram: 'instagram',
  linkedin: 'linkedin',
};
export const appOf = (provider: Provider): SocialApp => APP_BY_PROVIDER[provider];
export const providerOf = (app: SocialApp): Provider => CHANNELS[app].provider as Provider;

export const PAGE_SIZES = { default: 20, max: 500, media: 12, analytics: 10, top: 5 } as const;
export const LIST_DEBOUNCE_MS = 300;
export const KEYWORD_DEBOUNCE_MS = 500;
export const MAX_FOLLOWED_PAGES = 5;
export const TOAST_MS = 5_000;
export const UPLOAD_DONE_MS = 1_500;
export const RESCHEDULE_MIN_MINUTES = 10;
/** One minute of grace for filling in the form (POST-046). */
export const RESCHEDULE_SERVER_MIN_MINUTES = 9;
export const STATS_REFRESH_PAUSE_MINUTES = 10;
export const HASHTAG_SIGNATURE_MAX = 200;
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 50_000_000;
export const PROFILE_IMAGE_MAX_BYTES = 6 * 1024 * 1024;
export const UPLOAD_MIME_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const;
export const ALT_TEXT_MAX = 1_000;
export const DESCRIPTION_SHOWN_CHARS = 80;
/** Identical text on one connection inside this window is a preflight error (decision 004). */
export const SAME_TEXT_WINDOW_MINUTES = 15;
export const LATE_AFTER_DEFAULT_MINUTES = 120;
