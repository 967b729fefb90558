import type { Provider } from '@waypost/contract/networks';
import type { PostType } from '@waypost/contract/posts';
import { statsDefinition } from '@waypost/contract/stats';

/** What the top list ranks by: the sum of the primary figures; null ranks last. */
export function statsRank(
  provider: Provider,
  type: PostType,
  metrics: Readonly<Record<string, number | null>>,
): number | null {
  const values = (statsDefinition(provider, type)?.primary ?? []).flatMap((key) => metrics[key] ?? []);
  return values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0));
}
