/** Channels in the order in which tabs list them (SHELL-009, SHELL-038). */
export const APPS = ['facebook', 'instagram', 'linkedin', 'emarketing'] as const;
export type App = (typeof APPS)[number];
export const SOCIAL_APPS = ['facebook', 'instagram', 'linkedin'] as const;
export type SocialApp = (typeof SOCIAL_APPS)[number];
export const PROVIDERS = ['fbpage', 'instagram', 'linkedin'] as const;
export type Provider = (typeof PROVIDERS)[number];

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
