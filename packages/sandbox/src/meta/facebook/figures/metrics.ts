import { grown } from '../../../platform/growth.ts';
import type { Facebook } from '../../graph/context.ts';
import type { Page, Post, Video } from '../state.ts';
import { reactionsOf } from './growth.ts';

export type Period = 'day' | 'week' | 'days_28' | 'lifetime';

export type Metric<T> = {
  title: string;
  periods: Period[];
  /** The figure at this age of the object (posts, videos) or at this time (pages). */
  value: (fb: Facebook, object: T, ageMs: number) => unknown;
  /** A running total: its daily value is what was added in a day. */
  running?: boolean;
};

const DAY = 86_400_000;

function total<T>(title: string, value: Metric<T>['value']): Metric<T> {
  return { title, periods: ['lifetime'], value };
}

function reach(fb: Facebook, pageId: string): number {
  return (fb.state.pages.get(pageId)?.followers ?? 0) + 40;
}

function count<T extends { id: string; pageId: string; appeal?: number }>(
  name: string,
  share: number,
): Metric<T>['value'] {
  return (fb, object, age) =>
    grown(`${object.id}:${name}`, reach(fb, object.pageId) * share * (object.appeal ?? 1), age);
}

function reactions(fb: Facebook, object: Post | Video): Record<string, number> {
  return reactionsOf(fb, { ...object, createdAt: object.createdAt + fb.settings.insightsLagMs });
}

export const POST_METRICS: Record<string, Metric<Post>> = {
  post_media_view: total('Lifetime Post Views', count('views', 2.4)),
  // Comes for two periods when none is asked, as clients have seen.
  post_total_media_view_unique: {
    title: 'Lifetime Post Viewers',
    periods: ['lifetime', 'day'],
    value: count('reach', 1.3),
    running: true,
  },
  post_reactions_by_type_total: total('Lifetime Total post Reactions by Type.', reactions),
  post_reactions_like_total: total('Lifetime Total Like Reactions of a post.', (fb, post) => reactions(fb, post).like),
  post_reactions_love_total: total('Lifetime Total Love Reactions of a post.', (fb, post) => reactions(fb, post).love),
  post_clicks: total('Lifetime Post Clicks', count('clicks', 0.12)),
  post_clicks_by_type: total('Lifetime Post Clicks by type', (fb, post, age) => ({
    'other clicks': count('clicks', 0.12)(fb, post, age),
  })),
};

function daily(title: string, name: string, share: number): Metric<Page> {
  const value: Metric<Page>['value'] = (_, page, at) =>
    grown(`${page.id}:${name}:${Math.floor(at / DAY)}`, page.followers * share, 5 * DAY);
  return { title, periods: ['day', 'week', 'days_28'], value };
}

export const PAGE_METRICS: Record<string, Metric<Page>> = {
  page_follows: { title: 'Page follows', periods: ['day'], value: (_, page) => page.followers },
  page_media_view: daily('Page views of media', 'media', 0.6),
  page_total_media_view_unique: daily('Page viewers of media', 'viewers', 0.4),
  page_post_engagements: daily('Page post engagements', 'engagements', 0.1),
  page_views_total: daily('Page views', 'views', 0.2),
};

function byEmoji(fb: Facebook, video: Video): Record<string, number> {
  const counts = Object.entries(reactions(fb, video));
  return Object.fromEntries(counts.map(([name, n]) => [`REACTION_${name.toUpperCase()}`, n]));
}

/** Reel and video names are disjoint: asking one kind for a name of the other is refused. Times are milliseconds. */
export const VIDEO_METRICS: Record<Video['kind'], Record<string, Metric<Video>>> = {
  reel: {
    fb_reels_total_plays: total('Plays', count('plays', 3)),
    blue_reels_play_count: total('First plays', count('first', 2)),
    post_video_view_time: total('Watch time', count('time', 9000)),
    post_video_avg_time_watched: total('Average watch time', () => 4200),
    post_video_likes_by_reaction_type: total('Reactions', byEmoji),
    post_video_social_actions: total('Social actions', (fb, video, age) => ({
      COMMENT: count('comments', 0.02)(fb, video, age),
      SHARE: count('shares', 0.01)(fb, video, age),
    })),
  },
  video: {
    total_video_views: total('Views', count('views', 1.5)),
    total_video_view_total_time: total('Watch time', count('time', 9000)),
    total_video_avg_time_watched: total('Average watch time', () => 5100),
    total_video_reactions_by_type_total: total('Reactions', byEmoji),
  },
};
