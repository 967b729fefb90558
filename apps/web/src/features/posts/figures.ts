import type { MetricKey } from '@waypost/contract/networks';
import type { ScheduledPosting } from '@waypost/contract/posts';
import { type Metric, statsDefinition } from '@waypost/contract/stats';

export interface Figure {
  readonly key: MetricKey;
  readonly unit: Metric['unit'];
  readonly value: number | null;
}

/** The figures of a post in the order of the contract; none before the first fetch. */
export function figuresOf({ provider, type, stats }: Pick<ScheduledPosting, 'provider' | 'type' | 'stats'>): Figure[] {
  if (!stats) return [];
  return (statsDefinition(provider, type)?.metrics ?? []).map(({ key, unit }) => {
    const value = stats[key];
    return { key, unit, value: typeof value === 'number' ? value : null };
  });
}

/** The figure that ranks the best posts (STATS-018); several primary ones are added up under the first one's name. */
export function primaryFigure(post: Pick<ScheduledPosting, 'provider' | 'type' | 'stats'>): Figure | null {
  const definition = statsDefinition(post.provider, post.type);
  const [key] = definition?.primary ?? [];
  if (!definition || !key || !post.stats) return null;
  const values = definition.primary.map((name) => post.stats?.[name]).filter((value) => typeof value === 'number');
  return { key, unit: 'count', value: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) };
}

/** Watch times are sent in milliseconds and shown as hours, minutes and seconds (STATS-009). */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  if (h > 0) return `${h}h ${m}m ${s}s`;
  return m > 0 ? `${m}m ${s}s` : `${s}s`;
}
