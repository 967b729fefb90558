import { average, count, figures, latest, total } from '../stats/metrics.ts';
import { FIRST_COMMENT_MAX, type Network } from './network.ts';

export const facebook = {
  app: 'facebook',
  provider: 'fbpage',
  name: 'Facebook',
  registration: 'meta',
  reasonPrefix: 'fb',
  proOnly: false,
  expiryWarningDays: 7,
  consent: 'pages',
  selectorOpens: true,
  pageAddress: 'https://www.facebook.com/{id}',
  // Graph API, "Permissions Reference"; `pages_read_user_content` is what the reaction counts of a post ask for.
  permissions: [
    { name: 'pages_show_list', for: 'pages', needed: true },
    { name: 'business_management', for: 'pages', needed: false },
    { name: 'pages_manage_posts', for: 'publish', needed: true },
    { name: 'pages_read_engagement', for: 'reading', needed: true },
    { name: 'pages_manage_engagement', for: 'comments', needed: false },
    { name: 'pages_read_user_content', for: 'figures', needed: false },
    { name: 'read_insights', for: 'figures', needed: false },
  ],
  beside: { comments: 'pages_manage_engagement', figures: 'read_insights', followers: 'read_insights' },

  text: { limit: 63_206, counted: 'plain' },
  pictures: {
    max: 10,
    required: false,
    // Error subcode 1366046: smaller than 4 MB, JPG or PNG.
    file: { types: ['image/jpeg', 'image/png'], maxBytes: 4 * 1024 * 1024 },
  },
  // Reels publishing guide.
  videos: { video: { min: 1, max: 30 * 60 }, reel: { min: 3, max: 90, upright: 'must' }, mixes: false },
  // A picture of our own needs an address whose owner proved to Facebook that it is theirs (Pages API, "Posts").
  link: { picture: 'page' },
  // developers.facebook.com/docs/sharing: the Sharing Debugger, and the window of a shared link.
  sharing: {
    debug: 'https://developers.facebook.com/tools/debug/?q={url}',
    share: 'https://www.facebook.com/sharer/sharer.php?u={url}',
  },
  comment: { limit: FIRST_COMMENT_MAX },
  hashtags: true,
  paidReach: true,
  removesFromProfiles: true,
  suggested: { at: '13:30', weekdays: [1, 2, 3, 4, 5] },
  preview: { layout: 'feed', fold: null, reactions: ['like', 'comment', 'share'] },
  defaultMediaType: 'post',
  // Graph API, "Post Insights" and "Video Insights"; the names of 2026. Reels and videos share no name: asking one for a
  // name of the other is refused.
  figures: [
    figures('post', {
      primary: ['post_views'],
      reach: 'post_reach',
      interactions: ['post_reactions'],
      clicks: 'post_clicks',
      metrics: [
        count('post_views', 'post_media_view'),
        count('post_reach', 'post_total_media_view_unique'),
        count('post_reactions', 'post_reactions_by_type_total'),
        count('post_clicks', 'post_clicks'),
        latest('followers'),
      ],
    }),
    figures('reel', {
      primary: ['reel_views'],
      interactions: ['reel_social_interactions'],
      metrics: [
        count('reel_views', 'fb_reels_total_plays', 'blue_reels_play_count'),
        total('reel_watch_time', 'post_video_view_time'),
        average('reel_average_watch_time', 'post_video_avg_time_watched'),
        count('reel_reactions', 'post_video_likes_by_reaction_type'),
        count('reel_social_interactions', 'post_video_social_actions'),
      ],
    }),
    figures('video', {
      primary: ['video_views'],
      interactions: ['video_reactions'],
      metrics: [
        count('video_views', 'total_video_views'),
        total('video_watch_time', 'total_video_view_total_time'),
        average('video_average_watch_time', 'total_video_avg_time_watched'),
        count('video_reactions', 'total_video_reactions_by_type_total'),
      ],
    }),
  ],
} as const satisfies Network;
