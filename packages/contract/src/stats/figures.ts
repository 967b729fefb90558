import {
  CHANNELS,
  type MetricKey,
  networkOf,
  type Provider,
  SOCIAL_APPS,
  type SocialApp,
} from '../networks/networks.ts';
import type { PostType } from '../posts/rules.ts';
import type { Metric, StatsDefinition, StatsType } from './metrics.ts';

/** Link and image posts are counted as posts. */
export function statsTypeOf(type: PostType): StatsType {
  return type === 'reel' || type === 'video' || type === 'feedpost' ? type : 'post';
}

/** The figures of a post; a type without its own is counted as a post. Null where the network gives none. */
export function statsDefinition(provider: Provider, type: PostType): StatsDefinition<MetricKey> | null {
  const figures = networkOf(provider).figures;
  const wanted = statsTypeOf(type);
  return figures.find((entry) => entry.type === wanted) ?? figures.find((entry) => entry.type === 'post') ?? null;
}

/** What a network tells of exactly this type; nothing where it has none. */
export const metricsOf = (app: SocialApp, type: StatsType): readonly Metric<MetricKey>[] =>
  CHANNELS[app].figures.find((entry) => entry.type === type)?.metrics ?? [];

export const METRIC_KEYS: readonly MetricKey[] = [
  ...new Set(
    SOCIAL_APPS.flatMap((app) => CHANNELS[app].figures.flatMap(({ metrics }) => metrics.map(({ key }) => key))),
  ),
];
