import { count, figures, share } from '../stats/metrics.ts';
import type { Network } from './network.ts';

export const linkedin = {
  app: 'linkedin',
  provider: 'linkedin',
  name: 'LinkedIn',
  registration: 'linkedin',
  reasonPrefix: 'li',
  proOnly: false,
  expiryWarningDays: 21,
  consent: 'roles',
  selectorOpens: true,
  pageAddress: 'https://www.linkedin.com/company/{id}/',
  // One set for members and organizations: a consent with another set ends the earlier tokens of the same member
  // (learn.microsoft.com/linkedin, "3-legged OAuth flow"). LinkedIn grants all of it or none.
  permissions: [
    { name: 'openid', for: 'identity', needed: true },
    { name: 'profile', for: 'identity', needed: true },
    { name: 'w_member_social', for: 'publish', needed: true },
    { name: 'r_organization_social', for: 'reading', needed: true },
    { name: 'w_organization_social', for: 'publish', needed: true },
    { name: 'rw_organization_admin', for: 'pages', needed: true },
    { name: 'r_member_postAnalytics', for: 'figures', needed: false },
    { name: 'r_member_profileAnalytics', for: 'followers', needed: false },
  ],
  beside: {
    comments: 'w_organization_social_feed',
    figures: 'rw_organization_admin',
    followers: 'rw_organization_admin',
  },
  besideOnProfile: {
    comments: 'w_member_social_feed',
    figures: 'r_member_postAnalytics',
    followers: 'r_member_profileAnalytics',
  },

  // LinkedIn does not say whether it counts the text or the escaped form that it is sent; the longer count is the careful one.
  text: { limit: 3_000, counted: 'little' },
  pictures: {
    max: 20,
    required: false,
    // Images API.
    file: { types: ['image/jpeg', 'image/png'], maxPixels: 36_152_319 },
  },
  // Videos API; LinkedIn never had reels.
  videos: { video: { min: 3, max: 30 * 60 }, mixes: false },
  // Articles API: "the API does not scrape the URL".
  link: { picture: 'us' },
  // Its Post Inspector, and the window of a shared link.
  sharing: {
    debug: 'https://www.linkedin.com/post-inspector/inspect/{url}',
    share: 'https://www.linkedin.com/sharing/share-offsite/?url={url}',
  },
  // Its comment box counts to 1,250; a longer one is refused.
  comment: { limit: 1_250 },
  hashtags: true,
  paidReach: false,
  // What members consent to lets us make posts, and not take them down (decision 162).
  removesFromProfiles: false,
  suggested: { at: '14:30', weekdays: [2, 4] },
  preview: {
    layout: 'feed',
    fold: { characters: 210, lines: 3 },
    reactions: ['like', 'comment', 'repost', 'send'],
  },
  defaultMediaType: 'post',
  // "Organization Share Statistics" (one name is spelled in two ways). A video counts as a post; a post on a person's own
  // profile has less.
  figures: [
    figures('post', {
      primary: ['post_impressions'],
      reach: 'post_impressions_unique',
      interactions: ['post_likes', 'post_comments', 'post_shares'],
      clicks: 'post_clicks',
      metrics: [
        count('post_impressions', 'impressionCount'),
        count('post_impressions_unique', 'uniqueImpressionsCount', 'uniqueImpressionsCounts'),
        share('post_engagement', 'engagement'),
        count('post_shares', 'shareCount'),
        count('post_clicks', 'clickCount'),
        count('post_likes', 'likeCount'),
        count('post_comments', 'commentCount'),
      ],
    }),
    figures('feedpost', {
      primary: ['post_likes', 'post_comments'],
      interactions: ['post_likes', 'post_comments'],
      hiddenOnFilters: true,
      metrics: [count('post_likes', 'REACTION'), count('post_comments', 'COMMENT')],
    }),
  ],
} as const satisfies Network;
