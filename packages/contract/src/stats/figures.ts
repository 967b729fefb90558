import type { Provider } from '../networks/rules.ts';
import type { PostType } from '../posts/rules.ts';

export type StatsType = 'post' | 'reel' | 'video' | 'feedpost';
export type MetricUnit = 'count' | 'ms' | 'percent';
export interface Metric {
  /** Field name on the wire; label and description are in the catalogue under `stats.<key>`. */
  readonly key: string;
  readonly unit: MetricUnit;
  readonly aggregate: 'sum' | 'avg' | 'last';
}
const count = (key: string): Metric => ({ key, unit: 'count', aggregate: 'sum' });
const total = (key: string): Metric => ({ key, unit: 'ms', aggregate: 'sum' });
const average = (key: string): Metric => ({ key, unit: 'ms', aggregate: 'avg' });

export interface StatsDefinition {
  readonly type: StatsType;
  readonly metrics: readonly Metric[];
  readonly primary: readonly string[];
  readonly hiddenOnFilters: boolean;
}
const definition = (
  type: StatsType,
  metrics: Metric[],
  primary: string[],
  hiddenOnFilters = false,
): StatsDefinition => ({
  type,
  metrics,
  primary,
  hiddenOnFilters,
});

/** Which figures exist per channel and type (STATS-001 … STATS-010); `primary` ranks the top list (STATS-018). */
export const STATS: Readonly<Record<Provider, readonly StatsDefinition[]>> = {
  fbpage: [
    definition(
      'post',
      [
        count('post_views'),
        count('post_reach'),
        count('post_reactions'),
        count('post_clicks'),
        { key: 'followers', unit: 'count', aggregate: 'last' },
      ],
      ['post_views'],
    ),
    definition(
      'reel',
      [
        count('reel_views'),
        total('reel_watch_time'),
        average('reel_average_watch_time'),
        count('reel_reactions'),
        count('reel_social_interactions'),
      ],
      ['reel_views'],
    ),
    definition(
      'video',
      [count('video_views'), total('video_watch_time'), average('video_average_watch_time'), count('video_reactions')],
      ['video_views'],
    ),
  ],
  instagram: [
    definition(
      'post',
      ['views', 'reach', 'interactions', 'saved', 'likes', 'comments', 'shares'].map((name) => count(`post_${name}`)),
      ['post_views'],
    ),
    definition(
      'reel',
      [
        count('reel_views'),
        total('reel_watch_time'),
        average('reel_average_watch_time'),
        ...['interactions', 'saved', 'likes', 'comments', 'shares'].map((name) => count(`reel_${name}`)),
      ],
      ['reel_views'],
    ),
  ],
  linkedin: [
    definition(
      'post',
      [
        count('post_impressions'),
        count('post_impressions_unique'),
        { key: 'post_engagement', unit: 'percent', aggregate: 'avg' },
        count('post_shares'),
        count('post_clicks'),
        count('post_likes'),
        count('post_comments'),
      ],
      ['post_impressions'],
    ),
    definition('feedpost', [count('post_likes'), count('post_comments')], ['post_likes', 'post_comments'], true),
  ],
};

/** Link and image posts are counted as posts. */
export function statsTypeOf(type: PostType): StatsType {
  return type === 'reel' || type === 'video' || type === 'feedpost' ? type : 'post';
}

export function statsDefinition(provider: Provider, type: PostType): StatsDefinition | null {
  const wanted = statsTypeOf(type);
  // LinkedIn counts a film as a post.
  return (
    STATS[provider].find((entry) => entry.type === wanted) ??
    STATS[provider].find((entry) => entry.type === 'post') ??
    null
  );
}

export const METRIC_KEYS: readonly string[] = [
  ...new Set(
    Object.values(STATS).flatMap((types) => types.flatMap((type) => type.metrics.map((metric) => metric.key))),
  ),
];
