import type { MetricKey } from '@waypost/contract/networks';
import type { ReportSteps } from '@waypost/contract/posts';
import type { Metric } from '@waypost/contract/stats';
import type { Analysed } from './api.ts';

export type Summary = Readonly<Record<string, number | null>>;

/** All that the page has read of one network: what the cards show, and a file brings along. */
export interface Report {
  readonly of: Analysed;
  readonly metrics: readonly Metric<MetricKey>[];
  readonly now: Summary;
  /** Of the period before; null where there is none. */
  readonly before: Summary | null;
  readonly steps: ReportSteps;
}

/** Of how many posts a figure is not known. */
export const missingOf = (posts: number | null | undefined, known: number | undefined): number =>
  typeof posts === 'number' && known !== undefined ? Math.max(0, posts - known) : 0;
