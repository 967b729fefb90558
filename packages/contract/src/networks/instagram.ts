import { average, count, figures, total } from '../stats/metrics.ts';
import { FIRST_COMMENT_MAX, type Network } from './network.ts';

export const instagram = {
  app: 'instagram',
  provider: 'instagram',
  name: 'Instagram',
  // Reached through Facebook Login, with the same app.
  registration: 'meta',
  reasonPrefix: 'ig',
  proOnly: true,
  expiryWarningDays: 7,
  consent: 'accounts',
  selectorOpens: false,
  pageAddress: 'https://www.instagram.com/{username}/',
  // Instagram Platform with Facebook Login, "Permissions".
  permissions: [
    { name: 'pages_show_list', for: 'pages', needed: true },
    { name: 'business_management', for: 'pages', needed: false },
    { name: 'pages_read_engagement', for: 'pages', needed: false },
    { name: 'instagram_basic', for: 'pages', needed: true },
    { name: 'instagram_content_publish', for: 'publish', needed: true },
    { name: 'instagram_manage_insights', for: 'figures', needed: false },
    { name: 'instagram_manage_contents', for: 'removal', needed: false },
    { name: 'instagram_manage_comments', for: 'comments', needed: false },
  ],
  beside: {
    comments: 'instagram_manage_comments',
    figures: 'instagram_manage_insights',
    followers: 'instagram_basic',
  },

  text: { limit: 2_200, counted: 'plain' },
  pictures: {
    max: 10,
    required: true,
    // Content publishing: JPEG only, at most 8 MiB, 4:5 to 1.91:1, 320 to 1440 wide.
    file: {
      types: ['image/jpeg'],
      maxBytes: 8 * 1024 * 1024,
      frame: { tallest: 0.8, widest: 1.91, minWidth: 320, maxWidth: 1440 },
    },
  },
  // media_type VIDEO ended in November 2023: a single video is a reel. Only a carousel has videos among its pictures.
  videos: { reel: { min: 3, max: 15 * 60, upright: 'should' }, mixes: true },
  link: null,
  sharing: null,
  comment: { limit: FIRST_COMMENT_MAX },
  hashtags: true,
  paidReach: true,
  removesFromProfiles: true,
  suggested: { at: '14:00', weekdays: [1, 3, 5] },
  preview: { layout: 'photo', fold: { characters: 125, lines: 2 }, reactions: ['heart', 'comment', 'send'] },
  defaultMediaType: 'reel',
  // Instagram Platform, "Media insights": lifetime figures of one post. Times come in milliseconds, as we keep them.
  figures: [
    figures('post', {
      primary: ['post_views'],
      reach: 'post_reach',
      interactions: ['post_interactions'],
      metrics: [
        count('post_views', 'views'),
        count('post_reach', 'reach'),
        count('post_interactions', 'total_interactions'),
        count('post_saved', 'saved'),
        count('post_likes', 'likes'),
        count('post_comments', 'comments'),
        count('post_shares', 'shares'),
      ],
    }),
    figures('reel', {
      primary: ['reel_views'],
      interactions: ['reel_interactions'],
      metrics: [
        count('reel_views', 'views'),
        total('reel_watch_time', 'ig_reels_video_view_total_time'),
        average('reel_average_watch_time', 'ig_reels_avg_watch_time'),
        count('reel_interactions', 'total_interactions'),
        count('reel_saved', 'saved'),
        count('reel_likes', 'likes'),
        count('reel_comments', 'comments'),
        count('reel_shares', 'shares'),
      ],
    }),
  ],
} as const satisfies Network;
