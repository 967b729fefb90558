export type StatsType = 'post' | 'reel' | 'video' | 'feedpost';

export interface Metric<Key extends string = string> {
  /** Field name on the wire; its name and what it means are in the catalogues under `stats.label` and `stats.about`. */
  readonly key: Key;
  readonly unit: 'count' | 'ms' | 'percent';
  readonly aggregate: 'sum' | 'avg' | 'last';
  /** The network's own names for it, the first that it gives counts; none where the connector finds it another way. */
  readonly names: readonly string[];
}
const metric =
  (unit: Metric['unit'], aggregate: Metric['aggregate']) =>
  <const Key extends string>(key: Key, ...names: string[]): Metric<Key> => ({ key, unit, aggregate, names });

export const count = metric('count', 'sum');
/** The newest reading counts: a figure of the page, not of one post. */
export const latest = metric('count', 'last');
export const total = metric('ms', 'sum');
export const average = metric('ms', 'avg');
export const share = metric('percent', 'avg');

export interface StatsDefinition<Key extends string = string> {
  readonly type: StatsType;
  readonly metrics: readonly Metric<Key>[];
  /** Added up, they rank the top list (STATS-018). */
  readonly primary: readonly Key[];
  /** How many people saw a post, in the network's own terms; some figures exist for posts only, not for reels and videos. */
  readonly reach?: Key;
  /** What people did with a post, added up; the first is the one without which there are none. */
  readonly interactions?: readonly Key[];
  /** How often its link was followed. */
  readonly clicks?: Key;
  /** Left out where types are offered as filters (STATS-010). */
  readonly hiddenOnFilters?: boolean;
}
type Facts<Key extends string> = Pick<StatsDefinition<Key>, 'metrics'> &
  Omit<StatsDefinition<NoInfer<Key>>, 'type' | 'metrics'>;
export const figures = <const Key extends string>(type: StatsType, facts: Facts<Key>): StatsDefinition<Key> => ({
  type,
  ...facts,
});
